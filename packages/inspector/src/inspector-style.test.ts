import { vars } from '@verapix/ui/theme';
import { expect, it } from 'vitest';
import { inspectorStyle } from './inspector-style';

it('the inspector names variables of the theme only', () => {
  const known = new Set(Object.values(vars).flatMap((group) => Object.values<string>(group)));
  const own = /^var\(--chart-/;
  const named = [...inspectorStyle.matchAll(/var\(--[a-z-]+\)/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name) && !own.test(name))).toEqual([]);
});
