import { blurPlane } from '../../picture/blur-plane';
import type { Plane } from '../../picture/plane';
import type { Raster } from '../../picture/raster';
import type { Background } from './types';

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

/** As CSS draws a linear gradient: its ends are on the lines through the corners. */
function paintGradient(
  { from, to, angle }: Extract<Background, { kind: 'gradient' }>,
  { width, height }: { width: number; height: number },
): PaintRow {
  const [start, end] = [rgbOf(from), rgbOf(to)];
  const radians = (angle * Math.PI) / 180;
  const [across, down] = [Math.sin(radians), -Math.cos(radians)];
  const length = Math.abs(width * across) + Math.abs(height * down);
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const along = (x + 0.5 - width / 2) * across + (y + 0.5 - height / 2) * down;
      const share = Math.min(1, Math.max(0, along / length + 0.5));
      for (const channel of [0, 1, 2] as const)
        row[x * 4 + channel] = start[channel] + (end[channel] - start[channel]) * share;
      row[x * 4 + 3] = 255;
    }
  };
}

function paintRaster({ width, data }: Raster): PaintRow {
  return (row, y) => row.set(data.subarray(y * width * 4, (y + 1) * width * 4));
}

/** How much of the original shines through where it was cut away, for someone who brings parts of it back. */
const ghostAlpha = 0.35;

/** The original, faint: what the brush is used over. */
export function paintGhost(original: Raster): PaintRow {
  const paint = paintRaster(original);
  return (row, y) => {
    paint(row, y);
    for (let index = 3; index < row.length; index += 4) row[index] = (row[index] ?? 0) * ghostAlpha;
  };
}

/** Least and most radius of the blur, as a share of the small picture's longer side. */
const blurReach = { least: 0.006, most: 0.05 };

/** What is hidden behind the subject must count for something, or it would be black. */
const hiddenWeight = 1 / 512;

/**
 * The original's surroundings out of focus, from a small copy of it and of its cut-out. The subject counts next to
 * nothing in the average, so that it does not glow around itself.
 */
function blurSurroundings(original: Raster, cutOut: Raster, strength: number): readonly Plane[] {
  const { width, height } = original;
  const radius = Math.max(width, height) * (blurReach.least + (blurReach.most - blurReach.least) * strength);
  const weights = new Float32Array(width * height);
  for (let pixel = 0; pixel < weights.length; pixel++)
    weights[pixel] = Math.max(hiddenWeight, 1 - (cutOut.data[pixel * 4 + 3] ?? 0) / 255);
  const weight = blurPlane({ width, height, data: weights.slice() }, radius).data;
  return [0, 1, 2].map((channel) => {
    const values = weights.map((share, pixel) => share * (original.data[pixel * 4 + channel] ?? 0));
    const { data } = blurPlane({ width, height, data: values }, radius);
    return { width, height, data: data.map((sum, pixel) => sum / (weight[pixel] ?? 1)) };
  });
}

/** Reads a small plane as if it had been enlarged to `width` × `height`, smoothly. */
export function enlarged({ width: from, height: down, data }: Plane, width: number, height: number) {
  return (x: number, y: number): number => {
    const across = Math.min(from - 1, Math.max(0, ((x + 0.5) * from) / width - 0.5));
    const along = Math.min(down - 1, Math.max(0, ((y + 0.5) * down) / height - 0.5));
    const [left, top] = [Math.floor(across), Math.floor(along)];
    const [right, bottom] = [Math.min(left + 1, from - 1), Math.min(top + 1, down - 1)];
    const [shareX, shareY] = [across - left, along - top];
    const above = (data[top * from + left] ?? 0) * (1 - shareX) + (data[top * from + right] ?? 0) * shareX;
    const below =
      (data[bottom * from + left] ?? 0) * (1 - shareX) + (data[bottom * from + right] ?? 0) * shareX;
    return above * (1 - shareY) + below * shareY;
  };
}

function paintPlanes(planes: readonly Plane[], width: number, height: number): PaintRow {
  const channels = planes.map((plane) => enlarged(plane, width, height));
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      channels.forEach((read, channel) => {
        row[x * 4 + channel] = read(x, y);
      });
      row[x * 4 + 3] = 255;
    }
  };
}

/** What a background may need besides itself, made only when it does. */
export interface BackgroundSources {
  width: number;
  height: number;
  /** The chosen picture, of exactly this size. */
  picture: Raster | undefined;
  /** Small copies, of one size, of the original and the cut-out. */
  small: { original: Raster; cutOut: Raster };
}

/** How to paint a background of this size, row by row: a whole one would take as much memory as the picture. */
export function painterOf(background: Background, sources: BackgroundSources): PaintRow {
  const { width, height, picture, small } = sources;
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
      return paintPlanes(blurSurroundings(small.original, small.cutOut, background.strength), width, height);
  }
}
