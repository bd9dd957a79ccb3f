import { expect, it } from 'vitest';
import { fittingScale } from './ChartView';

it.each([
  ['is not enlarged', { width: 200, height: 100 }, 1],
  ['is reduced to the width', { width: 1952, height: 100 }, 0.5],
  ['is reduced to the height', { width: 100, height: 2304 }, 0.25],
  ['stays legible', { width: 100_000, height: 100 }, 0.2],
])('a chart that fits its frame %s', (_, drawing, scale) => {
  expect(fittingScale(drawing, 1000, 600)).toBeCloseTo(scale, 2);
});
