import { createGrey, type Grey } from './grey';

/** Side of the cells in which the paper's brightness is measured, in pixels: wider than a stroke of large print. */
const cellPx = 24;
/** The paper's brightness is this percentile of a cell's pixels. */
const paperPercentile = 0.85;

/** The brightness of the paper in each cell of the picture. */
function paperOf(grey: Grey): Grey {
  const paper = createGrey(Math.ceil(grey.width / cellPx), Math.ceil(grey.height / cellPx));
  const histogram = new Uint32Array(256);
  for (let row = 0; row < paper.height; row++) {
    for (let column = 0; column < paper.width; column++) {
      histogram.fill(0);
      const right = Math.min(grey.width, (column + 1) * cellPx);
      const bottom = Math.min(grey.height, (row + 1) * cellPx);
      for (let y = row * cellPx; y < bottom; y++)
        for (let x = column * cellPx; x < right; x++) {
          const value = grey.data[y * grey.width + x] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
        }
      const pixels = (right - column * cellPx) * (bottom - row * cellPx);
      paper.data[row * paper.width + column] = valueAtRank(histogram, pixels * paperPercentile);
    }
  }
  return paper;
}

function valueAtRank(histogram: Uint32Array, rank: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] ?? 0;
    if (seen >= rank) return value;
  }
  return 255;
}

/** Maximum relative difference of the paper's brightness on an evenly lit page. */
const maxEvenDifference = 0.12;

/** Whether the paper is about equally bright everywhere. */
export function isEvenlyLit(grey: Grey): boolean {
  const brightness = [...paperOf(grey).data].sort((one, other) => one - other);
  const at = (percentile: number) => brightness[Math.floor((brightness.length - 1) * percentile)] ?? 0;
  return at(0.95) - at(0.05) <= at(0.95) * maxEvenDifference;
}

/** From one cell to the next but one, paper under a lamp or in a shadow never differs by this factor. */
const edgeContrast = 1.5;

/** The cells that surround each cell, itself among them. */
function* around({ width, height }: Grey, column: number, row: number): Generator<number> {
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) yield y * width + x;
}

/** The cells for which a test of the cells around them is true: 1, others 0. */
function mapAround(cells: Grey, test: (around: readonly number[]) => boolean): Grey {
  const found = createGrey(cells.width, cells.height);
  for (let row = 0; row < cells.height; row++)
    for (let column = 0; column < cells.width; column++) {
      const values = [...around(cells, column, row)].map((at) => cells.data[at] ?? 0);
      found.data[row * cells.width + column] = test(values) ? 1 : 0;
    }
  return found;
}

/**
 * Says which pixels are near the edge of a page that lies on something darker or lighter. Flattening the lighting leaves
 * a dark band there, which is no print.
 */
export function pageEdges(grey: Grey): (x: number, y: number) => boolean {
  const paper = paperOf(grey);
  const steps = mapAround(
    paper,
    (values) => Math.max(...values) > edgeContrast * Math.max(1, Math.min(...values)),
  );
  const near = mapAround(steps, (values) => values.includes(1));
  return (x, y) => near.data[Math.floor(y / cellPx) * near.width + Math.floor(x / cellPx)] === 1;
}

/** The mean of each cell and its neighbours, so that a cell full of print does not count as dark paper. */
function smoothCells(paper: Grey): Grey {
  const even = createGrey(paper.width, paper.height);
  for (let row = 0; row < paper.height; row++)
    for (let column = 0; column < paper.width; column++) {
      const cells = [...around(paper, column, row)];
      const sum = cells.reduce((total, at) => total + (paper.data[at] ?? 0), 0);
      even.data[row * paper.width + column] = sum / cells.length;
    }
  return even;
}

/** For each pixel of a row or column: the two cells to interpolate between, and the weight of the second, 0 to 1. */
function interpolationAlong(pixels: number, cells: number) {
  const first = new Uint32Array(pixels);
  const second = new Uint32Array(pixels);
  const weight = new Float32Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const place = Math.min(Math.max((pixel + 0.5) / cellPx - 0.5, 0), cells - 1);
    first[pixel] = place;
    second[pixel] = Math.min(place + 1, cells - 1);
    weight[pixel] = place - Math.floor(place);
  }
  return { first, second, weight };
}

/** The paper's brightness along a row between two rows of cells. */
function interpolateRow({ width, data }: Grey, upper: number, lower: number, weight: number): Float32Array {
  const row = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const above = data[upper * width + column] ?? 0;
    row[column] = above + ((data[lower * width + column] ?? 0) - above) * weight;
  }
  return row;
}

/**
 * Flattens the lighting of a page: divides every pixel by the brightness of the paper around it. That removes shadows,
 * folds and a lamp's glow, and keeps the print.
 */
export function flattenLighting(grey: Grey): Grey {
  const paper = smoothCells(paperOf(grey));
  const even = createGrey(grey.width, grey.height);
  const across = interpolationAlong(grey.width, paper.width);
  const down = interpolationAlong(grey.height, paper.height);
  for (let y = 0, at = 0; y < grey.height; y++) {
    const row = interpolateRow(paper, down.first[y] ?? 0, down.second[y] ?? 0, down.weight[y] ?? 0);
    for (let x = 0; x < grey.width; x++, at++) {
      const left = row[across.first[x] ?? 0] ?? 0;
      const right = row[across.second[x] ?? 0] ?? 0;
      const brightness = left + (right - left) * (across.weight[x] ?? 0);
      even.data[at] = Math.min(255, ((grey.data[at] ?? 0) * 255) / Math.max(1, brightness));
    }
  }
  return even;
}
