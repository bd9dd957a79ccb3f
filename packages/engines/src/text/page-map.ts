import {
  type Homography,
  inverse,
  mapPoint,
  type Point,
  type Quad,
  rectangleToQuad,
} from '../picture/homography';
import { createRaster, type Raster, type Size } from '../picture/raster';
import { createGrey, type Grey } from './grey';
import type { LineBox } from './line-detector';
import { valueAt } from './strip';

/** Maps between a picture and the page in it, upright and straight. */
export interface PageMap extends Size {
  toPicture(x: number, y: number): Point;
  toPage(x: number, y: number): Point;
}

/** By how much lines slope down at a place of the page: at its middle, and the change to its sides. */
export interface Slopes {
  middle: number;
  /** Per page width to the right. */
  right: number;
  /** Per page height down. */
  down: number;
}

const level: Slopes = { middle: 0, right: 0, down: 0 };

/** Steps in which the slope of a line is followed from the middle of the page to its sides. */
const slopeSteps = 24;

/**
 * The page inside of a quadrilateral, whose corners are those of the upright page, clockwise from its top left. Lines that
 * still slope are levelled: each point moves up or down along the slopes to the middle of the page.
 */
export function createPageMap(quad: Quad, { width, height }: Size, slopes: Slopes = level): PageMap {
  const fromPage: Homography = rectangleToQuad(width, height, quad);
  const fromPicture = inverse(fromPage);
  const slopeAt = (x: number, y: number) =>
    slopes.middle + slopes.right * (x / width - 0.5) + slopes.down * (y / height - 0.5);
  const isLevel = slopes.middle === 0 && slopes.right === 0 && slopes.down === 0;
  const follow = (x: number, y: number, from: number, to: number) => {
    let at = y;
    const step = (to - from) / slopeSteps;
    for (let index = 0; index < slopeSteps; index++) at += slopeAt(from + (index + 0.5) * step, at) * step;
    return [x, at] as const;
  };
  return {
    width,
    height,
    toPicture(x, y) {
      const [column, row] = isLevel ? [x, y] : follow(x, y, width / 2, x);
      return mapPoint(fromPage, column, row);
    },
    toPage(x, y) {
      const [column, row] = mapPoint(fromPicture, x, y);
      return isLevel ? [column, row] : follow(column, row, column, width / 2);
    },
  };
}

/** Whether a page is the picture as it is. */
const isWhole = ({ width, height }: Size, { width: across, height: down, toPicture }: PageMap) =>
  across === width &&
  down === height &&
  [0, 0.5, 1].every((ratio) => {
    const [x, y] = toPicture(ratio * width, ratio * height);
    return Math.abs(x - ratio * width) + Math.abs(y - ratio * height) < 0.1;
  }) &&
  toPicture(width, 0)[0] > width - 0.1;

/** Pixels between the points that are mapped exactly; between them the map is interpolated. */
const gridPx = 16;

/** Calls `take` with each pixel of a page, row by row, and its place in the picture. */
function eachPixel(map: PageMap, take: (at: number, x: number, y: number) => void): void {
  const columns = Math.ceil(map.width / gridPx) + 1;
  const rows = Math.ceil(map.height / gridPx) + 1;
  const [gridX, gridY] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = map.toPicture(column * gridPx, row * gridPx);
      gridX[row * columns + column] = x;
      gridY[row * columns + column] = y;
    }
  for (let y = 0, at = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++, at++) {
      const [across, down] = [(x + 0.5) / gridPx, (y + 0.5) / gridPx];
      const [column, row] = [Math.floor(across), Math.floor(down)];
      const [right, below] = [across - column, down - row];
      const cell = row * columns + column;
      const between = (grid: Float32Array) =>
        ((grid[cell] ?? 0) * (1 - right) + (grid[cell + 1] ?? 0) * right) * (1 - below) +
        ((grid[cell + columns] ?? 0) * (1 - right) + (grid[cell + columns + 1] ?? 0) * right) * below;
      take(at, between(gridX), between(gridY));
    }
}

/** The page in gray, as it is read. */
export function drawPage(picture: Grey, map: PageMap): Grey {
  if (isWhole(picture, map)) return picture;
  const page = createGrey(map.width, map.height);
  eachPixel(map, (at, x, y) => {
    page.data[at] = valueAt(picture, x, y);
  });
  return page;
}

