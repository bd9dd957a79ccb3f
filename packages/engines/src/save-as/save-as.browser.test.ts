import { savedFormatNames, savedFormats } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import { readMetadata } from '../metadata/read-metadata';
import { decodePicture, encodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { resize } from '../picture/resize';
import { recordProgress } from '../testing/fakes';
import { drawnFile, fileAt, meanDifference, turnedFile } from '../testing/files';
import { firstOf } from '../testing/nightly';
import { createPictureWriter, type SavedPicture, type SaveSettings } from '.';

const writer = createPictureWriter();
const plain: SaveSettings = { format: 'jpeg', quality: 0.8, size: { kind: 'own' }, keepMetadata: false };

async function run(
  picture: Blob,
  changes: Partial<SaveSettings>,
  more: { original?: Blob; predictOnly?: boolean } = {},
): Promise<SavedPicture> {
  const settings = { ...plain, ...changes };
  const outcome = await writer.run({ picture, settings, ...more }, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

async function save(...args: Parameters<typeof run>): Promise<SavedPicture & { blob: Blob }> {
  const { blob, ...saved } = await run(...args);
  if (!blob) throw new Error('Nothing was written.');
  return { ...saved, blob };
}

/** A photograph as a lossless result of a tool. */
async function photograph(width: number, height: number): Promise<Blob> {
  return encodePicture(await resize(await decodePicture(await fileAt(coffee)), width, height), {
    format: 'png',
  });
}

let enlarged: Promise<Blob> | undefined;
/** A photograph of two megapixels, large enough for a prediction to read parts of it only. */
const twoMegapixels = () => (enlarged ??= photograph(1800, 1200));

const pixelAt = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('formats', () => {
  it.each(savedFormatNames)('writes %s, which opens as the same picture', async (format) => {
    const picture = await photograph(300, 200);
    const { blob, width, height } = await save(picture, { format, quality: 0.9 });
    expect([blob.type, width, height]).toEqual([savedFormats[format].mime, 300, 200]);
    expect(meanDifference(await decodePicture(blob), await decodePicture(picture))).toBeLessThan(4);
  });

  const half = (context: OffscreenCanvasRenderingContext2D) => {
    context.fillStyle = 'rgb(200 40 40)';
    context.fillRect(0, 0, 32, 64);
  };

  it.each(['png', 'webp', 'avif'] as const)('keeps transparency in %s', async (format) => {
    const saved = await save(await drawnFile({ width: 64, height: 64 }, half), { format });
    expect(saved.transparent).toBe(true);
    const opened = await decodePicture(saved.blob);
    expect([pixelAt(opened, 10, 32)[3], pixelAt(opened, 54, 32)[3]]).toEqual([255, 0]);
  });

  it('makes transparent pixels white in a JPEG', async () => {
    const { blob } = await save(await drawnFile({ width: 64, height: 64 }, half), { format: 'jpeg' });
    expect(pixelAt(await decodePicture(blob), 54, 32)).toEqual([255, 255, 255, 255]);
  });
});

describe('sizes', () => {
  it('fits a picture inside a box, or crops it to the box', async () => {
    const picture = await photograph(300, 200);
    const box = { kind: 'box', width: 100, height: 100 } as const;
    expect(await run(picture, { size: { ...box, fit: 'inside' } })).toMatchObject({ width: 100, height: 67 });
    expect(await run(picture, { size: { ...box, fit: 'crop' } })).toMatchObject({ width: 100, height: 100 });
  });

  it.each(firstOf(['jpeg', 'webp', 'avif']))(
    'keeps %s below a largest file size, but not far below',
    async (format) => {
      const { blob, quality } = await save(await photograph(600, 400), { format, maxBytes: 12_000 });
      expect(blob.size).toBeLessThanOrEqual(12_000);
      expect(blob.size).toBeGreaterThan(9_000);
      expect(quality).toBeGreaterThan(0.05);
    },
  );

  it('says that no quality is low enough', async () => {
    await expect(run(await photograph(600, 400), { maxBytes: 1000 })).rejects.toThrow('above-max-bytes');
  });

  it.each(firstOf(savedFormatNames))('predicts the size of a %s within a tenth', async (format) => {
    const picture = await twoMegapixels();
    const predicted = await run(picture, { format }, { predictOnly: true });
    const { blob } = await save(picture, { format });
    expect(predicted.blob).toBeUndefined();
    expect(Math.abs(predicted.bytes / blob.size - 1)).toBeLessThan(0.1);
  });
});

it('stores the density of a print', async () => {
  const size = { kind: 'box', width: 100, height: 100, fit: 'crop', dotsPerInch: 300 } as const;
  const { blob } = await save(await photograph(300, 200), { size });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // The unit, inches, and the density across and down.
  expect([...bytes.slice(13, 18)]).toEqual([1, 1, 44, 1, 44]);
});

describe('metadata', () => {
  const draw = (context: OffscreenCanvasRenderingContext2D) => {
    context.fillStyle = 'red';
    context.fillRect(0, 0, 40, 10);
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps EXIF in %s without turning the picture again',
    async (format) => {
      const original = await turnedFile(6, { width: 40, height: 60 }, draw);
      const picture = await encodePicture(await decodePicture(original), { format: 'png' });
      const { blob } = await save(picture, { format, keepMetadata: true }, { original });
      expect(readMetadata(new Uint8Array(await blob.arrayBuffer())).exif).toBeDefined();
      const opened = await decodePicture(blob);
      expect([opened.width, opened.height]).toEqual([40, 60]);
      expect(pixelAt(opened, 20, 2)[1]).toBeLessThan(40);
      expect(pixelAt(opened, 20, 50)[0]).toBeLessThan(40);
    },
  );

  it('drops all metadata unless it is to be kept', async () => {
    const original = await turnedFile(6, { width: 40, height: 60 }, draw);
    const { blob } = await save(await photograph(300, 200), { format: 'jpeg' }, { original });
    expect(readMetadata(new Uint8Array(await blob.arrayBuffer()))).toEqual({ hasCredentials: false });
  });
});

describe('wide-gamut pictures', () => {
  /** A picture whose file has the Display P3 profile, with the same numbers in every pixel. */
  async function wideGamutFile(type: string, [red, green, blue]: readonly number[]): Promise<Blob> {
    const canvas = new OffscreenCanvas(64, 64);
    const context = canvas.getContext('2d', { colorSpace: 'display-p3' });
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = `color(display-p3 ${[red, green, blue].map((value) => (value ?? 0) / 255).join(' ')})`;
    context.fillRect(0, 0, 64, 64);
    return canvas.convertToBlob({ type, quality: 1 });
  }

  /** The colour in Display P3 that a picture is shown in. */
  async function shown(picture: Blob): Promise<number[]> {
    const bitmap = await createImageBitmap(picture);
    const canvas = new OffscreenCanvas(64, 64);
    const context = canvas.getContext('2d', { colorSpace: 'display-p3' });
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(32, 32, 1, 1, { colorSpace: 'display-p3' }).data ?? [])].slice(0, 3);
  }

  const largestDifference = (one: readonly number[], other: readonly number[]) =>
    Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

  // Colours that both gamuts have: the numbers of Display P3 differ from those of sRGB by up to 20.
  it.each(
    ['image/jpeg', 'image/png'].flatMap((type) => savedFormatNames.map((format) => [type, format] as const)),
  )('look the same from %s to %s', async (type, format) => {
    const colour = [190, 90, 70];
    const source = await wideGamutFile(type, colour);
    const picture = await encodePicture(await decodePicture(source), { format: 'png' });
    const { blob } = await save(picture, { format, quality: 0.95 });
    expect(largestDifference(await shown(source), colour)).toBeLessThanOrEqual(2);
    expect(largestDifference(await shown(blob), colour)).toBeLessThanOrEqual(5);
  });

  it('become the nearest colour of sRGB where they are beyond it', async () => {
    const picture = await decodePicture(await wideGamutFile('image/png', [0, 255, 0]));
    expect(pixelAt(picture, 32, 32)).toEqual([0, 255, 0, 255]);
  });
});
