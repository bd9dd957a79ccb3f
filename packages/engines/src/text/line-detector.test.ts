import { expect, it } from 'vitest';
import { joinLines, type LineBox } from './line-detector';

const line = (x: number, length: number, changes: Partial<LineBox> = {}): LineBox => ({
  x: x + length / 2,
  y: 20,
  length,
  height: 30,
  angle: 0,
  score: 1,
  ...changes,
});

it('joins the parts of a line that a wide space has split, but not the cells of a row', () => {
  const joined = joinLines([line(140, 60), line(0, 120), line(300, 80)]);
  expect(joined.map(({ x, length }) => [x - length / 2, x + length / 2])).toEqual([
    [0, 200],
    [300, 380],
  ]);
});

it('joins no lines that are one below the other', () => {
  expect(joinLines([line(0, 120), line(10, 120, { y: 60 })])).toHaveLength(2);
});

it('removes a line that lies on a longer one', () => {
  expect(joinLines([line(60, 50, { y: 24, height: 24 }), line(0, 120)])).toEqual([line(0, 120)]);
  expect(joinLines([line(0, 60), line(70, 60), line(55, 20, { height: 20 })])).toHaveLength(1);
});
