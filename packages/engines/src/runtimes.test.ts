import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { runtimes } from './runtimes';

const { resolve } = createRequire(import.meta.url);

it.each(Object.values(runtimes))('$file is the file of the installed package', async (entry) => {
  const content = await readFile(resolve(entry.file));
  expect({
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }).toEqual({ bytes: entry.bytes, sha256: entry.sha256 });
});
