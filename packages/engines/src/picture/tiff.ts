import {
  type Orientation,
  pictureReaders,
  swapsSides,
  type TiffImage,
} from '@verapix/domain/picture-content';
import { canvasOf, readCanvas } from './pixels';
import { createRaster, type Raster } from './raster';

type Bytes = Uint8Array<ArrayBuffer>;

/** Expands PackBits: a count, then as many bytes or one that repeats. */
function unpackBits(packed: Bytes, length: number): Bytes {
  const out = new Uint8Array(length);
  for (let at = 0, to = 0; at < packed.length && to < length; ) {
    const count = packed[at++] ?? 0;
    if (count < 128) {
      out.set(packed.subarray(at, at + Math.min(count + 1, length - to)), to);
      at += count + 1;
      to += count + 1;
    } else if (count > 128) {
      out.fill(packed[at++] ?? 0, to, to + 257 - count);
      to += 257 - count;
    }
  }
  return out;
}

const [lzwClear, lzwEnd, lzwFirst, lzwMaxCodes] = [256, 257, 258, 4096];

/** Expands LZW as TIFF has it: the highest bit first, and codes grow one entry early. */
function unpackLzw(packed: Bytes, length: number): Bytes {
  const out = new Uint8Array(length);
  // Where the text of each code was written, and how long it is.
  const starts = new Int32Array(lzwMaxCodes);
  const lengths = new Int32Array(lzwMaxCodes);
  let [to, bitAt, bits, next, last] = [0, 0, 9, lzwFirst, -1];
  while (to < length && bitAt + bits <= packed.length * 8) {
    const byte = bitAt >> 3;
    const word = ((packed[byte] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte + 2] ?? 0);
    const code = (word >> (24 - bits - (bitAt & 7))) & ((1 << bits) - 1);
    bitAt += bits;
    if (code === lzwEnd) break;
    if (code === lzwClear) {
      [bits, next, last] = [9, lzwFirst, -1];
      continue;
    }
    if (code > next || (code === next && last < 0)) break;
    const start = to;
    if (code < lzwClear) out[to++] = code;
    else {
      // The code that is about to be defined is the last text and its own first byte.
      const from = code === next ? last : (starts[code] ?? 0);
      const count = code === next ? start - last + 1 : (lengths[code] ?? 0);
      for (let index = 0; index < count && to < length; index++) out[to++] = out[from + index] ?? 0;
    }
    if (last >= 0 && next < lzwMaxCodes) {
      starts[next] = last;
      lengths[next] = start - last + 1;
      next++;
    }
    last = start;
    if (next >= (1 << bits) - 1 && bits < 12) bits++;
  }
  return out;
}

/** Inflates at most as many bytes as a part has: a forged part can't fill the memory. */
async function inflate(packed: Bytes, length: number): Promise<Bytes> {
  const out = new Uint8Array(length);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let to = 0;
  while (to < length) {
    const { done, value } = await reader.read();
    if (done) break;
    out.set(value.subarray(0, length - to), to);
    to += value.length;
  }
  await reader.cancel().catch(() => {});
  return out;
}

const startOfImage = 2;
/** Adobe's segment. Its last byte says that the colours are RGB, which no other segment of a JPEG can. */
const rgbSegment = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0];

/** Decodes a JPEG part, whose tables may be shared, into samples of 8 bits. */
async function decodeJpeg(part: Bytes, image: TiffImage): Promise<Bytes> {
  const { jpegTables, partWidth, partHeight, samples, photometric } = image;
  const file = new Blob([
    Uint8Array.from([0xff, 0xd8, ...(photometric === 'rgb' ? rgbSegment : [])]),
    jpegTables?.subarray(startOfImage, -2) ?? new Uint8Array(),
    part.subarray(startOfImage),
  ]);
  const size = pictureReaders.jpeg.readSize(new Uint8Array(await file.arrayBuffer()));
  if (size.kind !== 'size' || size.width > partWidth || size.height > partHeight)
    throw new Error('A part of the TIFF is larger than it says.');
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  const [, context] = canvasOf(partWidth, partHeight);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = readCanvas(context);
  const out = new Uint8Array(partWidth * partHeight * samples);
  for (let pixel = 0; pixel < partWidth * partHeight; pixel++)
    for (let sample = 0; sample < samples; sample++)
      out[pixel * samples + sample] = data[pixel * 4 + Math.min(sample, 3)] ?? 0;
  return out;
}

/** Bytes of a row of a part. */
function rowBytesOf({ partWidth, bits, samples, planar }: TiffImage): number {
  return Math.ceil((partWidth * bits * (planar ? 1 : samples)) / 8);
}

