import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';

/** A published package whose code or fonts are served with the app. */
export interface ServedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
}

const workspaces = ['facts', 'ui', 'machines', 'engines', 'app'].map((name) => `packages/${name}`);

function readLock(): Record<string, LockEntry> {
  return JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')).packages;
}

/** Where a dependency is installed, as Node looks for it: beside whoever wants it, then further out. */
function locate(lock: Record<string, LockEntry>, from: string, name: string): string | undefined {
  const nesting = from.split('/node_modules/');
  const beside = nesting.map((_, index) => nesting.slice(0, index + 1).join('/node_modules/')).reverse();
  const places = [...beside.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
  return places.find((place) => place in lock);
}

/** The folders of all packages that the app is made of, and of those that they are made of in turn. */
function servedFolders(lock: Record<string, LockEntry>): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(lock[folder]?.dependencies ?? {})) {
      const at = locate(lock, folder, name);
      if (!at || lock[at]?.link || found.has(at)) continue;
      found.add(at);
      visit(at);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return found;
}

/** Every package that the app is made of, by name. A licence that the lock does not tell is an error. */
export function servedPackages(): (ServedPackage & { folder: string })[] {
  const lock = readLock();
  return [...servedFolders(lock)]
    .map((folder) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const { version = '', license } = lock[folder] ?? {};
      if (!license) throw new Error(`package-lock.json tells no licence of ${name}: find out which it is.`);
      return { name, version, licence: license, folder };
    })
    .filter(({ name }) => !name.startsWith('@types/'))
    .filter(
      ({ name, version }, index, all) =>
        index === all.findIndex((other) => other.name === name && other.version === version),
    )
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** The licence's own words as the package has them; empty for one that has none. */
export function licenceTextOf(folder: string): string {
  const directory = join(rootDir, folder);
  if (!existsSync(directory)) return '';
  const file = readdirSync(directory).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(directory, file), 'utf8').trim() : '';
}
