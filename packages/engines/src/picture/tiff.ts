import { type Orientation, repairedTiff, swapsSides, type TiffPage } from '@verapix/domain/picture-content';
import { type ColourConverter, type ColourDescription, createColourConverter } from './colours';
// Both are built by models/libtiff/build.sh. See docs/decisions.
import lcmsUrl from './lcms.wasm?url';
import { type Geometry, openTiffPage, type TiffParts } from './libtiff';
import libtiffUrl from './libtiff.wasm?url';
import { createRaster, type Raster } from './raster';
import { loadWasm } from './wasm';

type Bytes = Uint8Array<ArrayBuffer>;

/** A decoded page. */
interface DecodedTiff {
  picture: Raster;
  /** The profile of its colours if they are RGB and not converted. */
  profile?: Bytes | undefined;
  /** The values that are black and white, if neither the depth nor the page says which they are. */
  range?: readonly [number, number];
}

/** The code that decodes a page. `lcms` is needed for colours that neither we nor a browser can convert. */
export interface TiffModules {
  libtiff: WebAssembly.Module;
  lcms?: WebAssembly.Module;
}

const maxHalf = 0x3ff;

/** Floating point of 16 bits: 1 sign, 5 exponent, 10 fraction. */
function half(raw: number): number {
  const [sign, exponent, fraction] = [raw & 0x8000 ? -1 : 1, (raw >> 10) & 31, raw & maxHalf];
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** Floating point of 24 bits: 1 sign, 7 exponent, 16 fraction. */
function float24(raw: number): number {
  const [sign, exponent, fraction] = [raw & 0x800000 ? -1 : 1, (raw >> 16) & 127, raw & 0xffff];
  if (exponent === 127) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? fraction * 2 ** -78 : (1 + fraction / 65536) * 2 ** (exponent - 63));
}

type ReadSample = (data: DataView, row: number, index: number) => number;

