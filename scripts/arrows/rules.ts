import type { Arrow } from './graph.ts';

/** The floors of the house and what each may import, besides itself. */
const below: Record<string, readonly string[]> = {
  facts: [],
  ui: [],
  machines: ['facts'],
  engines: ['facts'],
  app: ['facts', 'ui', 'machines', 'engines'],
  mocks: ['facts'],
};

/** The one folder of the app that knows the stand-in backend: a build for a real project leaves it out. */
const standInEntry = 'packages/app/src/stand-in/';

/** Stories and tests look at a floor from outside; they may use Storybook's preview, testing helpers and scripts. */
const fromOutside = /\.(test|stories)\.tsx?$|\/testing\//;

function floorOf(path: string): string {
  return /^packages\/([^/]+)\/src\//.exec(path)?.[1] ?? path.split('/')[0] ?? path;
}

function allowedFrom(path: string): readonly string[] | undefined {
  const allowed = below[floorOf(path)];
  return allowed && path.startsWith(standInEntry) ? [...allowed, 'mocks'] : allowed;
}

/** Arrows that go up or sideways, or enter another package other than by its name. */
export function wrongArrows(arrows: readonly Arrow[]): string[] {
  return arrows.flatMap(({ from, to, specifier }) => {
    const [floor, target] = [floorOf(from), floorOf(to)];
    const allowed = allowedFrom(from);
    if (floor === target || !allowed) return [];
    if (!allowed.includes(target) && !fromOutside.test(from)) {
      const may = allowed.join(', ') || 'nothing else of ours';
      return [`${from} imports ${to}: ${floor} may import ${may}.`];
    }
    return specifier.startsWith('.')
      ? [`${from} imports ${to} by its path: import the package by name.`]
      : [];
  });
}

/** One line for each ring of modules that need each other at run time. */
export function cycles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of arrows) {
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]) => {
    const start = trail.indexOf(node);
    if (start >= 0) found.push([...trail.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const target of next.get(node) ?? []) walk(target, [...trail, node]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return found;
}
