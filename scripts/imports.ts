/** What the modules of the repository import, read from their sources. Type imports count. Paths begin at the root. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from './paths.ts';

type Target = string | { source?: string; import?: string; default?: string };

const workspaces = globSync('{packages/*,mocks,.storybook}/package.json', { cwd: rootDir, dot: true }).map(
  (file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(rootDir, file), 'utf8'));
    return { folder: dirname(file), name: name as string, exports: exports as Record<string, Target> };
  },
);

const isFile = (path: string) => existsSync(join(rootDir, path)) && statSync(join(rootDir, path)).isFile();
const fileAt = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => path + ending).find(isFile);

const pathOf = (target: Target) =>
  typeof target === 'string' ? target : (target.source ?? target.import ?? target.default ?? '');

/** The file of an entry of a workspace, such as `./testing`. An entry may contain `*`. */
function entryFile({ folder, exports }: (typeof workspaces)[number], subpath: string): string | undefined {
  const exact = exports[subpath];
  if (exact) return fileAt(join(folder, pathOf(exact)));
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    return fileAt(
      join(folder, pathOf(target).replace('*', subpath.slice(start.length, subpath.length - end.length))),
    );
  }
}

/** The file of an import; undefined for an external package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return fileAt(join(dirname(from), specifier));
  const workspace = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return workspace && entryFile(workspace, `.${specifier.slice(workspace.name.length)}`);
}

const texts = new Map<string, string>();

/** The source of a file without its block comments. */
function sourceOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(rootDir, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  texts.set(file, text);
  return text;
}

const statements =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"]/g;

/** The names before `from`, as the other module calls them. */
const namesIn = (clause: string) =>
  clause
    .replace(/[{}]/g, ' ')
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => /^\w+$/.test(name));

const declares = (file: string, name: string) =>
  new RegExp(
    `export\\s+(?:declare\\s+)?(?:async\\s+)?(?:const|let|function\\*?|class|type|interface|enum)\\s+${name}\\b`,
  ).test(sourceOf(file));

/** The file that declares what an index exports by a name. */
function declaringFile(index: string, name: string, seen = new Set<string>()): string | undefined {
  if (seen.has(index)) return undefined;
  seen.add(index);
  if (declares(index, name)) return index;
  const reExports = /export\s+(?:type\s+)?(\{[^}]*\}|\*)\s+from\s+['"]([^'"]+)['"]/g;
  for (const [, names = '', specifier = ''] of sourceOf(index).matchAll(reExports)) {
    const file = resolveImport(index, specifier);
    if (!file) continue;
    if (names === '*') {
      const found = declaringFile(file, name, seen);
      if (found) return found;
      continue;
    }
    for (const part of names.replace(/[{}]/g, '').split(',')) {
      const [original = '', alias = original] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (alias === name) return declaringFile(file, original, seen) ?? file;
    }
  }
}

const declaring = new Map<string, string>();

/** As `declaringFile`; the index if nothing is found. Remembers the answer: an index is asked for a name many times. */
function originOf(index: string, name: string): string {
  const key = `${index} ${name}`;
  const found = declaring.get(key) ?? declaringFile(index, name) ?? index;
  declaring.set(key, found);
  return found;
}

/** An import of another file of the repository. */
export interface Import {
  file: string;
  isDynamic: boolean;
}

/** The files that a file imports. For names from an `index.ts`, those that declare them. */
export function importsOf(file: string): Import[] {
  return [...sourceOf(file).matchAll(statements)].flatMap(([, clause = '', named, dynamic, bare, url]) => {
    const found = resolveImport(file, named ?? dynamic ?? bare ?? url ?? '');
    if (!found) return [];
    const names = /(^|\/)index\.tsx?$/.test(found) ? namesIn(clause) : [];
    const files = names.length > 0 ? names.map((name) => originOf(found, name)) : [found];
    return files.map((each) => ({ file: each, isDynamic: dynamic !== undefined }));
  });
}

/** What one need not open to follow a flow. */
const leftOut =
  /^packages\/(ui|messages)\/|^mocks\/|\.(test|stories|css)\.|\.test-kit\.|\/content\/|\/shell\//;

/** The files that one opens to follow a flow: all that an entry imports, directly or not, in the packages and the app. */
export function flowFiles(entry: string): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file) || leftOut.test(file)) continue;
    found.add(file);
    queue.push(...importsOf(file).map((each) => each.file));
  }
  return [...found].sort();
}