const uint24At = (data: DataView, at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 65536;

/** Returns how a sample of a row is read. */
function sampleReader({ bits, format }: Geometry): ReadSample {
  if (format === 3)
    return {
      16: ((data, row, index) => half(data.getUint16(row + index * 2, true))) as ReadSample,
      24: ((data, row, index) => float24(uint24At(data, row + index * 3))) as ReadSample,
      32: ((data, row, index) => data.getFloat32(row + index * 4, true)) as ReadSample,
      64: ((data, row, index) => data.getFloat64(row + index * 8, true)) as ReadSample,
    }[bits as 16 | 24 | 32 | 64];
  const unsigned: ReadSample =
    bits === 8
      ? (data, row, index) => data.getUint8(row + index)
      : bits === 16
        ? (data, row, index) => data.getUint16(row + index * 2, true)
        : bits === 24
          ? (data, row, index) => uint24At(data, row + index * 3)
          : bits === 32
            ? (data, row, index) => data.getUint32(row + index * 4, true)
            : (data, row, index) => packedAt(data, row, index, bits);
  if (format !== 2) return unsigned;
  const [middle, end] = [2 ** (bits - 1), 2 ** bits];
  return (data, row, index) => {
    const value = unsigned(data, row, index);
    return value < middle ? value : value - end;
  };
}

/** A sample of a depth that is no number of bytes: the highest bit first, across bytes. */
function packedAt(data: DataView, row: number, index: number, bits: number): number {
  let value = 0;
  for (let at = index * bits, left = bits; left > 0; ) {
    const taken = Math.min(left, 8 - (at & 7));
    const byte = data.getUint8(row + (at >> 3));
    value = value * 2 ** taken + ((byte >> (8 - (at & 7) - taken)) & ((1 << taken) - 1));
    at += taken;
    left -= taken;
  }
  return value;
}

/** A rectangle of pixels and their samples, as a part of the page holds them. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the parts of a plane are. */
function* areasOf({ width, height, partWidth, partHeight }: Geometry): Generator<Area & { index: number }> {
  let index = 0;
  for (let top = 0; top < height; top += partHeight)
    for (let left = 0; left < width; left += partWidth)
      yield {
        index: index++,
        left,
        top,
        width: Math.min(partWidth, width - left),
        height: Math.min(partHeight, height - top),
      };
}

/**
 * Reads the samples of the page part by part, and hands them over row by row: those of a pixel are beside each other. Of
 * a planar page, a part of each plane is read before.
 */
function readRows(parts: TiffParts, use: (row: Float64Array, area: Area) => void): void {
  const { geometry, rowBytes } = parts;
  const { samples, planar, partWidth } = geometry;
  const read = sampleReader(geometry);
  const areas = [...areasOf(geometry)];
  for (const { index, ...area } of areas) {
    const planes: DataView[] = [];
    for (let plane = 0; plane < (planar ? samples : 1); plane++) {
      const bytes = parts.read(plane * areas.length + index);
      // The next part overwrites it.
      const kept = planar ? bytes.slice() : bytes;
      planes.push(new DataView(kept.buffer, kept.byteOffset, kept.byteLength));
    }
    const row = new Float64Array(Math.min(area.width, partWidth) * samples);
    for (let y = 0; y < area.height; y++) {
      for (let at = 0; at < row.length; at++) {
        const sample = planar ? at % samples : 0;
        const data = planes[sample];
        if (data) row[at] = read(data, y * rowBytes, planar ? (at - sample) / samples : at);
      }
      use(row, { ...area, top: area.top + y, height: 1 });
    }
  }
}

/** The smallest and the largest finite number of all samples that are colours. */
function rangeOf(parts: TiffParts, colours: number): [number, number] {
  const { samples } = parts.geometry;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  readRows(parts, (row) => {
    for (let at = 0; at < row.length; at++) {
      const value = row[at] ?? 0;
      if (at % samples >= colours || !Number.isFinite(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  });
  return [min, max];
}

/** Rounding of programs that write floating point may leave 0 and 1 by this much. */
const overshoot = 0.001;

/** The numbers that are black and white, and whether the page's own numbers had to say so. */
function limitsOf(
  page: TiffPage,
  parts: TiffParts,
  colours: number,
): [black: number, white: number, isFound: boolean] {
  const { bits, format } = parts.geometry;
  if (page.range) return [...page.range, false];
  const full = 2 ** bits - 1;
  const isCounted = format !== 3;
  if (isCounted && format !== 2 && bits < 32) return [0, full, false];
  const [min, max] = rangeOf(parts, colours);
  const found: [number, number, boolean] = [Math.min(0, min), Math.max(max, min + 1), true];
  if (!isCounted) return min < -overshoot || max > 1 + overshoot ? found : [0, 1, false];
  // Programs store small numbers with 32 bits too: of the whole range, they would all be one grey.
  if (bits === 32 && max < 2 ** 24) return found;
  if (format !== 2) return [0, full, false];
  return min < 0 ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1, false] : [0, 2 ** (bits - 1) - 1, false];
}

const colourCounts = {
  rgb: 3,
  ycbcr: 3,
  cielab: 3,
  icclab: 3,
  cmyk: 4,
  grey: 1,
  'white-is-zero': 1,
  palette: 1,
};

/** The highest number of littleCMS's samples. */
const max16 = 65535;

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** From XYZ to the responses of the eye, after Bradford, and back. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const bradfordBack: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
];
/** From XYZ to linear sRGB (IEC 61966-2-1), whose white is D65. */
const srgbOfXyz: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
];
const d65: Triple = [0.95047, 1, 1.08883];
/** The white that Lab has unless a page says otherwise: D50. */
const d50 = [0.3457, 0.3585] as const;

/** Returns a function that converts CIE Lab of a white, given by its x and y, to sRGB from 0 to 1. */
function labConverter([x = d50[0], y = d50[1]]: readonly number[] = d50): (lab: Triple) => Triple {
  const white: Triple = [x / y, 1, (1 - x - y) / y];
  const [from, to] = [times(bradford, white), times(bradford, d65)];
  // CIE 15: the curve is a line near black.
  const inverse = (f: number) => (f > 6 / 29 ? f ** 3 : (f - 4 / 29) * 3 * (6 / 29) ** 2);
  const encode = (value: number) =>
    value <= 0.0031308 ? Math.max(0, value) * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055;
  return ([lightness, a, b]) => {
    const middle = (lightness + 16) / 116;
    const xyz: Triple = [
      white[0] * inverse(middle + a / 500),
      inverse(middle),
      white[2] * inverse(middle - b / 200),
    ];
    const eye = times(bradford, xyz);
    const adapted: Triple = [
      (eye[0] * to[0]) / from[0],
      (eye[1] * to[1]) / from[1],
      (eye[2] * to[2]) / from[2],
    ];
    const [red, green, blue] = times(srgbOfXyz, times(bradfordBack, adapted));
    return [encode(red), encode(green), encode(blue)];
  };
}

/** The Lab of stored numbers: TIFF's own, whose a and b have a sign, or that of ICC, which begins at −128. */
function labOf({ colours }: TiffPage, bits: number, [l, a, b]: Triple): Triple {
  const unit = bits === 8 ? 1 : 256;
  if (colours === 'icclab') return [(l * 100) / (255 * unit), a / unit - 128, b / unit - 128];
  const signed = (value: number) => (value < 128 * unit ? value : value - 256 * unit) / unit;
  return [(l * 100) / (bits === 8 ? 255 : max16), signed(a), signed(b)];
}

/** x and y of red, green, blue and white of sRGB (IEC 61966-2-1). */
const srgbChromaticities = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, 0.3127, 0.329];

