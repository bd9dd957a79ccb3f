import { pngChunk } from '@verapix/domain/picture-content';
import { isTransparent, type Raster } from './raster';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const [colourType, colourAlphaType] = [2, 6];
/** The row filter that stores differences to the row above. */
const filterUp = 2;

const big32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The rows of a picture, each with its filter. Opaque pictures have no alpha channel. */
function filteredRows({ width, height, data }: Raster, channels: 3 | 4): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + width * channels;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    let to = y * rowBytes;
    rows[to++] = filterUp;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      for (let channel = 0; channel < channels; channel++) {
        // Nothing is above the first row.
        const above = data[from - width * 4 + channel] ?? 0;
        rows[to++] = (data[from + channel] ?? 0) - above;
      }
    }
  }
  return rows;
}

/** Whether an ICC profile describes RGB colours: PNG allows no other beside RGB pixels. */
const describesRgb = (profile: Uint8Array) => String.fromCharCode(...profile.subarray(16, 20)) === 'RGB ';

/**
 * Writes a PNG without a canvas, which would convert the colours: with an ICC profile, the browser shows them as the
 * profile says.
 */
export async function writePng(picture: Raster, profile?: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const channels = isTransparent(picture) ? 4 : 3;
  const type = channels === 4 ? colourAlphaType : colourType;
  const header = [...big32(picture.width), ...big32(picture.height), 8, type, 0, 0, 0];
  const nameOfProfile = [0x49, 0x43, 0x43, 0, 0];
  const chunks = [
    pngChunk('IHDR', header),
    profile && describesRgb(profile)
      ? pngChunk('iCCP', [...nameOfProfile, ...(await deflate(profile))])
      : new Uint8Array(),
    pngChunk('IDAT', await deflate(filteredRows(picture, channels))),
    pngChunk('IEND', []),
  ];
  return new Blob([Uint8Array.from(signature), ...chunks], { type: 'image/png' });
}
