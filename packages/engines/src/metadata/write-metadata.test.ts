import { big32, bytesOf, little32 } from '@verapix/domain/bytes.test-kit';
import { pngChunk } from '@verapix/domain/picture-content';
import { describe, expect, it } from 'vitest';
import {
  extendedWebp,
  jpegBytes,
  jpegSegment,
  losslessWebp,
  pngBytes,
} from '../intake/picture-bytes.fixture';
import { embedDensity, embedMetadata, type WrittenMetadata } from './write-metadata';

const size = { width: 4, height: 4 };
const bytesIn = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const written = async (
  file: Uint8Array<ArrayBuffer>,
  format: 'jpeg' | 'png' | 'webp',
  metadata: WrittenMetadata,
) => bytesIn(await embedMetadata(new Blob([file]), format, metadata, size));

describe('metadata of one kind', () => {
  const exif = bytesOf('MM\0*');
  const xmp = bytesOf('<x/>');

  it.each([
    [{ exif }, jpegSegment(0xe1, bytesOf('Exif\0\0MM\0*'))],
    [{ xmp }, jpegSegment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ])('follows the start of a JPEG: %o', async (metadata, segment) => {
    const file = jpegBytes(size);
    expect(await written(file, 'jpeg', metadata)).toEqual(bytesOf(file.slice(0, 2), segment, file.slice(2)));
  });

  it.each([
    [{ exif }, pngChunk('eXIf', exif)],
    [{ xmp }, pngChunk('iTXt', bytesOf('XML:com.adobe.xmp\0\0\0\0\0<x/>'))],
  ])('follows the header of a PNG: %o', async (metadata, chunk) => {
    const file = pngBytes(size);
    expect(await written(file, 'png', metadata)).toEqual(bytesOf(file.slice(0, 33), chunk, file.slice(33)));
  });

  it.each([
    [{ exif }, 0x08, bytesOf('EXIF', little32(4), exif)],
    [{ xmp }, 0x04, bytesOf('XMP ', little32(4), xmp)],
    [{ xmp: bytesOf('<xy/>') }, 0x04, bytesOf('XMP ', little32(5), '<xy/>\0')],
  ])('follows the pixels of a WebP: %o', async (metadata, flag, chunk) => {
    const header = [flag, 0, 0, 0, 3, 0, 0, 3, 0, 0];
    for (const [file, pixelsAt] of [
      [losslessWebp(4, 4), 12],
      // Behind its own extended header.
      [extendedWebp(4, 4), 30],
    ] as const) {
      const pixels = file.slice(pixelsAt);
      const body = bytesOf('WEBPVP8X', little32(10), header, pixels, chunk);
      expect(await written(file, 'webp', metadata)).toEqual(bytesOf('RIFF', little32(body.length), body));
    }
  });
});

describe('the density of a print', () => {
  it('follows the header of a PNG, in pixels per metre', async () => {
    const file = pngBytes(size);
    const dense = await embedDensity(new Blob([file], { type: 'image/png' }), 'png', 254);
    expect(dense.type).toBe('image/png');
    const chunk = pngChunk('pHYs', [...big32(10_000), ...big32(10_000), 1]);
    expect(await bytesIn(dense)).toEqual(bytesOf(file.slice(0, 33), chunk, file.slice(33)));
  });

  it('is not written into other formats', async () => {
    const file = new Blob([extendedWebp(4, 4)]);
    expect(await embedDensity(file, 'webp', 300)).toBe(file);
  });
});
