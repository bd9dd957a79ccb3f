import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import { warp } from './warp';

describe('warp', () => {
  it('gives the pixels themselves where the frame fits them', () => {
    const picture = texture(8, 10);
    const frame = { eyes: { x: 4, y: 4 }, height: 10 };
    expect([...warp(picture, frame, { width: 8, height: 10 }).data]).toEqual([...picture.data]);
  });

  it('is transparent where the picture does not reach', () => {
    const made = warp(texture(8, 10), { eyes: { x: 4, y: 0 }, height: 10 }, { width: 8, height: 10 });
    expect(made.data[3]).toBe(0);
    expect(made.data[(9 * 8 + 4) * 4 + 3]).toBe(255);
  });

  it('lends no colour from see-through pixels', () => {
    const picture = texture(8, 10);
    for (let pixel = 0; pixel < 80; pixel++)
      picture.data.set(pixel % 8 < 4 ? [200, 100, 50, 255] : [0, 0, 0, 0], pixel * 4);
    const { data } = warp(picture, { eyes: { x: 3.7, y: 4 }, height: 10 }, { width: 8, height: 10 });
    for (let index = 0; index < data.length; index += 4)
      if ((data[index + 3] ?? 0) > 20) expect(Math.abs((data[index] ?? 0) - 200)).toBeLessThanOrEqual(1);
  });
});
