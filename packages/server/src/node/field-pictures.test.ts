import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PictureTools, Raster } from '../ports';
import { upscalePicture } from '../public-api/picture';
import { decode } from './picture-tools';

const fieldFile = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures/field', name)));

/** The picture that the API enlarges. */
async function decoded(file: Uint8Array<ArrayBuffer>): Promise<Raster> {
  let seen: Raster | undefined;
  const tools: PictureTools = {
    decode,
    enlarge: async (raster) => {
      seen = raster;
      return raster;
    },
    encode: async () => new Uint8Array(),
  };
  const { signal } = new AbortController();
  await upscalePicture(file, { factor: 2, model: 'fast', signal }, tools);
  if (!seen) throw new Error('Nothing was enlarged.');
  return seen;
}

type Colour = readonly [red: number, green: number, blue: number];
/** White square, red, green, blue and yellow field, at these points of 96 × 64. */
const points = [
  [8, 9],
  [28, 20],
  [72, 16],
  [24, 48],
  [72, 48],
] as const;
const base: readonly Colour[] = [
  [255, 255, 255],
  [200, 40, 40],
  [40, 180, 60],
  [40, 60, 200],
  [230, 200, 40],
];
/** As Chromium 147 shows them. */
const asDisplayP3: readonly Colour[] = [
  [255, 255, 255],
  [218, 0, 26],
  [0, 183, 30],
  [34, 61, 208],
  [236, 199, 0],
];
const byProfile: readonly Colour[] = [
  [255, 255, 255],
  [220, 0, 17],
  [0, 185, 23],
  [28, 58, 209],
  [237, 200, 0],
];
const asLight: readonly Colour[] = [
  [255, 255, 255],
  [229, 110, 110],
  [110, 219, 133],
  [110, 133, 229],
  [244, 229, 110],
];

function errorOf({ width, height, data }: Raster, colours: readonly Colour[]): number {
  if (width !== 96 || height !== 64) return Number.NaN;
  const differences = points.flatMap(([x, y], index) =>
    [...(colours[index] ?? []), 255].map((value, channel) =>
      Math.abs(value - (data[(y * width + x) * 4 + channel] ?? 0)),
    ),
  );
  return Math.max(...differences);
}

const [exact, lossy] = [3, 10];

describe('the API reads a file from the field as the page shows it', () => {
  it.each<[string, number, readonly Colour[]]>([
    ['plain.jpg', lossy, base],
    ['progressive.jpg', lossy, base],
    ['no-end-mark.jpg', lossy, base],
    ['no-end-mark-zeros.jpg', lossy, base],
    ['leading-newline.jpg', lossy, base],
    ['soi-twice.jpg', lossy, base],
    ['two-soi.jpg', lossy, base],
    ['trailing-data.jpg', lossy, base],
    ['two-views.mpo', lossy, base],
    ['arith.jpg', lossy, base],
    ['cmyk.jpg', lossy, base],
    ['iend-then-junk.png', exact, base],
    ['no-iend.png', exact, base],
    ['cut-iend.png', exact, base],
    ['bad-text-crc.png', exact, base],
    ['bad-iccp.png', exact, base],
    ['interlaced.png', exact, base],
    ['moving.png', exact, base],
    ['moving.webp', exact, base],
    ['trailing.webp', exact, base],
    ['icc-p3.jpg', lossy, byProfile],
    ['icc-p3.png', exact, byProfile],
    ['icc-p3.webp', exact, byProfile],
    ['cicp-p3.png', exact, asDisplayP3],
    ['gamma.png', exact, asLight],
  ])('%s', async (name, tolerance, colours) => {
    expect(errorOf(await decoded(fieldFile(name)), colours)).toBeLessThanOrEqual(tolerance);
  });
});

/** For each orientation, where the fields are seen: red, green, blue and yellow at the corners from the upper left. */
const corners: Readonly<Record<number, readonly number[]>> = {
  2: [2, 1, 4, 3],
  3: [4, 3, 2, 1],
  4: [3, 4, 1, 2],
  5: [1, 3, 2, 4],
  6: [3, 1, 4, 2],
  7: [4, 2, 3, 1],
  8: [2, 4, 1, 3],
};

describe('the API turns a picture as browsers do', () => {
  it.each(Object.keys(corners))('by the orientation %s', async (orientation) => {
    const { width, height, data } = await decoded(fieldFile(`turned-${orientation}.jpg`));
    expect([width, height]).toEqual(Number(orientation) > 4 ? [64, 96] : [96, 64]);
    const seen = [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ].map(([x = 0, y = 0]) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      return base.findIndex((colour) =>
        colour.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= lossy),
      );
    });
    expect(seen).toEqual(corners[Number(orientation)]);
  });

  it('also by one that is written as a long number', async () => {
    const [long, short] = [
      await decoded(fieldFile('turned-6-long.jpg')),
      await decoded(fieldFile('turned-6.jpg')),
    ];
    expect(long).toMatchObject({ width: 64, height: 96 });
    expect(long.data).toEqual(short.data);
  });
});

describe('the API refuses', () => {
  it('a JPEG that lacks rows, with their number', async () => {
    const file = fieldFile('plain.jpg');
    const cut = file.slice(0, Math.floor(file.length * 0.7));
    await expect(decoded(cut)).rejects.toMatchObject({
      message: expect.stringMatching(/the last \d+ of its 64 rows of pixels are missing/),
    });
  });

  it('a PNG that lacks rows, with their number', async () => {
    const file = fieldFile('black-on-clear.png');
    await expect(decoded(file.slice(0, 6000))).rejects.toMatchObject({
      message: expect.stringMatching(/the last \d+ of its 201 rows of pixels are missing/),
    });
  });

  it('Apple’s own kind of PNG by its name', async () => {
    await expect(decoded(fieldFile('cgbi.png'))).rejects.toMatchObject({
      message: expect.stringContaining('CgBI PNG'),
    });
  });
});
