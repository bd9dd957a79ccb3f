import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTiffPages } from '@verapix/domain/picture-content';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseError } from '../testing/base-picture';
import { cmykProfile, linearGreyProfile } from './profiles.fixture';
import { createRaster } from './raster';
import { decodeTiff, type TiffModules } from './tiff';
import { baseHeight, baseWidth, type TiffField, tiffFile, type TiffOptions } from './tiff.fixture';
import { tiffKinds } from './tiff-kinds.fixture';

let modules: TiffModules;
beforeAll(async () => {
  const compiled = async (name: string) =>
    WebAssembly.compile(await readFile(join(import.meta.dirname, name)));
  modules = { libtiff: await compiled('libtiff.wasm'), lcms: await compiled('lcms.wasm') };
});

/** Decodes a page of a TIFF; the first by default. Throws if the reader refuses it. */
async function decode(bytes: Uint8Array<ArrayBuffer>, number = 1) {
  const reading = readTiffPages(bytes)[number - 1];
  if (reading?.kind !== 'page') throw new Error(JSON.stringify(reading));
  return decodeTiff(bytes, reading.page, modules);
}

const field = (name: string) => readFile(join(import.meta.dirname, '../../../../fixtures/field', name));

describe('a TIFF of this kind is the base picture', () => {
  it.each(tiffKinds)('$title', async ({ pages, colour, tolerance }) => {
    const { width, height, data } = (await decode(await tiffFile(...pages))).picture;
    expect([width, height]).toEqual([baseWidth, baseHeight]);
    let [worst, where] = [0, ''];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4;
        const wanted = colour(x, y);
        for (let channel = 0; channel < 4; channel++) {
          const error = Math.abs((wanted[channel] ?? 255) - (data[at + channel] ?? 0));
          if (error > worst) [worst, where] = [error, `${x}, ${y}: ${data.slice(at, at + 4)}, not ${wanted}`];
        }
      }
    expect(worst, where).toBeLessThanOrEqual(tolerance);
  });
});

describe('a TIFF from the field', () => {
  const open = async (name: string) => (await decode(new Uint8Array(await field(name)))).picture;

  it.each([
    ['lzw-tiles.tif', 3],
    ['deflate-pred.tif', 3],
    ['planes.tif', 3],
    ['big.tif', 3],
    ['no-bytecounts.tif', 3],
    ['old-lzw.tif', 3],
    ['tiles-64.tif', 3],
    ['deep-10.tif', 3],
    ['deep-12.tif', 3],
    ['deep-16-big-endian.tif', 3],
    ['float-32.tif', 3],
    ['ycbcr.tif', 3],
    ['cmyk.tif', 3],
    ['jpeg-in.tif', 10],
    // Its program cuts Lab off at whole numbers, which saturated colours show.
    ['lab.tif', 10],
  ])('is the base picture: %s, within %i of 255', async (name, tolerance) => {
    expect(baseError(await open(name))).toBeLessThanOrEqual(tolerance);
  });

  it('keeps the profile of its colours: icc-p3.tif', async () => {
    const { picture, profile } = await decode(new Uint8Array(await field('icc-p3.tif')));
    expect(baseError(picture)).toBeLessThanOrEqual(1);
    expect(profile?.length).toBeGreaterThan(400);
  });

  it('is half black and half white: tiles-1-bit.tif', async () => {
    const { width, height, data } = await open('tiles-1-bit.tif');
    const reds = data.filter((_, at) => at % 4 === 0);
    expect(reds).toHaveLength(width * height);
    expect([...reds].filter((red, pixel) => red !== (pixel % width < width / 2 ? 0 : 255))).toEqual([]);
  });

  it('is the same page in every compression of a scanner', async () => {
    const plain = await open('scan-none.tif');
    expect(plain).toMatchObject({ width: 1000, height: 201 });
    expect(plain.data.filter((value) => value === 0).length).toBeGreaterThan(1000);
    for (const name of ['scan-g3', 'scan-g3-2d', 'scan-g4', 'scan-lzw', 'scan-packbits'])
      expect(Buffer.from((await open(`${name}.tif`)).data).compare(Buffer.from(plain.data)), name).toBe(0);
  });

  it('has the brightness of its numbers, from 0 to 1: float.tif', async () => {
    const bytes = await field('float.tif');
    const { data } = await open('float.tif');
    // Its numbers begin at byte 134, in one strip.
    const errors = Array.from({ length: 96 * 64 }, (_, pixel) =>
      Math.abs(bytes.readFloatLE(134 + pixel * 4) * 255 - (data[pixel * 4] ?? 0)),
    );
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.5);
  });

  it('is a ramp without bands: grey16.tif', async () => {
    const { data } = await open('grey16.tif');
    const levels = new Set(data.filter((_, index) => index % 4 === 0));
    expect(levels.size).toBeGreaterThan(90);
  });

  it('has three pages, the last two of the same picture: pages.tif', async () => {
    const bytes = new Uint8Array(await field('pages.tif'));
    expect(readTiffPages(bytes)).toHaveLength(3);
    const pages = await Promise.all([1, 2, 3].map((number) => decode(bytes, number)));
    expect(baseError(pages[0]?.picture ?? createRaster(1, 1))).toBeLessThanOrEqual(1);
    expect(pages[1]?.picture.data.join()).not.toBe(pages[0]?.picture.data.join());
    expect(pages[2]?.picture.data.join()).toBe(pages[1]?.picture.data.join());
  });
});

