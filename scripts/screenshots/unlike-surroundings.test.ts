import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { pixelsUnlikeSurroundings } from './unlike-surroundings.ts';

const [width, height] = [64, 48];

/** A scene of soft waves with a dark line across it, drawn so far to the right. */
function scene(shift = 0, line = 30): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = y === line ? 20 : 128 + 100 * Math.sin((x - shift) / 6) * Math.cos(y / 5);
      data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

/** Scaled to half and back by another filter: what is left of its sharpness differs. */
async function resampled({ data }: Picture, kernel: 'cubic' | 'lanczos3'): Promise<Picture> {
  const raw = { width, height, channels: 4 } as const;
  const half = await sharp(data, { raw })
    .resize(width / 2, height / 2, { kernel })
    .raw()
    .toBuffer();
  const rawHalf = { width: width / 2, height: height / 2, channels: 4 } as const;
  return {
    data: await sharp(half, { raw: rawHalf }).resize(width, height, { kernel }).raw().toBuffer(),
    width,
    height,
  };
}

it('finds nothing where a picture lies a fraction of a pixel further', () => {
  expect(pixelsUnlikeSurroundings(scene(), scene(0.5))).toBe(0);
});

it('finds nothing where a picture was scaled by another filter', async () => {
  const [one, other] = [await resampled(scene(), 'cubic'), await resampled(scene(), 'lanczos3')];
  expect(pixelsUnlikeSurroundings(one, other)).toBe(0);
});

it('finds what is gone, in whichever of the two', () => {
  expect(pixelsUnlikeSurroundings(scene(), scene(0, -1))).toBeGreaterThan(width / 2);
  expect(pixelsUnlikeSurroundings(scene(0, -1), scene())).toBeGreaterThan(width / 2);
});

it('finds what is two pixels away', () => {
  expect(pixelsUnlikeSurroundings(scene(), scene(0, 32))).toBeGreaterThan(width);
});

it('finds another colour', () => {
  const other = scene();
  for (let at = 0; at < other.data.length; at += 4) other.data[at] = 255 - (other.data[at] ?? 0);
  expect(pixelsUnlikeSurroundings(scene(), other)).toBeGreaterThan((width * height) / 2);
});
