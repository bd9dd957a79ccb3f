import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from './paths.ts';

/** A row of a table: what holds, then the file and the title of its test. */
const row = /^\| .+ \| `([^`]+)`: (.+) \|$/gm;

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8');

function hasTest(file: string, title: string): boolean {
  return existsSync(join(rootDir, file)) && read(file).replaceAll("\\'", "'").includes(title);
}

it.each(['docs/fault-cases.md', 'docs/promises.md'])('every test that %s names exists', (document) => {
  const rows = [...read(document).matchAll(row)].map(([, file = '', title = '']) => ({ file, title }));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
});
