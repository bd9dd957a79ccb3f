import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { decoders, downloads, runtimes } from './downloads';
import { ownWeights, weights } from './weights';

const { resolve } = createRequire(import.meta.url);

describe('runtimes and decoders', () => {
  it.each(Object.values({ ...runtimes, ...decoders }))(
    '$file is the file of the installed package',
    async (entry) => {
      const content = await readFile(resolve(entry.file));
      expect({
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      }).toEqual({ bytes: entry.bytes, sha256: entry.sha256 });
    },
  );
});

describe('downloads', () => {
  const all: object[] = [weights, ownWeights, runtimes].flatMap((files) => Object.values<object>(files));
  const downloaded = Object.values(downloads).flat();

  it('includes every runtime and every file of weights', () => {
    expect(new Set<object>(downloaded)).toEqual(new Set(all));
  });

  it('gives each file its own name in the cache', () => {
    const files = [...downloaded, ...Object.values(decoders)];
    const names = new Set(files.map(({ name }) => name));
    expect(names.size).toBe(all.length + Object.keys(decoders).length);
  });
});
