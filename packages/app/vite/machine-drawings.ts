import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { rootDir } from '../../../scripts/paths.ts';

const module = 'virtual:machine-drawings';
const resolved = `\0${module}`;
const source = join(rootDir, 'packages/inspector/src/machine-drawings.ts');

/** What the last build made. The languages of a build have the same drawings, and making them takes ten seconds. */
const cacheFile = join(rootDir, 'node_modules/.cache/machine-drawings.json');

interface CachedDrawings {
  code: string;
  /** The hash of every file that the code was made of. */
  hashes: Readonly<Record<string, string>>;
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file).catch(() => ''))
    .digest('hex');

/** The code that was made last, if nothing that it was made of has changed since. */
async function readCached(): Promise<string | undefined> {
  const text = await readFile(cacheFile, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { code, hashes } = JSON.parse(text) as CachedDrawings;
  const found = await Promise.all(
    Object.entries(hashes).map(async ([file, hash]) => (await hashOf(file)) === hash),
  );
  return found.every(Boolean) ? code : undefined;
}

async function makeDrawings(): Promise<string> {
  const { module: made, dependencies } = await runnerImport<Record<string, object>>(source);
  const code = ['drawings', 'samples']
    .map((name) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(made[name]))});`)
    .join('\n');
  const files = [
    source,
    join(rootDir, 'package-lock.json'),
    ...dependencies.filter((file) => existsSync(file)),
  ];
  const hashes = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const)),
  );
  const staged = `${cacheFile}.${process.pid}`;
  await mkdir(dirname(cacheFile), { recursive: true });
  await writeFile(staged, JSON.stringify({ code, hashes } satisfies CachedDrawings));
  await rename(staged, cacheFile);
  return code;
}

/**
 * `import { drawings, samples } from 'virtual:machine-drawings'`: the state chart of each machine, and samples of its
 * events. They are made while the app is built: elkjs must not be part of it (docs/decisions/0091-inspector.md), and
 * what makes the samples would split the chunks of every page.
 */
export function machineDrawings(): Plugin {
  return {
    name: module,
    resolveId: (id) => (id === module ? resolved : undefined),
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      handler: async () => (await readCached()) ?? makeDrawings(),
    },
  };
}
