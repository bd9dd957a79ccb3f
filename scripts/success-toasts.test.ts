import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const sources = globSync(['packages/{app,machines,studio}/src/**/*.{ts,tsx}'], {
  cwd: rootDir,
  ignore: ['**/*.test.ts', '**/*.stories.tsx', '**/*.fixture.ts'],
});

/** What a success toast says: the text of `successToast`, and those of a tool's machine that become one. */
const said = [/successToast\(\s*messages\.(\w+)/g, /^ {4}(?:done|saved|uploaded): .*?messages\.(\w+)/gm];

/** Words of texts that report a failure, a part, or nothing. */
const lessThanAsked =
  /\b(?:almost|could ?n[o’]t|cannot|can[’']t|failed|fell back|hardly|instead|nothing|only|partly|unable|without)\b/i;

interface SaidText {
  file: string;
  name: string;
  text: string;
}

const catalogue = (area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(rootDir, `packages/messages/catalogue/en/${area}.json`), 'utf8'));

/** The English texts of a file's success toasts. */
function textsIn(file: string): SaidText[] {
  const source = readFileSync(join(rootDir, file), 'utf8');
  const [, area] = source.match(/import \* as messages from '@verapix\/messages\/([\w-]+)'/) ?? [];
  if (!area) return [];
  const texts = catalogue(area);
  return said
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
    .map((name) => ({ file, name, text: texts[name] ?? '' }));
}

const all = sources.flatMap(textsIn);

it('finds the success toasts of the machines and of the tools', () => {
  expect(all.length).toBeGreaterThan(40);
  const names = all.map(({ file, name }) => `${file.split('/').at(-1)} ${name}`);
  expect(names).toContain('api-keys.machine.ts keyRevoked');
  expect(names).toContain('definition.tsx removed');
});

it('no success toast reports a failure, a part or nothing: a tool has `caveat` for that', () => {
  expect(all.filter(({ text }) => text === '' || lessThanAsked.test(text))).toEqual([]);
});
