/** The colours of a PNG that describes them by numbers, which libvips ignores. It converts by a profile itself. */
import { byteAt, textAt, uint32 } from '@verapix/domain/picture-content';
import type { Raster } from '../ports';

/** The x and y of white, red, green and blue. */
type Chromaticities = readonly number[];
/** Three rows of three. */
type Matrix = readonly (readonly number[])[];

interface Description {
  /** Light, 0 to 1, of a value, 0 to 1. */
  toLight: (value: number) => number;
  chromaticities: Chromaticities;
}

const d65 = [0.3127, 0.329];
const srgbPoints = [...d65, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
/** By their code points in H.273. Those of video before HDTV are close to sRGB. */
const primariesByCode: Readonly<Record<number, Chromaticities>> = {
  1: srgbPoints,
  5: [...d65, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: [...d65, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  9: [...d65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  12: [...d65, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
};

const fromSrgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toSrgb = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const fromVideo = (value: number) => (value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45));

/** By their code points in H.273. Of HDR (16 and 18) there is no right conversion: its numbers stay. */
const transferByCode: Readonly<Record<number, Description['toLight']>> = {
  1: fromVideo,
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  6: fromVideo,
  8: (value) => value,
  13: fromSrgb,
  14: fromVideo,
  15: fromVideo,
};

/** The numbers of `gAMA` and `cHRM` are hundred-thousandths. */
const hundredThousand = 100_000;

/** The chunks before the pixels of a well-formed PNG, by name. */
function chunksOf(file: Uint8Array): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at + 12 <= file.length; at += 12 + uint32(file, at)) {
    const name = textAt(file, at + 4, 4);
    if (name === 'IDAT') break;
    chunks.set(name, file.subarray(at + 8, at + 8 + uint32(file, at)));
  }
  return chunks;
}

function descriptionOf(file: Uint8Array): Description | undefined {
  const chunks = chunksOf(file);
  const codes = chunks.get('cICP');
  if (codes) {
    const chromaticities = primariesByCode[byteAt(codes, 0)];
    const toLight = transferByCode[byteAt(codes, 1)];
    return chromaticities && toLight && { chromaticities, toLight };
  }
  const gamma = chunks.get('gAMA');
  if (!gamma || uint32(gamma, 0) === 0 || chunks.has('iCCP') || chunks.has('sRGB')) return undefined;
  const exponent = hundredThousand / uint32(gamma, 0);
  const points = chunks.get('cHRM');
  const chromaticities =
    points?.length === 32
      ? srgbPoints.map((_, index) => uint32(points, index * 4) / hundredThousand)
      : srgbPoints;
  return { chromaticities, toLight: (value) => value ** exponent };
}

const apply = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));

const multiply = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    [0, 1, 2].map((column) =>
      row.reduce((sum, value, index) => sum + value * (other[index]?.[column] ?? 0), 0),
    ),
  );

function inverse(matrix: Matrix): Matrix {
  const at = (row: number, column: number) => matrix[row % 3]?.[column % 3] ?? 0;
  const cofactor = (row: number, column: number) =>
    at(row + 1, column + 1) * at(row + 2, column + 2) - at(row + 1, column + 2) * at(row + 2, column + 1);
  const determinant = [0, 1, 2].reduce((sum, column) => sum + at(0, column) * cofactor(0, column), 0);
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => cofactor(column, row) / determinant));
}

const xyzOf = (x = 0, y = 1) => [x / y, 1, (1 - x - y) / y];

/** From light of these primaries to XYZ. */
function toXyz([whiteX, whiteY, ...points]: Chromaticities): Matrix {
  const columns = [0, 2, 4].map((index) => xyzOf(points[index], points[index + 1]));
  const rows = [0, 1, 2].map((row) => columns.map((column) => column[row] ?? 0));
  const scale = apply(inverse(rows), xyzOf(whiteX, whiteY));
  return rows.map((row) => row.map((value, index) => value * (scale[index] ?? 0)));
}

/** Bradford's cones, in which one white is adapted to another. */
const bradford = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** From light of these primaries to that of sRGB. */
function toSrgbLight(chromaticities: Chromaticities): Matrix {
  const [x, y] = chromaticities;
  const from = apply(bradford, xyzOf(x, y));
  const to = apply(bradford, xyzOf(...d65));
  const scaled = bradford.map((row, index) =>
    row.map((value) => (value * (to[index] ?? 0)) / (from[index] ?? 1)),
  );
  const adaptation = multiply(inverse(bradford), scaled);
  return multiply(inverse(toXyz(srgbPoints)), multiply(adaptation, toXyz(chromaticities)));
}

/** Converts the pixels of a PNG to sRGB, in place, if the file describes their colours by code points or by a gamma. */
export function convertColours({ data }: Raster, file: Uint8Array): void {
  const description = descriptionOf(file);
  if (!description) return;
  const light = Float64Array.from({ length: 256 }, (_, value) => description.toLight(value / 255));
  const matrix = toSrgbLight(description.chromaticities);
  for (let at = 0; at < data.length; at += 4) {
    const pixel = apply(
      matrix,
      [0, 1, 2].map((channel) => light[data[at + channel] ?? 0] ?? 0),
    );
    pixel.forEach((value, channel) => {
      data[at + channel] = Math.round(255 * toSrgb(Math.min(1, Math.max(0, value))));
    });
  }
}
