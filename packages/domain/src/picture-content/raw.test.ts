import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import { jpeg } from './jpeg';
import { readCameraRaw } from './raw';

type Part = string | number | readonly number[] | Uint8Array;

/** A JPEG of a size; `app` are segments behind its start. */
const jpegOf = (width: number, height: number, app: Part = []) =>
  bytesOf(
    [0xff, 0xd8],
    app,
    [0xff, 0xc0, 0, 11, 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd9],
  );

/** An EXIF segment with an orientation. */
const exif = (orientation: number) => {
  const block = bytesOf(
    'Exif\0\0MM\0*',
    big32(8),
    big16(1),
    big16(0x112),
    big16(3),
    big32(1),
    big16(orientation),
    0,
    0,
    big32(0),
  );
  return bytesOf([0xff, 0xe1], big16(block.length + 2), block);
};

const entry = (tag: number, value: number, type = 4, count = 1) =>
  bytesOf(little16(tag), little16(type), little32(count), little32(value));

const directory = (...entries: Uint8Array[]) => bytesOf(little16(entries.length), ...entries, little32(0));

/** The tags of sensor data of 400 × 300 cells. */
const sensor = [entry(0x100, 400), entry(0x101, 300), entry(0x106, 0x8023)];

const tiffOf = (entries: Uint8Array[], ...rest: Part[]) =>
  bytesOf('II*\0', little32(8), directory(...entries), ...rest);

const full = jpegOf(396, 298);
const orientationOf = (file: Uint8Array | undefined) => file && jpeg.readDetails(file)?.orientation;

describe('the file of a camera', () => {
  it('gives its largest preview, if that is about as large as the sensor', () => {
    const file = tiffOf(sensor, jpegOf(160, 120), 'between', full, jpegOf(80, 60));
    expect(readCameraRaw(file, 'photo.nef')).toEqual({
      label: 'NEF',
      preview: { width: 396, height: 298 },
      photograph: full,
    });
  });

  it('gives no preview that is much smaller, but its size', () => {
    const file = tiffOf(sensor, jpegOf(160, 120));
    expect(readCameraRaw(file, 'photo.ARW')).toEqual({ label: 'ARW', preview: { width: 160, height: 120 } });
  });

  it('does not take sensor data for a preview, which is coded as a JPEG without loss', () => {
    const lossless = jpegOf(400, 300);
    lossless[3] = 0xc3;
    expect(readCameraRaw(tiffOf(sensor, lossless), 'photo.dng')).toEqual({ label: 'DNG' });
  });

  it('is known by a directory inside another, and by the version of DNG', () => {
    const outer = tiffOf([entry(0x100, 16), entry(0x101, 12), entry(0x14a, 50)]);
    expect(outer).toHaveLength(50);
    expect(readCameraRaw(bytesOf(outer, directory(...sensor), full))?.photograph).toEqual(full);
    expect(readCameraRaw(tiffOf([entry(0xc612, 1)]))).toEqual({ label: 'RAW' });
    expect(readCameraRaw(tiffOf([entry(0x106, 2, 3)]), 'scan.dng')).toBeUndefined();
    expect(readCameraRaw(jpegOf(8, 8))).toBeUndefined();
  });

  const turned = (orientation: number, preview: Uint8Array) =>
    orientationOf(readCameraRaw(tiffOf([...sensor, entry(0x112, orientation, 3)], preview))?.photograph);

  it.each([3, 6, 8])('turns its preview as it says: %i', (orientation) => {
    expect(turned(orientation, full)).toBe(orientation);
  });

  it('does not turn a preview that is turned already, or says itself how', () => {
    expect(turned(6, jpegOf(298, 396))).toBe(1);
    expect(turned(6, jpegOf(396, 298, exif(1)))).toBe(1);
    expect(turned(1, jpegOf(396, 298, exif(8)))).toBe(8);
  });

  const box = (name: string, ...parts: Part[]) => {
    const content = bytesOf(...parts);
    return bytesOf(big32(content.length + 8), name, content);
  };
  const track = (width: number, height: number) =>
    box('trak', box('tkhd', new Uint8Array(76), big16(width), [0, 0], big16(height), [0, 0]));

  it.each<[string, Uint8Array]>([
    [
      'CR3',
      bytesOf(
        box('ftyp', 'crx ', big32(1), 'isom'),
        box('moov', track(160, 120), track(400, 300)),
        box('mdat', full),
      ),
    ],
    [
      'RAF',
      bytesOf(
        'FUJIFILMCCD-RAW ',
        new Uint8Array(76),
        big32(96),
        big32(1),
        big16(0x100),
        big16(4),
        big16(300),
        big16(400),
        full,
      ),
    ],
    ['RW2', bytesOf('IIU\0', little32(8), directory(entry(2, 400, 3), entry(3, 300, 3)), full)],
    ['ORF', bytesOf('IIRO', little32(8), directory(...sensor), full)],
    ['CR2', bytesOf('II*\0', little32(16), 'CR\x02\0', little32(0), directory(...sensor), full)],
  ])('%s is known by its first bytes, and its size by its own tags', (label, file) => {
    expect(readCameraRaw(file)).toEqual({ label, preview: { width: 396, height: 298 }, photograph: full });
  });

  it.each(['FOVb', '\0MRM', 'II\x1a\0\0\0HEAPCCDR'])('of an unknown size gives no photograph: %j', (mark) => {
    expect(readCameraRaw(bytesOf(mark, full))).toMatchObject({ preview: { width: 396 } });
    expect(readCameraRaw(bytesOf(mark, full))).not.toHaveProperty('photograph');
  });

  it.each(['dng', 'nef'])('of the field holds no preview of its size: %s', (extension) => {
    const file = readFileSync(join(import.meta.dirname, `../../../../fixtures/field/camera.${extension}`));
    expect(readCameraRaw(file, `camera.${extension}`)).toEqual({ label: extension.toUpperCase() });
  });

  it('is read from any bytes without an error', () => {
    const heads = ['II*\0', 'MM\0*', 'IIU\0', 'FUJIFILMCCD-RAW ', '\0\0\0\x10ftypcrx ', 'IIRO'].map((mark) =>
      bytesOf(mark),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 200 }),
        fc.boolean(),
        (head, bytes, hasPreview) => {
          readCameraRaw(bytesOf(head, little32(8), bytes, hasPreview ? full.slice(0, 20) : []));
        },
      ),
    );
  });
});