describe('the colours of a TIFF', () => {
  const square = { width: 16, height: 16 };
  const colourOf = async (options: TiffOptions, fields: readonly TiffField[] = []) => {
    const { picture } = await decode(
      await tiffFile({ ...square, ...options, fields: [...(options.fields ?? []), ...fields] }),
    );
    return [...picture.data.slice(0, 3)];
  };
  const profileField = (profile: Uint8Array): TiffField => [34_675, 7, ...profile];

  it('are those of its CMYK profile', async () => {
    const ink: TiffOptions = { photometric: 5, samples: () => [255, 0, 0, 0] };
    expect(await colourOf(ink)).toEqual([0, 255, 255]);
    // In this profile, the first ink alone is a grey of half the lightness.
    for (const value of await colourOf(ink, [profileField(cmykProfile)]))
      expect(Math.abs(value - 119)).toBeLessThanOrEqual(2);
    const paper = await colourOf({ ...ink, samples: () => [0, 0, 0, 0] }, [profileField(cmykProfile)]);
    for (const value of paper) expect(value).toBeGreaterThanOrEqual(253);
  });

  it('are those of its grey profile', async () => {
    const grey: TiffOptions = { photometric: 1, bits: 16, samples: () => [32_768] };
    expect(await colourOf(grey)).toEqual([128, 128, 128]);
    // Half the light is 188 in sRGB.
    expect(await colourOf(grey, [profileField(linearGreyProfile)])).toEqual([188, 188, 188]);
    const inverse: TiffOptions = { ...grey, photometric: 0, samples: () => [32_767] };
    expect(await colourOf(inverse, [profileField(linearGreyProfile)])).toEqual([188, 188, 188]);
  });

  it.each([
    ['damaged', new Uint8Array(200)],
    ['of other colours', linearGreyProfile],
  ])('are plain if its profile is %s', async (_, profile) => {
    expect(
      await colourOf({ photometric: 5, samples: () => [255, 0, 0, 0] }, [profileField(profile)]),
    ).toEqual([0, 255, 255]);
  });

  it('are those of the primaries that it names', async () => {
    const red: TiffOptions = { photometric: 2, samples: () => [200, 40, 40] };
    const p3: TiffField[] = [
      [318, 5, 0.3127, 0.329],
      [319, 5, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
    ];
    // The matrix from Display P3 to sRGB, both of D65, on light.
    const light = [200, 40, 40].map((value) => (value / 255) ** 2.2);
    const wanted = [
      [1.2249, -0.2247, 0],
      [-0.042, 1.0419, 0],
      [-0.0197, -0.0786, 1.0979],
    ].map((row) => {
      const linear = row.reduce((sum, factor, index) => sum + factor * (light[index] ?? 0), 0);
      return linear <= 0 ? 0 : (1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055) * 255;
    });
    const found = await colourOf(red, p3);
    for (const [channel, value] of found.entries())
      expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThanOrEqual(2);
    const srgb: TiffField[] = [
      [318, 5, 0.3127, 0.329],
      [319, 5, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
    ];
    expect(await colourOf(red, srgb)).toEqual([200, 40, 40]);
  });

  it('follow the white of Lab: D50, unless it names another', async () => {
    const white: TiffOptions = { photometric: 8, samples: () => [255, 0, 0] };
    expect(await colourOf(white)).toEqual([255, 255, 255]);
    expect(await colourOf(white, [[318, 5, 0.3127, 0.329]])).toEqual([255, 255, 255]);
  });

  it('follow the dot range of its inks', async () => {
    const ink: TiffOptions = { photometric: 5, samples: () => [20, 220, 120, 20] };
    expect(await colourOf(ink, [[336, 3, 20, 220]])).toEqual([255, 0, 128]);
  });

  it('follow the smallest and largest value that it names', async () => {
    const grey: TiffOptions = { photometric: 1, bits: 16, samples: () => [512] };
    expect(
      await colourOf(grey, [
        [340, 3, 0],
        [341, 3, 1023],
      ]),
    ).toEqual([128, 128, 128]);
    const float: TiffOptions = { photometric: 1, bits: 32, sampleFormat: 3, samples: () => [5] };
    expect(
      await colourOf(float, [
        [340, 11, 0],
        [341, 11, 10],
      ]),
    ).toEqual([128, 128, 128]);
  });

  it('of floating point are scaled, and that is said, if they are not from 0 to 1', async () => {
    const options: TiffOptions = {
      ...square,
      photometric: 1,
      bits: 32,
      sampleFormat: 3,
      samples: (x) => [x === 0 ? 50 : x === 1 ? Number.NaN : -50],
    };
    const { picture, range } = await decode(await tiffFile(options));
    expect(range).toEqual([-50, 50]);
    expect([picture.data[0], picture.data[4], picture.data[8]]).toEqual([255, 0, 0]);
    const plain = await decode(await tiffFile({ ...options, samples: () => [1.0005] }));
    expect(plain).not.toHaveProperty('range');
    expect(plain.picture.data[0]).toBe(255);
  });
});

describe('a TIFF that is turned', () => {
  it.each([5, 6, 7, 8])('is upright, with its sides swapped: orientation %i', async (orientation) => {
    const { picture } = await decode(
      await tiffFile({ photometric: 2, samples: (x, y) => [x, y, 0], fields: [[274, 3, orientation]] }),
    );
    expect([picture.width, picture.height]).toEqual([32, 48]);
    // The stored corner at the start of rows and columns.
    const corner = { 5: [0, 0], 6: [31, 0], 7: [31, 47], 8: [0, 47] }[orientation] ?? [];
    const at = ((corner[1] ?? 0) * 32 + (corner[0] ?? 0)) * 4;
    expect([...picture.data.slice(at, at + 2)]).toEqual([0, 0]);
  });

  it('is turned as a whole where libtiff converts the colours', async () => {
    const { picture } = await decode(
      await tiffFile({
        photometric: 6,
        samples: (_, y) => [y < 10 ? 255 : 0, 128, 128],
        rowsPerStrip: 7,
        fields: [
          [530, 3, 1, 1],
          [274, 3, 4],
        ],
      }),
    );
    expect(picture.data[0]).toBe(0);
    expect(picture.data[31 * 48 * 4]).toBe(255);
  });
});

describe('a TIFF that is not what it says', () => {
  it.each(['lzw', 'deflate', 'packbits'] as const)(
    'is rejected if a part is cut off: %s',
    async (compression) => {
      const bytes = await tiffFile({ samples: (x, y) => [x * 7, y * 5, x ^ y], photometric: 2, compression });
      const [reading] = readTiffPages(bytes);
      if (reading?.kind !== 'page') throw new Error('The page is refused.');
      // The strip ends after 50 bytes.
      const repairs = new Map([[279, [50]]]);
      await expect(decodeTiff(bytes, { ...reading.page, repairs }, modules)).rejects.toThrow();
    },
  );

  it('is rejected if the file is cut off', async () => {
    const bytes = new Uint8Array(await field('tiles-64.tif'));
    const [reading] = readTiffPages(bytes);
    if (reading?.kind !== 'page') throw new Error('The page is refused.');
    await expect(decodeTiff(bytes.slice(0, -5000), reading.page, modules)).rejects.toThrow();
  });

  it('ends with a picture or a rejection, whatever its bytes', async () => {
    const kinds = ['none', 'lzw', 'old-lzw', 'deflate', 'packbits'] as const;
    const options = {
      width: 20,
      height: 20,
      photometric: 2,
      samples: (x: number, y: number) => [x * 9, y * 9, 0],
    };
    const files = await Promise.all([
      ...kinds.map((compression) => tiffFile({ ...options, compression, rowsPerStrip: 6 })),
      ...['scan-g3', 'scan-g4', 'jpeg-in'].map(async (name) => new Uint8Array(await field(`${name}.tif`))),
    ]);
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (file, changes) => {
          const bytes = file.slice();
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const [reading] = readTiffPages(bytes);
          if (reading?.kind !== 'page' || reading.page.width * reading.page.height > 1_000_000) return;
          const decoded = await decodeTiff(bytes, reading.page, modules).catch(() => undefined);
          if (decoded) expect(decoded.picture.data.length).toBe(reading.page.width * reading.page.height * 4);
        },
      ),
    );
  });
});
