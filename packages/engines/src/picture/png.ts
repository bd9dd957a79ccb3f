import { bigEndian32, type ColourCodes, deflate, pngChunk } from '@verapix/domain/picture-content';
import { isTransparent, type Raster } from './raster';

/** What the numbers of a picture's colours mean, if they are not those of sRGB: an ICC profile, or code points. */
export type ColourSpace = { profile: Uint8Array<ArrayBuffer> } | { codes: ColourCodes };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const [colourType, colourAlphaType] = [2, 6];
/** The row filter that stores differences to the row above. */
const filterUp = 2;

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

/** The chunk that describes the colours. */
async function colourChunk(space: ColourSpace | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const none = new Uint8Array();
  if (!space) return none;
  if ('codes' in space) {
    const { primaries, transfer } = space.codes;
    // The pixels are RGB, in the full range.
    return primaries < 256 && transfer < 256 ? pngChunk('cICP', [primaries, transfer, 0, 1]) : none;
  }
  const nameOfProfile = [0x49, 0x43, 0x43, 0, 0];
  return describesRgb(space.profile)
    ? pngChunk('iCCP', [...nameOfProfile, ...(await deflate(space.profile))])
    : none;
}

/**
 * Writes a PNG without a canvas, which would convert the colours: the browser shows them as their space says.
 */
export async function writePng(picture: Raster, space?: ColourSpace): Promise<Blob> {
  const channels = isTransparent(picture) ? 4 : 3;
  const type = channels === 4 ? colourAlphaType : colourType;
  const header = [...bigEndian32(picture.width), ...bigEndian32(picture.height), 8, type, 0, 0, 0];
  const chunks = [
    pngChunk('IHDR', header),
    await colourChunk(space),
    pngChunk('IDAT', await deflate(filteredRows(picture, channels))),
    pngChunk('IEND', []),
  ];
  return new Blob([Uint8Array.from(signature), ...chunks], { type: 'image/png' });
}
