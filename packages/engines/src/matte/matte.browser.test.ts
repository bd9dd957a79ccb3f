import { beforeAll, describe, expect, it } from 'vitest';
import { loadNetwork, type NetworkFiles } from '../network/load-network';
import { createRaster, type Raster } from '../picture/raster';
import { weights, weightsSourceOf } from '../weights';
import { foreground, type Matte, openMatte } from '.';

let files: NetworkFiles;
let matte: Matte;
beforeAll(async () => {
  const source = weightsSourceOf(weights.u2netp, new URL('/weights/', location.href).href);
  files = await loadNetwork('onnx', source);
  matte = await openMatte('anything', files);
}, 120_000);

/** A disc of one colour on another, both a little uneven. */
function disc(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  const radius = Math.min(width, height) / 3;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const inside = Math.hypot(x - width / 2, y - height / 2) < radius;
    const uneven = (x * 7 + y * 13) % 9;
    picture.data.set(inside ? [200 + uneven, 60, 40, 255] : [90, 110 + uneven, 130, 255], pixel * 4);
  }
  return picture;
}

describe('openMatte', () => {
  it('finds a disc in full size, larger than its edges are worked out on', async () => {
    const picture = disc(1320, 880);
    const alpha = await matte.alpha(picture);
    expect(alpha).toHaveLength(1320 * 880);
    const at = (x: number, y: number) => alpha[y * 1320 + x] ?? -1;
    expect([at(660, 440), at(410, 440)].every((value) => value > 240)).toBe(true);
    expect([at(20, 20), at(320, 440), at(1300, 860)].every((value) => value < 15)).toBe(true);
    const { data } = await foreground(picture, alpha);
    expect(data.subarray((440 * 1320 + 660) * 4, (440 * 1320 + 660) * 4 + 3)).toEqual(
      picture.data.subarray((440 * 1320 + 660) * 4, (440 * 1320 + 660) * 4 + 3),
    );
  });

  it.each([
    [1, 1],
    [3, 2],
    [4000, 200],
  ])('takes a picture of %i × %i', async (width, height) => {
    const picture = disc(width, height);
    const alpha = await matte.alpha(picture);
    expect(alpha).toHaveLength(width * height);
    expect(await foreground(picture, alpha)).toMatchObject({ width, height });
  });

  it('never shows what was transparent', async () => {
    const picture = disc(300, 200);
    for (let pixel = 0; pixel < 60_000; pixel++) if (pixel % 300 < 150) picture.data[pixel * 4 + 3] = 0;
    const alpha = await matte.alpha(picture);
    expect(alpha.every((value, pixel) => pixel % 300 >= 150 || value === 0)).toBe(true);
    expect(alpha[100 * 300 + 180]).toBeGreaterThan(240);
  });

  it('refuses what is no network', async () => {
    await expect(openMatte('anything', { ...files, weights: Uint8Array.of(1, 2, 3) })).rejects.toThrow();
  });
});
