import type { Point, Quad } from '../picture/homography';
import type { Size } from '../picture/raster';
import type { PageTurn } from './contract';
import { findPages } from './find-page';
import type { Grey } from './grey';
import { cornersOf, joinLines, type LineBox } from './line-detector';
import { createPageMap, lineOnPage, type PageMap, slopesOf } from './page-map';

/** A page in a picture, and its lines on the straight page. */
export interface StraightPage {
  map: PageMap;
  lines: LineBox[];
  /** How much larger the page is than in the picture, so that its print is large enough. */
  enlargement: number;
  /** Whether it lies otherwise in the picture: turned, askew or seen from the side. */
  isStraightened: boolean;
  /** Rotation of the page in the picture. */
  turn: PageTurn;
}

/** Ratio of the print, by length of its lines, that has to be on a page that was found. */
const minPrintRatio = 0.97;
/** Height of a line from which it is read without enlargement, in pixels, and the largest enlargement. */
const [goodLinePx, maxEnlargement] = [34, 3];
/** Maximum pixels of a page. */
const maxPagePixels = 12_000_000;

function median(values: readonly number[], otherwise: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? otherwise;
}

/** The direction of most print, in radians from -45° to 45°, and whether it runs up or down the picture. */
function directionOf(lines: readonly LineBox[]): { tilt: number; isSideways: boolean } {
  const long = lines.filter((line) => line.length > 2 * line.height);
  const lengthOf = (some: readonly LineBox[]) => some.reduce((sum, { length }) => sum + length, 0);
  const isSteep = ({ angle }: LineBox) => Math.abs(angle) > Math.PI / 4;
  const isSideways = lengthOf(long.filter(isSteep)) > lengthOf(long) / 2;
  const tilts = long
    .filter((line) => isSteep(line) === isSideways)
    .map(({ angle }) => (isSideways ? angle - (Math.PI / 2) * Math.sign(angle) : angle));
  return { tilt: median(tilts, 0), isSideways };
}

/** Whether a point is inside of a convex quadrilateral. */
const isInside = (quad: Quad, [x, y]: Point) =>
  quad.every(([x0, y0], at) => {
    const [x1, y1] = quad[(at + 1) % 4] ?? quad[0];
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
  });

/** The clearest page that holds all the print. */
function pageAround(picture: Grey, lines: readonly LineBox[]): Quad | undefined {
  const print = lines.reduce((sum, { length }) => sum + length, 0);
  const holdsAll = (quad: Quad) => {
    const inside = lines.filter((line) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf({ ...line, height: line.height * 0.5 });
      return [topLeft, topRight, bottomRight, bottomLeft].every((corner) => isInside(quad, corner));
    });
    return inside.reduce((sum, { length }) => sum + length, 0) >= print * minPrintRatio;
  };
  return findPages(picture).find(({ corners }) => holdsAll(corners))?.corners;
}

/** The smallest upright rectangle of a tilt that holds the picture. */
function tiltedPicture({ width, height }: Size, tilt: number): Quad {
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  const [across, down] = [width * cosine + height * Math.abs(sine), height * cosine + width * Math.abs(sine)];
  const corner = (x: number, y: number): Point => [
    width / 2 + x * cosine - y * sine,
    height / 2 + x * sine + y * cosine,
  ];
  return [
    corner(-across / 2, -down / 2),
    corner(across / 2, -down / 2),
    corner(across / 2, down / 2),
    corner(-across / 2, down / 2),
  ];
}

const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0);

/** The corners as those of a page that is turned clockwise in the picture. */
function turned(corners: Quad, turn: PageTurn): Quad {
  const [a, b, c, d] = corners;
  const quads: Readonly<Record<PageTurn, Quad>> = {
    0: corners,
    90: [b, c, d, a],
    180: [c, d, a, b],
    270: [d, a, b, c],
  };
  return quads[turn];
}

/** The size of the straight page: no part of it is smaller than in the picture, and its print is large enough. */
function sizeOf(quad: Quad, lines: readonly LineBox[]): Size & { enlargement: number } {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  const print = median(
    lines.map((line) => line.height),
    goodLinePx,
  );
  const wanted = Math.min(maxEnlargement, Math.max(1, goodLinePx / print));
  const enlargement = Math.min(wanted, Math.sqrt(maxPagePixels / (width * height)));
  const sideOf = (length: number) => Math.max(1, Math.round(length * enlargement));
  return { width: sideOf(width), height: sideOf(height), enlargement };
}

/** A line that is less than this many times as long as high has no reliable direction of its own. */
const minElongation = 5;

const levelled = (line: LineBox): LineBox =>
  line.length < minElongation * line.height ? { ...line, angle: 0 } : line;

/** Lines that are lower than this, and shorter than the other, in heights of the usual line, are specks. */
const [minHeightRatio, minSpeckLength] = [0.45, 1.2];

function withoutSpecks(lines: readonly LineBox[]): LineBox[] {
  const usual = median(
    lines.map(({ height }) => height),
    1,
  );
  return lines.filter(
    ({ height, length }) => height >= minHeightRatio * usual || length >= minSpeckLength * usual,
  );
}

/** Smaller slopes and tilts, in radians, are not worth an interpolation: Tesseract tolerates 0.3 degrees. */
const minSlope = 0.006;

/** The page of a picture by the edges around it, or else by its lines. `isFlipped` turns it by 180°. */
export function straighten(picture: Grey, lines: readonly LineBox[], isFlipped = false): StraightPage {
  const { tilt, isSideways } = directionOf(lines);
  const turn = (((isSideways ? 90 : 0) + (isFlipped ? 180 : 0)) % 360) as PageTurn;
  const found = pageAround(picture, lines);
  const isTilted = Math.abs(tilt) >= minSlope;
  const quad = turned(found ?? tiltedPicture(picture, isTilted ? tilt : 0), turn);
  const { enlargement, ...size } = sizeOf(quad, lines);
  const rough = createPageMap(quad, size);
  const slopes = slopesOf(
    lines.map((line) => lineOnPage(line, rough)),
    size,
  );
  const isLevel = [slopes.middle, slopes.right, slopes.down].every((slope) => Math.abs(slope) < minSlope);
  const map = isLevel ? rough : createPageMap(quad, size, slopes);
  return {
    map,
    lines: joinLines(withoutSpecks(lines.map((line) => levelled(lineOnPage(line, map))))),
    enlargement,
    isStraightened: found !== undefined || isTilted || turn !== 0 || !isLevel,
    turn,
  };
}