/** What describes colours that are not sRGB's, or that the PNG can't describe; undefined if nothing does. */
function descriptionOf(page: TiffPage): ColourDescription | undefined {
  const { colours, profile, primaries, whitePoint } = page;
  if (colours === 'cielab' || colours === 'icclab') return undefined;
  if (profile) {
    // A palette's colours and RGB keep their profile.
    const isKept = colours === 'rgb' || colours === 'ycbcr' || colours === 'palette';
    return isKept ? undefined : { kind: 'profile', profile };
  }
  if (!primaries || !whitePoint || colours !== 'rgb') return undefined;
  const values = [...primaries, ...whitePoint];
  const isSrgb = values.every((value, index) => Math.abs(value - (srgbChromaticities[index] ?? 0)) < 0.005);
  // TIFF 6.0 has a gamma of 2.2 for colours that are told like this.
  return isSrgb ? undefined : { kind: 'chromaticities', values, gamma: 2.2 };
}

/** Loads what a page needs: 180 kB compressed, and 70 kB more for a profile of ink or grey. Rejects if it can't. */
export async function loadTiffModules(page: TiffPage): Promise<TiffModules> {
  const [libtiff, lcms] = await Promise.all([
    loadWasm(libtiffUrl),
    descriptionOf(page) ? loadWasm(lcmsUrl) : undefined,
  ]);
  return { libtiff, ...(lcms && { lcms }) };
}

async function converterOf(page: TiffPage, lcms?: WebAssembly.Module): Promise<ColourConverter | undefined> {
  const description = descriptionOf(page);
  if (!description || !lcms) return undefined;
  const converter = await createColourConverter(description, lcms);
  // A profile of other colours than the page's, or a damaged one, says nothing about it.
  return converter?.samples === colourCounts[page.colours] ? converter : undefined;
}

type WriteRow = (row: Float64Array, area: Area) => void;

