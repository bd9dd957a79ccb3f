/** Small picture files assembled byte by byte. */
import { big16, big32, bytesOf, little32 } from '@verapix/domain/bytes.test-kit';

export { bytesOf };

const little24 = (value: number) => little32(value).slice(0, 3);

/** A TIFF structure with an orientation, in either byte order. */
export function exifBlock(orientation: number, order: 'big' | 'little' = 'big'): Uint8Array {
  return order === 'big'
    ? bytesOf('MM\0*', big32(8), big16(1), big16(0x0112), big16(3), big32(1), big16(orientation), 0, 0)
    : bytesOf('II*\0', little32(8), 1, 0, 0x12, 0x01, 3, 0, little32(1), orientation, 0, 0, 0);
}

function pngChunk(name: string, data: Uint8Array | readonly number[]): Uint8Array {
  return bytesOf(big32(data.length), name, data, [0, 0, 0, 0]);
}

interface PngOptions {
  width: number;
  height: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colourType?: number;
  /** Chunks between the header and the pixels. */
  extra?: readonly [string, Uint8Array | readonly number[]][];
}

export function pngBytes({ width, height, colourType = 2, extra = [] }: PngOptions): Uint8Array<ArrayBuffer> {
  return bytesOf(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', [...big32(width), ...big32(height), 8, colourType, 0, 0, 0]),
    ...extra.map(([name, data]) => pngChunk(name, data)),
    pngChunk('IDAT', [1, 2, 3, 4]),
    pngChunk('IEND', []),
  );
}

export function jpegSegment(code: number, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return bytesOf(0xff, code, big16(data.length + 2), data);
}

interface JpegOptions {
  width: number;
  height: number;
  /** Marker of the frame: 0xc0 baseline, 0xc2 progressive, 0xc3 lossless. */
  frame?: number;
  precision?: number;
  orientation?: number;
  /** The 64 entries of the luminance table. */
  quantisation?: readonly number[];
  /** Bytes of other metadata before the frame. */
  padding?: number;
  /** Bytes after the end of the picture. */
  trailer?: readonly number[];
}

export function jpegBytes(options: JpegOptions): Uint8Array<ArrayBuffer> {
  const { width, height, frame = 0xc0, precision = 8, orientation, quantisation } = options;
  const { padding = 0, trailer = [] } = options;
  const maxSegment = 65_000;
  const pads = Array.from({ length: Math.ceil(padding / maxSegment) }, () =>
    jpegSegment(0xe2, new Uint8Array(maxSegment)),
  );
  return bytesOf(
    [0xff, 0xd8],
    orientation === undefined ? [] : jpegSegment(0xe1, bytesOf('Exif\0\0', exifBlock(orientation))),
    ...pads,
    quantisation ? jpegSegment(0xdb, [0, ...quantisation]) : [],
    jpegSegment(frame, [precision, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    [0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd0, 0x78],
    [0xff, 0xd9],
    trailer,
  );
}

function riff(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', little32(body.length), body);
}

function webpChunk(name: string, data: Uint8Array | readonly number[]): Uint8Array {
  return bytesOf(name, little32(data.length), data, data.length % 2 ? [0] : []);
}

export function lossyWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  return riff(webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...size, 1, 2, 3]));
}

export function losslessWebp(width: number, height: number, alpha = false): Uint8Array<ArrayBuffer> {
  const bits = (width - 1) | ((height - 1) << 14) | (alpha ? 1 << 28 : 0);
  return riff(webpChunk('VP8L', [0x2f, ...little32(bits), 1, 2, 3, 4, 5, 6]));
}

export function extendedWebp(
  width: number,
  height: number,
  { alpha = false, orientation }: { alpha?: boolean; orientation?: number } = {},
): Uint8Array<ArrayBuffer> {
  const flags = (alpha ? 0x10 : 0) | (orientation ? 0x08 : 0);
  return riff(
    webpChunk('VP8X', [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
    webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8]),
    orientation ? webpChunk('EXIF', exifBlock(orientation, 'little')) : new Uint8Array(),
  );
}

/** The luminance table of Annex K, scaled by quality as in libjpeg. */
export function luminanceTable(quality: number): number[] {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return standardLuminance.map((entry) =>
    Math.min(255, Math.max(1, Math.floor((entry * Math.floor(percent) + 50) / 100))),
  );
}

const standardLuminance = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

export function fileOf(bytes: Uint8Array<ArrayBuffer> | string, name = 'picture', type = ''): File {
  return new File([bytes], name, { type });
}
