import { blurPlane } from '../../picture/blur';
import { enlargedRows, type Plane } from '../../picture/plane';
import { alphaOf, type Raster, type Size } from '../../picture/raster';
import type { Background } from './composition';

/** Writes one row of a background, RGBA, into `row`. */
export type PaintRow = (row: Uint8ClampedArray, y: number) => void;

type Rgb = readonly [number, number, number];

/** `#rrggbb` as three numbers; anything else is black. */
function rgbOf(colour: string): Rgb {
  const hex = /^#([\da-f]{6})$/i.exec(colour)?.[1] ?? '000000';
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const paintNothing: PaintRow = (row) => {
  row.fill(0);
};

function paintColour(colour: string): PaintRow {
  const [red, green, blue] = rgbOf(colour);
  return (row) => {
    for (let index = 0; index < row.length; index += 4) {
      row[index] = red;
      row[index + 1] = green;
      row[index + 2] = blue;
      row[index + 3] = 255;
    }
  };
}

/** Like a CSS linear gradient: its ends are on the lines through the corners. */
function paintGradient(
  { from, to, angle }: Extract<Background, { kind: 'gradient' }>,
  { width, height }: Size,
): PaintRow {
  const [start, end] = [rgbOf(from), rgbOf(to)];
  const radians = (angle * Math.PI) / 180;
  const [across, down] = [Math.sin(radians), -Math.cos(radians)];
  const length = Math.abs(width * across) + Math.abs(height * down);
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const along = (x + 0.5 - width / 2) * across + (y + 0.5 - height / 2) * down;
      const ratio = Math.min(1, Math.max(0, along / length + 0.5));
      for (const channel of [0, 1, 2] as const)
        row[x * 4 + channel] = start[channel] + (end[channel] - start[channel]) * ratio;
      row[x * 4 + 3] = 255;
    }
  };
}

function paintRaster({ width, data }: Raster): PaintRow {
  return (row, y) => row.set(data.subarray(y * width * 4, (y + 1) * width * 4));
}

/** Opacity of the original where it was cut away, while the user restores parts of it. */
const ghostAlpha = 0.35;

/** The original, faint: the background of the brush view. */
export function paintGhost(original: Raster): PaintRow {
  const paint = paintRaster(original);
  return (row, y) => {
    paint(row, y);
    for (let index = 3; index < row.length; index += 4) row[index] = (row[index] ?? 0) * ghostAlpha;
  };
}

/** Radius of the blur at strength 0 and 1, as a ratio of the small picture's longer side. */
const blurRadius = { min: 0.006, max: 0.05 };

/** Weight of pixels behind the subject: above 0, or the middle of a large subject would be black. */
const hiddenWeight = 1 / 512;

/**
 * Blurs the original's background, from small copies of the original and its cut-out. The subject has almost no weight in
 * the average, so that its colours do not glow around it.
 */
function blurBackground(original: Raster, cutOut: Raster, strength: number): readonly Plane[] {
  const { width, height } = original;
  const radius = Math.max(width, height) * (blurRadius.min + (blurRadius.max - blurRadius.min) * strength);
  const weights = Float32Array.from(alphaOf(cutOut), (alpha) => Math.max(hiddenWeight, 1 - alpha / 255));
  const total = blurPlane({ width, height, data: weights.slice() }, radius).data;
  return [0, 1, 2].map((channel) => {
    const values = weights.map((weight, pixel) => weight * (original.data[pixel * 4 + channel] ?? 0));
    const { data } = blurPlane({ width, height, data: values }, radius);
    return { width, height, data: data.map((sum, pixel) => sum / (total[pixel] ?? 1)) };
  });
}

function paintPlanes(planes: readonly Plane[], { width, height }: Size): PaintRow {
  const rowsAt = enlargedRows(planes, width, height);
  return (row, y) => {
    const [red, green, blue] = rowsAt(y);
    for (let x = 0; x < width; x++) {
      row[x * 4] = red?.[x] ?? 0;
      row[x * 4 + 1] = green?.[x] ?? 0;
      row[x * 4 + 2] = blue?.[x] ?? 0;
      row[x * 4 + 3] = 255;
    }
  };
}

/** The pictures that a background may be made from. */
interface BackgroundSources extends Size {
  /** The user's picture, of exactly this size. */
  picture: Raster | undefined;
  /** Small copies, of one size, of the original and the cut-out. */
  small: { original: Raster; cutOut: Raster };
}

/** Returns a painter for a background. It paints row by row, which takes little memory. */
export function painterOf(background: Background, sources: BackgroundSources): PaintRow {
  const { picture, small } = sources;
  switch (background.kind) {
    case 'none':
      return paintNothing;
    case 'colour':
      return paintColour(background.colour);
    case 'gradient':
      return paintGradient(background, sources);
    case 'picture':
      return picture ? paintRaster(picture) : paintNothing;
    case 'blur':
      return paintPlanes(blurBackground(small.original, small.cutOut, background.strength), sources);
  }
}
