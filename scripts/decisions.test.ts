import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from './paths';

const folder = join(rootDir, 'docs/decisions');

it('the list of decisions has each one in order, with its title', async () => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name)).sort();
  const heads = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = heads.map((text, index) => {
    const [, number, title] = /^# (\d{4}) · (.+)/.exec(text) ?? [];
    return `- [${number}](${names[index]}) ${title}`;
  });
  const list = await readFile(join(folder, 'README.md'), 'utf8');
  expect(list.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines);
});
