import type { Rgb } from './colour';

/** The kind of surface that a pixel shows. Outlines and facets follow the borders between materials. */
export const materials = {
  sky: 0,
  light: 1,
  cloud: 2,
  farLand: 3,
  midLand: 4,
  nearLand: 5,
  ground: 6,
  water: 7,
  plant: 8,
  leaf: 9,
  trunk: 10,
  wall: 11,
  roof: 12,
  window: 13,
  building: 14,
  boat: 15,
  sail: 16,
  road: 17,
  flower: 18,
  bird: 19,
  shade: 20,
  foreground: 21,
} as const;
export type Material = (typeof materials)[keyof typeof materials];

/** The picture while it is painted: colours as floats and the material of each pixel. Coordinates are pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, rows from the top. */
  readonly colour: Float32Array;
  readonly material: Uint8Array;
}

export function createSheet(width: number, height: number): Sheet {
  const pixels = width * height;
  return { width, height, colour: new Float32Array(pixels * 3), material: new Uint8Array(pixels) };
}

/** Blends a colour over a pixel; `cover` from 0 to 1. */
export function lay(sheet: Sheet, pixel: number, colour: Rgb, cover: number, material: Material): void {
  const at = pixel * 3;
  const data = sheet.colour;
  const red = data[at] ?? 0;
  const green = data[at + 1] ?? 0;
  const blue = data[at + 2] ?? 0;
  data[at] = red + (colour[0] - red) * cover;
  data[at + 1] = green + (colour[1] - green) * cover;
  data[at + 2] = blue + (colour[2] - blue) * cover;
  if (cover > 0.5) sheet.material[pixel] = material;
}

export function colourAt({ colour }: Sheet, pixel: number): Rgb {
  return [colour[pixel * 3] ?? 0, colour[pixel * 3 + 1] ?? 0, colour[pixel * 3 + 2] ?? 0];
}

/** A colour for each pixel, or one for all. */
export type Paint = Rgb | ((x: number, y: number) => Rgb);

export type Point = readonly [number, number];

/** Sample lines per row, for vertical antialiasing. */
const lines = 4;

/** The coverage of each pixel of a row by a polygon (even-odd rule). */
function coverRow(points: readonly Point[], row: number, cover: Float32Array, width: number): void {
  for (let line = 0; line < lines; line++) {
    const y = row + (line + 0.5) / lines;
    const crossings: number[] = [];
    for (let index = 0; index < points.length; index++) {
      const from = points[index] ?? [0, 0];
      const to = points[(index + 1) % points.length] ?? [0, 0];
      if (from[1] <= y !== to[1] <= y) {
        crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      }
    }
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      coverSpan(crossings[pair] ?? 0, crossings[pair + 1] ?? 0, cover, width);
    }
  }
}

function coverSpan(from: number, to: number, cover: Float32Array, width: number): void {
  const start = Math.max(0, from);
  const end = Math.min(width, to);
  for (let x = Math.floor(start); x < end; x++) {
    cover[x] = (cover[x] ?? 0) + (Math.min(end, x + 1) - Math.max(start, x)) / lines;
  }
}

/** Fills a polygon, antialiased. */
export function fill(
  sheet: Sheet,
  points: readonly Point[],
  paint: Paint,
  material: Material,
  opacity = 1,
): void {
  const { width, height } = sheet;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  const cover = new Float32Array(width);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= bottom; y++) {
    cover.fill(0, left, right + 1);
    coverRow(points, y, cover, width);
    for (let x = left; x <= right; x++) {
      const coverage = cover[x] ?? 0;
      if (coverage <= 0) continue;
      const colour = typeof paint === 'function' ? paint(x, y) : paint;
      lay(sheet, y * width + x, colour, Math.min(1, coverage) * opacity, material);
    }
  }
}

/** Fills a circle or an ellipse, antialiased. */
export function fillRound(
  sheet: Sheet,
  { x, y, rx, ry = rx }: { x: number; y: number; rx: number; ry?: number },
  paint: Paint,
  material: Material,
  opacity = 1,
): void {
  const { width, height } = sheet;
  const bottom = Math.min(height - 1, Math.ceil(y + ry));
  const right = Math.min(width - 1, Math.ceil(x + rx));
  for (let row = Math.max(0, Math.floor(y - ry)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - rx)); column <= right; column++) {
      const dx = (column + 0.5 - x) / rx;
      const dy = (row + 0.5 - y) / ry;
      const inside = (1 - Math.sqrt(dx * dx + dy * dy)) * Math.min(rx, ry) + 0.5;
      if (inside <= 0) continue;
      const colour = typeof paint === 'function' ? paint(column, row) : paint;
      lay(sheet, row * width + column, colour, Math.min(1, inside) * opacity, material);
    }
  }
}
