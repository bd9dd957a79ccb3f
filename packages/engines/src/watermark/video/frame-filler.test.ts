import { describe, expect, it } from 'vitest';
import { areasOn } from './frame-filler';

describe('areasOn', () => {
  const areas = [
    { start: 0, end: 0.5 },
    { start: 0.5, end: 0.5 },
    { start: 0.52, end: 9 },
  ];
  const at = (timestamp: number) => areasOn(areas, { timestamp, duration: 0.04 });

  it('counts a frame that is on screen at a moment of the time, both ends included', () => {
    expect(at(0)).toEqual([0]);
    expect(at(0.44)).toEqual([0]);
    expect(at(0.48)).toEqual([0, 1]);
    expect(at(0.52)).toEqual([2]);
    expect(at(9)).toEqual([2]);
    expect(at(9.04)).toEqual([]);
  });

  it('ignores the rounding of times that were added and subtracted', () => {
    expect(at(0.48 + 1e-9)).toEqual([0, 1]);
    expect(at(0.52 - 1e-9)).toEqual([2]);
    expect(at(9 + 1e-9)).toEqual([2]);
  });

  it('counts a frame without a duration', () => {
    expect(areasOn(areas, { timestamp: 0.5, duration: 0 })).toEqual([0, 1]);
  });
});
