import { big32, bytesOf } from '@verapix/domain/bytes.test-kit';
import { pngChunk } from '@verapix/domain/picture-content';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePng } from './png';
import type { Raster } from './raster';

const bytesIn = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** The colour profile of a picture that sharp saves with the profile of that name. */
async function profileOf(name: 'p3' | 'cmyk'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const { icc } = await sharp(await picture.withIccProfile(name).jpeg().toBuffer()).metadata();
  if (!icc) throw new Error(`sharp saved no profile ${name}.`);
  return Uint8Array.from(icc);
}

/** Two rows of three pixels, each channel of another value; the alpha of the last pixel is given. */
function rasterOf(lastAlpha: number): Raster {
  const data = Uint8ClampedArray.from({ length: 24 }, (_, index) =>
    index % 4 === 3 ? 255 : 250 - index * 9,
  );
  data[23] = lastAlpha;
  return { width: 3, height: 2, data };
}

describe('a chunk', () => {
  it.each([
    // The check value of this CRC is that of the digits 1 to 9.
    ['1234', '56789', 0xcbf43926],
    ['IEND', '', 0xae426082],
  ])('%s of %j has its length, name, data and checksum', (name, data, checksum) => {
    expect(pngChunk(name, bytesOf(data))).toEqual(bytesOf(big32(data.length), name, data, big32(checksum)));
  });

  it('has a length of four bytes, the highest first', () => {
    const chunk = pngChunk('IDAT', new Uint8Array(0x010203));
    expect(chunk.subarray(0, 9)).toEqual(bytesOf(0, 1, 2, 3, 'IDAT', 0));
    expect(chunk).toHaveLength(0x010203 + 12);
  });
});

describe('a written PNG', () => {
  it.each([
    [255, 3, 'no alpha channel: every pixel is opaque'],
    [254, 4, 'an alpha channel: a pixel is not fully opaque'],
  ])('with alpha %i has %i channels (%s)', async (alpha, channels) => {
    const blob = await writePng(rasterOf(alpha));
    expect(blob.type).toBe('image/png');
    expect(await sharp(await bytesIn(blob)).metadata()).toMatchObject({
      format: 'png',
      width: 3,
      height: 2,
      channels,
      depth: 'uchar',
    });
  });

  it('has the pixels of any picture', async () => {
    const pictures = fc
      .record({ width: fc.integer({ min: 1, max: 5 }), height: fc.integer({ min: 1, max: 5 }) })
      .chain(({ width, height }) => {
        const pixels = fc.uint8ClampedArray({ minLength: width * height * 4, maxLength: width * height * 4 });
        return fc.record({ width: fc.constant(width), height: fc.constant(height), data: pixels });
      });
    await fc.assert(
      fc.asyncProperty(pictures, fc.boolean(), async ({ width, height, data }, isOpaque) => {
        const seen = data.map((value, index) => (isOpaque && index % 4 === 3 ? 255 : value));
        const png = await writePng({ width, height, data: new Uint8ClampedArray(seen) });
        const read = await sharp(await bytesIn(png))
          .ensureAlpha()
          .raw()
          .toBuffer();
        expect([...read]).toEqual([...seen]);
      }),
      { numRuns: 50 },
    );
  });

  it('begins with the signature and ends with an empty chunk', async () => {
    const bytes = await bytesIn(await writePng(rasterOf(255)));
    expect(bytes.subarray(0, 16)).toEqual(bytesOf('\x89PNG\r\n\x1a\n', big32(13), 'IHDR'));
    expect(bytes.subarray(-12)).toEqual(pngChunk('IEND', []));
  });

  it('carries the profile of RGB colours', async () => {
    const profile = await profileOf('p3');
    const { icc } = await sharp(await bytesIn(await writePng(rasterOf(255), { profile }))).metadata();
    expect(Uint8Array.from(icc ?? [])).toEqual(profile);
  });

  it('carries the code points of its colours', async () => {
    const png = await bytesIn(await writePng(rasterOf(255), { codes: { primaries: 12, transfer: 13 } }));
    // Behind the signature and the header.
    expect(png.subarray(33, 49)).toEqual(pngChunk('cICP', [12, 13, 0, 1]));
  });

  it('carries no code points that do not fit', async () => {
    const codes = { primaries: 256, transfer: 13 };
    expect(await bytesIn(await writePng(rasterOf(255), { codes }))).toEqual(
      await bytesIn(await writePng(rasterOf(255))),
    );
  });

  it('carries no profile without one, nor one of other colours', async () => {
    for (const space of [undefined, { profile: await profileOf('cmyk') }, { profile: new Uint8Array() }])
      expect(await bytesIn(await writePng(rasterOf(255), space))).toEqual(
        await bytesIn(await writePng(rasterOf(255))),
      );
    const { icc } = await sharp(await bytesIn(await writePng(rasterOf(255)))).metadata();
    expect(icc).toBeUndefined();
  });
});
