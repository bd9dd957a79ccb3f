import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../paths.ts';
import { copySources, storiesIn } from '../storybook-data/copy.ts';
import { textsIn } from '../storybook-data/copy-texts.ts';

const packagesDir = join(rootDir, 'packages');
const read = (file: string) => readFileSync(join(packagesDir, file), 'utf8');

describe('the texts of the product', () => {
  const files = globSync(copySources, { cwd: packagesDir });
  const kindsIn = (file: string) => textsIn(read(file)).map(({ kind }) => kind);

  it.each([
    ['empty state', /<EmptyState\b[^>]*\btitle="/],
    ['confirmation', /\bconfirmLabel(: |=)["'`]/],
    ['notice', /<Alert\b[^>]*\btitle="/],
    ['toast', /\b(?:success|info|error|failure)Toast\(\s*['"`]/],
  ] as const)('are found in every file with a text of kind %s', (kind, pattern) => {
    const writers = files.filter((file) => pattern.test(read(file)));
    expect(writers).not.toEqual([]);
    expect(writers.filter((file) => !kindsIn(file).includes(kind))).toEqual([]);
  });
});

describe('reading texts', () => {
  const template = 'At $' + '{plan.name} it is too large.';

  it.each([
    ["const savedToast = successToast('Saved', undefined);", 'toast', ['Saved']],
    ["const t = { title: 'Login failed', variant: 'destructive' };", 'toast', ['Login failed']],
    [
      `const p = { code: 'big', message: \`${template}\`, fix: 'Choose less.' };`,
      'error',
      ['At ‹plan.name› it is too large.', 'Choose less.'],
    ],
    ["const nameProblem = (name) => (name ? undefined : 'Enter a name.');", 'error', ['Enter a name.']],
    [
      'const a = <EmptyState title="Nothing here"><p>Make one, {name}.</p></EmptyState>;',
      'empty state',
      ['Nothing here', 'Make one, ‹name›.'],
    ],
    [
      'const a = <AlertDialog.Content title="Leave?" description={text} />;',
      'confirmation',
      ['Leave?', '‹text›'],
    ],
    [
      'const a = <Alert title={isOld ? "It is old." : "It is new."} />;',
      'notice',
      ['It is old.', 'It is new.'],
    ],
  ])('%s is a text of kind %s', (code, kind, sentences) => {
    expect(textsIn(code).map((text) => [text.kind, text.sentences])).toEqual([[kind, sentences]]);
  });

  it.each([
    "const label = 'Save it';",
    'const nameProblem = problemOf(name);',
    'const a = <Alert title={title}>{children}</Alert>;',
    "import { errorToast } from './Some text';",
  ])('%s has no text of its own', (code) => {
    expect(textsIn(code)).toEqual([]);
  });

  it('names the declaration that a story can import', () => {
    const [text] = textsIn(
      "export const signOutToast = () => { const toast = errorToast('Sign out failed'); };",
    );
    expect(text?.constant).toBe('signOutToast');
  });
});

describe('reading stories', () => {
  it('gives each story its own code and the declarations that it names', () => {
    const source = `
      import preview from '@verapix/storybook/preview';
      const toast = { title: 'Login failed' };
      const meta = preview.meta({ title: 'Toasts' });
      export const Failed = meta.story({ args: { toast } });
      export const Done = meta.story({ args: { title: 'Saved' } });`;
    const [failed, done] = storiesIn(source, 'Toasts.stories.tsx');
    expect(failed).toMatchObject({ storyId: 'toasts--failed', title: 'Toasts', name: 'Failed' });
    expect(failed?.code).toContain('Login failed');
    expect(done?.code).not.toContain('Login failed');
  });
});