/** Adds up the differences of a row: of neighbours of the same sample. */
function addDifferences(data: Bytes, image: TiffImage): void {
  const rowBytes = rowBytesOf(image);
  const step = image.planar ? 1 : image.samples;
  for (let row = 0; row + rowBytes <= data.length; row += rowBytes) {
    if (image.bits === 8) {
      for (let at = row + step; at < row + rowBytes; at++)
        data[at] = (data[at] ?? 0) + (data[at - step] ?? 0);
    } else if (image.bits === 16) {
      const view = new DataView(data.buffer, data.byteOffset + row, rowBytes);
      for (let at = step * 2; at + 1 < rowBytes; at += 2) {
        const sum =
          view.getUint16(at, image.littleEndian) + view.getUint16(at - step * 2, image.littleEndian);
        view.setUint16(at, sum & 0xffff, image.littleEndian);
      }
    }
  }
}

async function unpackPart(part: Bytes, image: TiffImage): Promise<Bytes> {
  const length = rowBytesOf(image) * image.partHeight;
  if (image.compression === 'jpeg') return decodeJpeg(part, image);
  const unpack = {
    none: (raw: Bytes) => raw.slice(),
    lzw: unpackLzw,
    deflate: inflate,
    packbits: unpackBits,
  };
  const data = await unpack[image.compression](part, length);
  if (image.differences) addDifferences(data, image);
  return data;
}

/** A sample of a row as it is stored: 0 to 255, but in palettes and below 8 bits the plain number. */
function sampleAt(data: Bytes, row: number, index: number, { bits, littleEndian }: TiffImage): number {
  if (bits === 8) return data[row + index] ?? 0;
  // The high byte of 16 bits.
  if (bits === 16) return data[row + index * 2 + (littleEndian ? 1 : 0)] ?? 0;
  const at = index * bits;
  return ((data[row + (at >> 3)] ?? 0) >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
}

type Write = (to: number, samples: readonly number[]) => void;

/** Returns a function that writes the samples of a pixel as RGBA. */
function pixelWriter(image: TiffImage, data: Uint8ClampedArray): Write {
  const { photometric, bits, alpha, colourMap } = image;
  const largest = bits < 8 ? (1 << bits) - 1 : 255;
  const entries = 1 << Math.min(bits, 8);
  const colours = photometric === 'rgb' || photometric === 'ycbcr' ? 3 : 1;
  return (to, samples) => {
    const opacity = alpha === 'none' ? 255 : (samples[colours] ?? 255);
    for (let channel = 0; channel < 3; channel++) {
      const sample = samples[colours === 3 ? channel : 0] ?? 0;
      let value = (sample / largest) * 255;
      if (photometric === 'palette') value = (colourMap[channel * entries + sample] ?? 0) >> 8;
      if (photometric === 'white-is-zero') value = 255 - value;
      if (alpha === 'associated' && opacity > 0) value = (value * 255) / opacity;
      data[to + channel] = value;
    }
    data[to + 3] = opacity;
  };
}

/** Decodes the first page of a TIFF, as stored. Rejects if a part can't be decompressed. */
async function decodeStored(image: TiffImage): Promise<Raster> {
  const { width, height, partWidth, partHeight, samples, planar, parts } = image;
  const picture = createRaster(width, height);
  const write = pixelWriter(image, picture.data);
  const across = Math.ceil(width / partWidth);
  const perPlane = across * Math.ceil(height / partHeight);
  const rowBytes = rowBytesOf(image);
  const pixel = new Array<number>(samples).fill(0);
  for (let index = 0; index < perPlane; index++) {
    const planes: Bytes[] = [];
    for (let plane = 0; plane < (planar ? samples : 1); plane++)
      planes.push(await unpackPart(parts[plane * perPlane + index] ?? new Uint8Array(), image));
    const [left, top] = [(index % across) * partWidth, Math.floor(index / across) * partHeight];
    for (let y = 0; y < Math.min(partHeight, height - top); y++)
      for (let x = 0; x < Math.min(partWidth, width - left); x++) {
        for (let sample = 0; sample < samples; sample++) {
          const data = planes[planar ? sample : 0] ?? new Uint8Array();
          pixel[sample] = sampleAt(data, y * rowBytes, planar ? x : x * samples + sample, image);
        }
        write(((top + y) * width + left + x) * 4, pixel);
      }
  }
  return picture;
}

/** Turns a picture upright. */
function turn(stored: Raster, orientation: Orientation): Raster {
  if (orientation === 1) return stored;
  const { width, height } = stored;
  const upright = swapsSides(orientation) ? createRaster(height, width) : createRaster(width, height);
  const [from, to] = [new Uint32Array(stored.data.buffer), new Uint32Array(upright.data.buffer)];
  const mirrorsX = [2, 3, 7, 8].includes(orientation);
  const mirrorsY = [3, 4, 6, 7].includes(orientation);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [mirrorsX ? width - 1 - x : x, mirrorsY ? height - 1 - y : y];
      const at = swapsSides(orientation) ? column * height + row : row * width + column;
      to[at] = from[y * width + x] ?? 0;
    }
  return upright;
}

/** Decodes the first page of a TIFF, upright. Rejects if a part can't be decompressed. */
export async function decodeTiff(image: TiffImage): Promise<Raster> {
  return turn(await decodeStored(image), image.orientation);
}
