/**
 * Every requirement of the specification has a story or a test that shows it. Stories declare theirs in
 * `parameters: { spec: ['shell.translucent'] }`, tests in a comment before them: `// @spec shell.translucent`.
 */
import { describe, expect, it } from 'vitest';
import { requirements } from '../.storybook/pages/specification/requirements.ts';
import { readSpecEvidence, specTestsIn } from './storybook-data/spec-evidence.ts';

describe('the requirements of the specification', () => {
  const { stories, tests } = readSpecEvidence();
  const shown = new Set([...stories, ...tests].map(({ requirement }) => requirement));

  it('have unique ids', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each have a story or a test, or a reason why they have none', () => {
    const missing = requirements.filter(({ id, exempt }) => !shown.has(id) && !exempt);
    expect(missing.map(({ id }) => id)).toEqual([]);
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
