import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';

/** One import: from a file of ours to a file of ours, both as paths from the repository's folder. */
export interface Arrow {
  from: string;
  to: string;
  /** As the import is written. */
  specifier: string;
  /** Types vanish at build time, so they make no cycle; an arrow up they are all the same. */
  typeOnly: boolean;
}

/** An import that leads to no file. */
export interface Unresolved {
  from: string;
  specifier: string;
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Folder of each workspace of ours by its name, for example `@verapix/ui` → `packages/ui`. */
const workspaces: Record<string, string> = {
  '@verapix/facts': 'packages/facts',
  '@verapix/ui': 'packages/ui',
  '@verapix/machines': 'packages/machines',
  '@verapix/engines': 'packages/engines',
  '@verapix/app': 'packages/app',
  '@verapix/mocks': 'mocks',
  '@verapix/storybook': '.storybook',
};

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function resolveWorkspace(root: string, specifier: string): string | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  const folder = workspaces[`${scope}/${name}`];
  if (!folder) return undefined;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const target = exports[['.', ...rest].join('/')];
  return target && join(root, folder, target);
}

function resolveSpecifier(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@verapix/')) return resolveWorkspace(root, specifier);
  const base = join(dirname(join(root, from)), specifier);
  return endings.map((ending) => base + ending).find(isFile);
}

/** Every specifier a module names in an import, a re-export, `import()` with a literal or a worker's URL. */
export function specifiersOf(path: string, source: string): { specifier: string; typeOnly: boolean }[] {
  const { module } = parseSync(path, source);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] ? [{ specifier: literal[2], typeOnly: false }] : [];
  });
  const workers = [...source.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].flatMap(
    ([, specifier]) => (specifier ? [{ specifier, typeOnly: false }] : []),
  );
  return [...statics, ...exports, ...dynamics, ...workers];
}

/** The imports between our own files; what comes from npm, assets with a query and virtual modules are left out. */
export function readGraph(root: string, patterns: readonly string[]) {
  const arrows: Arrow[] = [];
  const unresolved: Unresolved[] = [];
  const files = globSync(patterns, { cwd: root });
  for (const from of files) {
    for (const { specifier, typeOnly } of specifiersOf(from, readFileSync(join(root, from), 'utf8'))) {
      if (specifier.includes('?') || !/^(\.|@verapix\/)/.test(specifier)) continue;
      const target = resolveSpecifier(root, from, specifier);
      if (target) arrows.push({ from, to: relative(root, target), specifier, typeOnly });
      else unresolved.push({ from, specifier });
    }
  }
  return { files, arrows, unresolved };
}
