import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countUnlikeNeighbourhood, type Picture, reduceColours } from './pictures.ts';

const [width, height] = [64, 48];

/** A scene of soft waves with a dark line across it, shifted to the right by `shift` pixels. */
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

/** Scales to half and back. What remains of the sharpness depends on the filter. */
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

it('counts nothing if a picture is shifted by a fraction of a pixel', () => {
  expect(countUnlikeNeighbourhood(scene(), scene(0.5))).toBe(0);
});

it('counts nothing if a picture was scaled by another filter', async () => {
  const [one, other] = [await resampled(scene(), 'cubic'), await resampled(scene(), 'lanczos3')];
  expect(countUnlikeNeighbourhood(one, other)).toBe(0);
});

it('counts what is missing in either of the two', () => {
  expect(countUnlikeNeighbourhood(scene(), scene(0, -1))).toBeGreaterThan(width / 2);
  expect(countUnlikeNeighbourhood(scene(0, -1), scene())).toBeGreaterThan(width / 2);
});

it('counts nothing more once the colours are reduced', () => {
  const channels = { minLength: 36, maxLength: 36 };
  fc.assert(
    fc.property(
      fc.uint8Array(channels),
      fc.array(fc.integer({ min: -32, max: 32 }), channels),
      (values, noise) => {
        const size = { width: 3, height: 3 };
        const one = { ...size, data: Buffer.from(values) };
        const noisy = values.map((value, at) => Math.max(0, Math.min(255, value + (noise[at] ?? 0))));
        const other = { ...size, data: Buffer.from(noisy) };
        expect(countUnlikeNeighbourhood(one, other)).toBe(0);
        expect(countUnlikeNeighbourhood(reduceColours(one), reduceColours(other))).toBe(0);
      },
    ),
  );
});

it('counts what is two pixels away', () => {
  expect(countUnlikeNeighbourhood(scene(), scene(0, 32))).toBeGreaterThan(width);
});

it('counts another colour', () => {
  const other = scene();
  for (let at = 0; at < other.data.length; at += 4) other.data[at] = 255 - (other.data[at] ?? 0);
  expect(countUnlikeNeighbourhood(scene(), other)).toBeGreaterThan((width * height) / 2);
});