/** Returns a function that writes the samples of a row as colours. */
function rowWriter(
  page: TiffPage,
  geometry: Geometry,
  [black, white]: readonly [number, number],
  converter: ColourConverter | undefined,
  picture: Raster,
): WriteRow {
  const { colours, alpha, colourMap, dotRange } = page;
  const { samples } = geometry;
  const { data, width } = picture;
  const count = colourCounts[colours];
  const scale = 1 / (white - black);
  // The alpha of signed numbers has the same range as their colours.
  const [clear, solid] =
    geometry.format === 1 || geometry.format === 4
      ? [0, 2 ** geometry.bits - 1]
      : geometry.format === 3
        ? [0, 1]
        : [black, white];
  // Some programs write the colours of a palette with 8 bits.
  const mapScale = colourMap.some((value) => value > 255) ? 257 : 1;
  const entries = colourMap.length / 3;
  const srgbOfLab = labConverter(page.whitePoint);
  const isLab = colours === 'cielab' || colours === 'icclab';

  /** A colour sample, 0 to 1. */
  const ratio = (row: Float64Array, at: number, channel: number) => {
    const value = row[at + channel] ?? 0;
    const ratioOf = dotRange
      ? (value - (dotRange[channel * 2] ?? 0)) /
        ((dotRange[channel * 2 + 1] ?? 1) - (dotRange[channel * 2] ?? 0))
      : (value - black) * scale;
    const clamped = Math.min(1, Math.max(0, ratioOf || 0));
    return colours === 'white-is-zero' ? 1 - clamped : clamped;
  };

  const colourAt = (row: Float64Array, at: number, channel: number): number => {
    if (colours === 'palette') return (colourMap[channel * entries + (row[at] ?? 0)] ?? 0) / mapScale;
    if (colours !== 'cmyk') return ratio(row, at, count === 1 ? 0 : channel) * 255;
    return (1 - ratio(row, at, channel)) * (1 - ratio(row, at, 3)) * 255;
  };

  const row16 = new Uint16Array(converter ? geometry.width * count : 0);
  const row8 = new Uint8ClampedArray(isLab ? geometry.width * 3 : 0);
  /** The sRGB colours of a row that is not RGB or grey without a profile. */
  const converted = (row: Float64Array, pixels: number, divisor: (pixel: number) => number) => {
    if (isLab) {
      for (let pixel = 0, at = 0; pixel < pixels; pixel++, at += samples) {
        const stored: Triple = [row[at] ?? 0, row[at + 1] ?? 0, row[at + 2] ?? 0];
        const rgb = srgbOfLab(labOf(page, geometry.bits, stored));
        for (let channel = 0; channel < 3; channel++) row8[pixel * 3 + channel] = (rgb[channel] ?? 0) * 255;
      }
      return row8;
    }
    if (!converter) return undefined;
    for (let pixel = 0; pixel < pixels; pixel++)
      for (let channel = 0; channel < count; channel++)
        row16[pixel * count + channel] = Math.round(
          Math.min(1, ratio(row, pixel * samples, channel) / divisor(pixel)) * max16,
        );
    return converter.convert(row16.subarray(0, pixels * count));
  };

  return (row, { left, top, width: pixels }) => {
    const opacity = (pixel: number) =>
      alpha
        ? Math.min(1, Math.max(0, ((row[pixel * samples + alpha.sample] ?? 0) - clear) / (solid - clear)))
        : 1;
    // Colours that are multiplied by the alpha are divided by it.
    const divisor = (pixel: number) => (alpha?.isMultiplied ? opacity(pixel) || 1 : 1);
    const rgb = converted(row, pixels, divisor);
    for (let pixel = 0, to = (top * width + left) * 4; pixel < pixels; pixel++, to += 4) {
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = rgb
          ? (rgb[pixel * 3 + channel] ?? 0)
          : colourAt(row, pixel * samples, channel) / divisor(pixel);
      data[to + 3] = opacity(pixel) * 255;
    }
  };
}

/** Copies the parts of a page whose colours libtiff converts: YCbCr, which may be subsampled. */
function copyColours(parts: TiffParts, picture: Raster): void {
  const { geometry } = parts;
  for (const { left, top, width, height } of areasOf(geometry)) {
    const rgba = parts.readColours(left, top);
    const rows = geometry.tiled ? geometry.partHeight : height;
    for (let y = 0; y < height; y++) {
      const from = (rows - 1 - y) * geometry.partWidth * 4;
      picture.data.set(rgba.subarray(from, from + width * 4), ((top + y) * picture.width + left) * 4);
    }
  }
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

/** Decodes a page of a TIFF, upright. Rejects if a part can't be decompressed. */
export async function decodeTiff(file: Bytes, page: TiffPage, modules: TiffModules): Promise<DecodedTiff> {
  const [repaired, directory] = repairedTiff(file, page);
  const opened = await openTiffPage(repaired, directory, modules.libtiff);
  // Lab has its signs and a palette has none, whatever the file says.
  const isPlain = ['cielab', 'icclab', 'palette'].includes(page.colours);
  const parts = isPlain ? { ...opened, geometry: { ...opened.geometry, format: 1 } } : opened;
  const { width, height } = parts.geometry;
  if (width !== page.width || height !== page.height) throw new Error('libtiff reads another size.');
  const picture = createRaster(width, height);
  let range: DecodedTiff['range'];
  const converter = await converterOf(page, modules.lcms);
  if (page.colours === 'ycbcr') copyColours(parts, picture);
  else {
    const [black, white, isFound] = limitsOf(page, parts, colourCounts[page.colours]);
    readRows(parts, rowWriter(page, parts.geometry, [black, white], converter, picture));
    if (isFound) range = [black, white];
  }
  return {
    picture: turn(picture, page.orientation),
    profile: converter ? undefined : page.profile,
    ...(range && { range }),
  };
}