/** The page in color, to be looked at; transparent beyond the edges of the picture. */
export function drawColourPage(picture: Raster, map: PageMap): Raster {
  const page = createRaster(map.width, map.height);
  const { width, height, data } = picture;
  eachPixel(map, (at, x, y) => {
    if (x < 0 || y < 0 || x > width || y > height) return;
    const [left, top] = [clamp(x - 0.5, width - 1), clamp(y - 0.5, height - 1)];
    const [column, row] = [Math.floor(left), Math.floor(top)];
    const right = column + 1 < width ? 4 : 0;
    const below = row + 1 < height ? width * 4 : 0;
    const from = (row * width + column) * 4;
    for (let channel = 0; channel < 4; channel++) {
      const value = (offset: number) => data[from + offset + channel] ?? 0;
      const upper = value(0) + (value(right) - value(0)) * (left - column);
      const lower = value(below) + (value(below + right) - value(below)) * (left - column);
      page.data[at * 4 + channel] = upper + (lower - upper) * (top - row);
    }
  });
  return page;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The same page with this many times fewer pixels on each side. */
export function shrinkMap(map: PageMap, ratio: number): PageMap {
  return {
    width: Math.max(1, Math.round(map.width / ratio)),
    height: Math.max(1, Math.round(map.height / ratio)),
    toPicture: (x, y) => map.toPicture(x * ratio, y * ratio),
    toPage: (x, y) => {
      const [column, row] = map.toPage(x, y);
      return [column / ratio, row / ratio];
    },
  };
}

/** A line of the picture on the page. */
export function lineOnPage(box: LineBox, map: PageMap): LineBox {
  const end = (along: number, across: number) =>
    map.toPage(
      box.x + along * Math.cos(box.angle) - across * Math.sin(box.angle),
      box.y + along * Math.sin(box.angle) + across * Math.cos(box.angle),
    );
  const sides = [
    end(-box.length / 2, 0),
    end(box.length / 2, 0),
    end(0, -box.height / 2),
    end(0, box.height / 2),
  ] as const;
  const along = [sides[1][0] - sides[0][0], sides[1][1] - sides[0][1]] as const;
  const across = [sides[3][0] - sides[2][0], sides[3][1] - sides[2][1]] as const;
  const [x, y] = [(sides[0][0] + sides[1][0]) / 2, (sides[0][1] + sides[1][1]) / 2];
  const [length, height] = [Math.hypot(...along), Math.hypot(...across)];
  const angle = Math.atan2(along[1], along[0]);
  // A line whose core is higher than long, such as a single digit, runs across all the same.
  if (Math.abs(Math.sin(angle)) <= Math.SQRT1_2)
    return { ...box, x, y, length, height, angle: uprightAngle(angle) };
  return {
    ...box,
    x,
    y,
    length: height,
    height: length,
    angle: uprightAngle(Math.atan2(across[1], across[0])),
  };
}

/** The same direction between -90° and 90°. */
function uprightAngle(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}

/** Lines that are this many times as long as high have a reliable direction. */
const minElongation = 3;

/** The slopes that explain most of the lines of a page, by least squares; level without long lines. */
export function slopesOf(lines: readonly LineBox[], { width, height }: Size): Slopes {
  let kept = lines.filter((line) => line.length > minElongation * line.height);
  let slopes = level;
  for (let round = 0; round < 3; round++) {
    slopes = fitSlopes(kept, width, height);
    const residual = (line: LineBox) =>
      Math.abs(
        Math.tan(line.angle) -
          (slopes.middle + slopes.right * (line.x / width - 0.5) + slopes.down * (line.y / height - 0.5)),
      );
    const residuals = kept.map(residual).sort((one, other) => one - other);
    const limit = Math.max(0.012, 2.5 * (residuals[residuals.length >> 1] ?? 0));
    kept = kept.filter((line) => residual(line) <= limit);
  }
  return slopes;
}

/** A small weight that keeps slopes equal where too few lines say otherwise. */
const stiffness = 0.15;

function fitSlopes(lines: readonly LineBox[], width: number, height: number): Slopes {
  // Normal equations of slope = middle + right · u + down · v.
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0]);
  let total = 0;
  for (const line of lines) {
    const terms = [1, line.x / width - 0.5, line.y / height - 0.5];
    total += line.length;
    sums.forEach((row, at) => {
      terms.forEach((term, other) => {
        row[other] = (row[other] ?? 0) + line.length * (terms[at] ?? 0) * term;
      });
      row[3] = (row[3] ?? 0) + line.length * (terms[at] ?? 0) * Math.tan(line.angle);
    });
  }
  if (total === 0) return level;
  for (const at of [1, 2]) {
    const row = sums[at];
    if (row) row[at] = (row[at] ?? 0) + stiffness * stiffness * total;
  }
  const [middle = 0, right = 0, down = 0] = solve(sums);
  return { middle, right, down };
}

/** Solves linear equations, given as rows with their right side last, by elimination. */
function solve(rows: number[][]): number[] {
  const count = rows.length;
  for (let at = 0; at < count; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best));
    const from = rows.indexOf(pivot);
    [rows[at], rows[from]] = [pivot, rows[at] ?? pivot];
    const divisor = pivot[at] || 1e-12;
    for (let other = 0; other < count; other++) {
      const row = rows[other];
      if (!row || other === at) continue;
      const factor = (row[at] ?? 0) / divisor;
      for (let column = at; column <= count; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] || 1e-12));
}
