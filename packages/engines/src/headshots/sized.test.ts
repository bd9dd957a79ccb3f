import { headshotSizePx, headshotSizes } from '@verapix/domain';
import { expect, it } from 'vitest';
import { eyeLevel } from './frame';
import { partInShape } from './sized';

it.each(headshotSizes)(
  'cuts a part for $id that is inside the headshot and has the eyes in its upper half',
  (size) => {
    const { x, y, width, height } = partInShape(headshotSizePx, size);
    expect(width / height).toBeCloseTo(size.width / size.height);
    expect(x + width / 2).toBe(headshotSizePx.width / 2);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(headshotSizePx.height);
    const eyes = (headshotSizePx.height * eyeLevel - y) / height;
    expect(eyes).toBeGreaterThan(0.35);
    expect(eyes).toBeLessThan(0.45);
  },
);
