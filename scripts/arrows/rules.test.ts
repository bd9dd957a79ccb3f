import { describe, expect, it } from 'vitest';
import type { Arrow } from './graph.ts';
import { specifiersOf } from './graph.ts';
import { cycles, wrongArrows } from './rules.ts';

const arrow = (from: string, to: string, more: Partial<Arrow> = {}): Arrow => ({
  from,
  to,
  specifier: '@verapix/x',
  typeOnly: false,
  ...more,
});

describe('import arrows', () => {
  it('lets imports go down', () => {
    expect(wrongArrows([arrow('packages/app/src/a.ts', 'packages/ui/src/index.ts')])).toEqual([]);
  });

  it.each([
    ['up', 'packages/ui/src/a.ts', 'packages/app/src/index.ts'],
    ['sideways', 'packages/machines/src/a.ts', 'packages/engines/src/index.ts'],
    ['from ui to facts', 'packages/ui/src/a.ts', 'packages/facts/src/index.ts'],
    ['from the app to the stand-in', 'packages/app/src/a.ts', 'mocks/index.ts'],
  ])('refuses an import that goes %s', (_direction, from, to) => {
    expect(wrongArrows([arrow(from, to)])).toHaveLength(1);
    expect(wrongArrows([arrow(from, to, { typeOnly: true })])).toHaveLength(1);
  });

  it('lets the stand-in’s own folder of the app know the stand-in, and no folder beside it', () => {
    const to = 'mocks/embedded.ts';
    expect(wrongArrows([arrow('packages/app/src/stand-in/start.ts', to)])).toEqual([]);
    expect(wrongArrows([arrow('packages/app/src/stand-in-panel/Panel.tsx', to)])).toHaveLength(1);
    expect(wrongArrows([arrow('packages/app/src/wiring/stand-in/start.ts', to)])).toHaveLength(1);
  });

  it('refuses another package by its path', () => {
    const byPath = arrow('packages/app/src/a.ts', 'packages/ui/src/b.ts', { specifier: '../../ui/src/b' });
    expect(wrongArrows([byPath])).toHaveLength(1);
  });

  it('finds a ring, and none made of types alone', () => {
    const ring = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')];
    expect(cycles(ring)).toEqual(['a → b → c → a']);
    expect(cycles(ring.map((step, index) => ({ ...step, typeOnly: index === 2 })))).toEqual([]);
  });

  it('sees imports, re-exports, lazy imports and workers', () => {
    const source = `
      import type { A } from './a'; import { b } from './b'; import './c';
      export * from './d'; export type { E } from './e';
      const f = () => import('./f'); new Worker(new URL('./g.ts', import.meta.url));`;
    expect(specifiersOf('x.ts', source)).toEqual([
      { specifier: './a', typeOnly: true },
      { specifier: './b', typeOnly: false },
      { specifier: './c', typeOnly: false },
      { specifier: './d', typeOnly: false },
      { specifier: './e', typeOnly: true },
      { specifier: './f', typeOnly: false },
      { specifier: './g.ts', typeOnly: false },
    ]);
  });
});
