/**
 * Every sentence of the specification has a row, and every row has its sentence and a story or a test that shows it. Stories declare theirs in
 * `parameters: { spec: ['shell.translucent'] }`, tests in a comment before them: `// @spec shell.translucent`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { documents, markedTexts, withoutMarks } from '../.storybook/pages/specification/quotes.ts';
import { requirements } from '../.storybook/pages/specification/requirements.ts';
import { rootDir } from './paths.ts';
import { readSpecEvidence, specTestsIn } from './storybook-data/spec-evidence.ts';

/** Whether a decision such as `0031`, or `0106, row 27`, exists. */
function isDecided(decision: string): boolean {
  const [number = '', row] = decision.split(', row ');
  const [page] = globSync(`docs/decisions/${number}-*.md`, { cwd: rootDir });
  if (!page) return false;
  return row === undefined || readFileSync(join(rootDir, page), 'utf8').includes(`\n| ${row} | `);
}

describe('the requirements of the specification', () => {
  const { stories, tests } = readSpecEvidence();
  const shown = new Set([...stories, ...tests].map(({ requirement }) => requirement));
  const proved = new Set(
    [...stories.filter(({ isPlayed }) => isPlayed), ...tests].map(({ requirement }) => requirement),
  );

  it('have unique ids', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each have a test, or a story that plays, or a reason why they have none', () => {
    const missing = requirements.filter(({ id, exempt }) => !proved.has(id) && !exempt);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('each have a sentence of the specification', () => {
    const missing = requirements.filter(({ quotes }) => quotes.length === 0);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('name the decision if they are met in another way', () => {
    const undecided = requirements.filter(({ note, decision, exempt }) => note && !decision && !exempt);
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });

  it('name decisions, and rows of their tables, that exist', () => {
    const unknown = requirements.filter(({ decision }) => decision && !isDecided(decision));
    expect(unknown.map(({ id, decision }) => `${decision} of ${id}`)).toEqual([]);
  });

  it('have no reason to go without evidence if they have some', () => {
    const excused = requirements.filter(({ id, exempt }) => shown.has(id) && exempt);
    expect(excused.map(({ id }) => id)).toEqual([]);
  });

  it('are the only ones that stories and tests declare', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const unknown = [
      ...stories.map(({ requirement, storyId }) => ({ requirement, where: storyId })),
      ...tests.map(({ requirement, file }) => ({ requirement, where: file })),
    ].filter(({ requirement }) => !known.has(requirement));
    expect(unknown.map(({ requirement, where }) => `${requirement} in ${where}`)).toEqual([]);
  });
});

describe('the text of the specification', () => {
  // The text is given. What the product reads in another way has a decision, and changes nothing here.
  it.each([
    ['site', '1ad9489313f874459c0a18c67ce96943c8433bbf98bd67bf3219972a5e89e5fb'],
    ['tools', 'f92efb5012ceb773a0b8d448d8d2390e6153e1d02b43c909c1edef25c9dc0152'],
  ] as const)('is unchanged: %s', (document, sha256) => {
    const text = withoutMarks(documents[document]);
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  });

  it('has no sentence without a row', () => {
    const unmarked = Object.values(documents)
      .flatMap(markedTexts)
      .filter(({ ids }) => ids === undefined);
    expect(unmarked.map(({ text }) => text)).toEqual([]);
  });

  it('marks the rows that exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const ids = Object.values(documents)
      .flatMap(markedTexts)
      .flatMap((each) => each.ids ?? []);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('is read in pieces that end with ids, without headings, bullets and borders of tables', () => {
    const pieces = markedTexts(
      '# Door\n- Bell: rings. [door.bell door.loud] Then stops. [-]\n\n| Lock | Key [door.lock] |\nRusty.',
    );
    expect(pieces).toEqual([
      { text: 'Bell: rings.', ids: ['door.bell', 'door.loud'] },
      { text: 'Then stops.', ids: [] },
      { text: 'Lock | Key', ids: ['door.lock'] },
      { text: 'Rusty.' },
    ]);
  });
});

describe('the evidence in a test file', () => {
  const read = (source: string) =>
    specTestsIn(source, 'door.test.ts').map(({ requirement, title }) => [requirement, title]);

  it('belongs to the test, or the group of tests, after the comment', () => {
    const source = `
      // @spec door.open door.close
      // @spec door.lock
      it.each([[1], [2]])('opens %s times', () => {});
      it('has no comment', () => {});
      // @spec door.bell
      describe('the bell', () => { it('rings', () => {}); });
      // A word about @spec door.none in prose.
      it('is prose', () => {});
    `;
    expect(read(source)).toEqual([
      ['door.open', 'opens %s times'],
      ['door.close', 'opens %s times'],
      ['door.lock', 'opens %s times'],
      ['door.bell', 'the bell'],
    ]);
  });

  it.each([
    ['before anything else', "// @spec door.open\nconst door = 1;\nit('opens', () => {});"],
    ['at the end', "it('opens', () => {});\n// @spec door.open"],
    ['before a test that is skipped', "// @spec door.open\nit.skip('opens', () => {});"],
  ])('is an error %s', (_where, source) => {
    expect(() => read(source)).toThrow(/^door\.test\.ts:\d: @spec must stand directly before a test/);
  });
});
