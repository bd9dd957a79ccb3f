import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { baseError, fieldFile } from '../testing/field';
import { chosenPicture } from '../testing/files';
import { inspectPicture } from './inspect-picture';

const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };
const bytesOf = async (name: string) => new Uint8Array(await (await fieldFile(name)).arrayBuffer());

/** A lossy file may differ by more. */
const [exact, lossy] = [3, 10];

describe('an orientation that is written as a long number', () => {
  it('turns the picture as a short one does', async () => {
    const [long, short] = await Promise.all(
      ['turned-6-long.jpg', 'turned-6.jpg'].map(async (name) => {
        const picture = await chosenPicture(await fieldFile(name));
        return { picture, raster: await decodePicture(picture.file) };
      }),
    );
    expect(long?.picture).toMatchObject({ width: 64, height: 96, orientation: 6 });
    expect(long?.raster).toEqual(short?.raster);
  });
});

describe('a file from the field opens as its picture', () => {
  it.each([
    ['plain.jpg', lossy],
    ['progressive.jpg', lossy],
    ['no-end-mark.jpg', lossy],
    ['no-end-mark-zeros.jpg', lossy],
    ['leading-newline.jpg', lossy],
    ['soi-twice.jpg', lossy],
    ['two-soi.jpg', lossy],
    ['trailing-data.jpg', lossy],
    ['two-views.mpo', lossy],
    ['cmyk.jpg', lossy],
    ['arith.jpg', lossy],
    ['iend-then-junk.png', exact],
    ['no-iend.png', exact],
    ['cut-iend.png', exact],
    ['bad-text-crc.png', exact],
    ['bad-iccp.png', exact],
    ['interlaced.png', exact],
    ['moving.png', exact],
    ['moving.gif', exact],
    ['moving.webp', exact],
    ['trailing.webp', exact],
    ['picture.bmp', exact],
    ['palette.bmp', exact],
    ['rle.bmp', exact],
    ['rgb565.bmp', lossy],
  ])('%s', async (name, tolerance) => {
    const picture = await chosenPicture(await fieldFile(name));
    const raster = await decodePicture(picture.file);
    expect(picture).toMatchObject({ width: raster.width, height: raster.height });
    expect(baseError(raster)).toBeLessThanOrEqual(tolerance);
    expect(picture.note ?? '').toBe(
      name.startsWith('moving') ? 'This file is an animation. We use its first frame.' : '',
    );
  });
});

describe('a file from the field with a size of its own opens', () => {
  it.each([
    ['one.jpg', 1, 1],
    ['one.png', 1, 1],
    ['one-clear.png', 1, 1],
    ['hair.png', 1, 2000],
    ['grey.jpg', 96, 64],
    ['one-bit.png', 96, 64],
    ['icc-pro.jpg', 96, 64],
    ['no-trailer.gif', 96, 64],
    ['wide-17000.png', 17_000, 100],
    ['wide-30000.png', 30_000, 200],
  ])('%s', async (name, width, height) => {
    const picture = await chosenPicture(await fieldFile(name));
    expect(picture).toMatchObject({ width, height });
    const { data, ...size } = await decodePicture(picture.file);
    expect(size).toEqual({ width, height });
    expect(data[3]).toBe(name === 'one-clear.png' ? 0 : 255);
  });
});

describe('a file from the field whose profile is not sRGB', () => {
  it.each([
    ['icc-p3.jpg', lossy],
    ['icc-p3.png', exact],
    ['icc-p3.webp', exact],
  ])('is shown in its colors: %s', async (name, tolerance) => {
    const { width, data } = await decodePicture((await chosenPicture(await fieldFile(name))).file);
    const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
    // The red and the green field, as a viewer with color management shows them.
    for (const [seen, right] of [
      [at(28, 20), [220, 0, 17]],
      [at(72, 16), [0, 185, 23]],
    ] as const)
      for (const [channel, value] of right.entries())
        expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThanOrEqual(tolerance);
  });
});

describe('a file that lacks rows', () => {
  const cut = async (name: string, ratio: number) => {
    const bytes = await bytesOf(name);
    return new File([bytes.slice(0, Math.floor(bytes.length * ratio))], name);
  };
  /** A photograph, in a format that the test's browser writes. */
  const photograph = async (type: string) => {
    const context = new OffscreenCanvas(300, 200).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    for (let x = 0; x < 300; x++)
      for (let y = 0; y < 200; y++) {
        context.fillStyle = `rgb(${(x * 7919 + y * 104729) % 251} ${(x * y) % 241} ${(x + y) % 200})`;
        context.fillRect(x, y, 1, 1);
      }
    const blob = await context.canvas.convertToBlob({ type, quality: 0.9 });
    return new Uint8Array(await blob.arrayBuffer());
  };
  const half = async (type: string) => {
    const bytes = await photograph(type);
    return new File([bytes.slice(0, Math.floor(bytes.length / 2))], 'half');
  };

  it.each([
    ['a JPEG', () => half('image/jpeg')],
    ['a PNG', () => half('image/png')],
    ['a WebP', () => half('image/webp')],
  ])('is rejected with their number, and opens with the others if the user wants: %s', async (_, open) => {
    const file = await open();
    const rejected = await inspectPicture([file], limits);
    expect(rejected).toMatchObject({ ok: false, rejection: { code: 'rows-missing' } });
    const accepted = await inspectPicture([file], limits, { acceptIncomplete: true });
    if (!accepted.ok) throw new Error(accepted.rejection.message);
    const { width, height } = await decodePicture(accepted.picture.file);
    expect(accepted.picture).toMatchObject({ width, height });
    expect(width).toBe(300);
    expect(height).toBeGreaterThan(50);
    expect(height).toBeLessThan(150);
    expect(accepted.picture.note).toBe(`The file is incomplete: ${height} of 200 rows of pixels are used.`);
  });

  it('is found where an end mark or zeros stand in their place', async () => {
    const bytes = await photograph('image/jpeg');
    const there = bytes.slice(0, Math.floor(bytes.length / 2));
    const zeros = new Uint8Array(bytes.length - there.length);
    const end = Uint8Array.of(0xff, 0xd9);
    for (const parts of [
      [there, end],
      [there, zeros],
      [there, zeros, end],
    ]) {
      const inspection = await inspectPicture([new File(parts, 'cut.jpg')], limits);
      expect(inspection).toMatchObject({ rejection: { code: 'rows-missing' } });
    }
  });

  it('opens if it is progressive and only lacks sharpness, with a note', async () => {
    const picture = await chosenPicture(await cut('progressive.jpg', 0.97));
    expect(picture.note).toContain('less sharp');
  });
});

describe('a file of a kind that is not opened', () => {
  it.each([
    ['cgbi.png', 'CgBI PNG'],
    ['empty.png', 'empty'],
  ])('is rejected by its name: %s', async (name, words) => {
    const inspection = await inspectPicture([await fieldFile(name)], limits);
    expect(inspection).toMatchObject({
      ok: false,
      rejection: { title: expect.stringContaining(words) },
    });
  });
});
