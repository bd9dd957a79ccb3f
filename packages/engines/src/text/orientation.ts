import type { Size } from '../picture/raster';
import { mulberry32 } from '../random';
import type { PageTurn, WordBox } from './contract';
import { type Grey, resizeGrey, rotate, rotateUpright } from './grey';

/** The direction of a page's lines. */
interface LineDirection {
  /** Whether the lines run up or down the picture, because the page lies on its side. */
  sideways: boolean;
  /**
   * By how much the lines of the upright page slope down to the right, in radians: if they run across the picture, and if
   * they run up or down it.
   */
  skews: { level: number; sideways: number };
}

/** Maximum sampled ink points; more do not improve the result. */
const maxPoints = 12_000;
/** Maximum skew that is found, in degrees. */
const maxDegrees = 15;
/** The longer side of the analysed page, in pixels: lines of small print are still separate. */
const analysisSidePx = 1200;

interface Ink {
  x: Float32Array;
  y: Float32Array;
  /** Maximum distance of a point from the corner. */
  reach: number;
}

/**
 * Samples the ink of an evenly lit page: its dark pixels, or its light ones if most are dark. Pixels and positions
 * within them are chosen at random, because a regular pattern would look like lines of print. What is near the page's
 * edge is left out: an edge is longer than the lines, and in a photograph at another angle.
 */
function inkOf({ width, height, data }: Grey, isEdge: (x: number, y: number) => boolean): Ink {
  const isDark = (at: number) => (data[at] ?? 0) < 128;
  let [dark, inside] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    if (!isDark(at)) continue;
    dark++;
    if (!isEdge(at % width, Math.floor(at / width))) inside++;
  }
  const inverted = dark > data.length / 2;
  // Light print looks like edges itself, and so does print all over.
  const hasEdges = !inverted && inside > 0;
  const ratio = maxPoints / (inverted ? data.length - dark : hasEdges ? inside : dark);
  const scale = Math.min(1, analysisSidePx / Math.max(width, height));
  const next = mulberry32(1);
  const [x, y]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at++) {
    if (isDark(at) === inverted || (hasEdges && isEdge(at % width, Math.floor(at / width)))) continue;
    if (next() >= ratio) continue;
    x.push(((at % width) + next()) * scale);
    y.push((Math.floor(at / width) + next()) * scale);
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y), reach: Math.ceil((width + height) * scale) };
}

/** How sharply the ink separates into lines in a direction: the squared differences of neighbouring bins. */
function sharpness({ x, y, reach }: Ink, across: number, down: number, bin: number): number {
  const bins = new Uint32Array(Math.ceil((2 * reach) / bin) + 2);
  for (let point = 0; point < x.length; point++) {
    const at = Math.floor(((x[point] ?? 0) * across + (y[point] ?? 0) * down + reach) / bin);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < bins.length; at++) sum += ((bins[at] ?? 0) - (bins[at - 1] ?? 0)) ** 2;
  return sum;
}

interface Peak {
  degrees: number;
  sharpness: number;
}

interface Search {
  sideways: boolean;
  /** Range and step in degrees. */
  from: number;
  to: number;
  step: number;
  /** Width of a bin in pixels. Narrow bins are exact, but only find angles nearby. */
  bin: number;
}

function sharpest(ink: Ink, { sideways, from, to, step, bin }: Search): Peak {
  let best: Peak = { degrees: 0, sharpness: -1 };
  for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const value = sideways ? sharpness(ink, cosine, sine, bin) : sharpness(ink, -sine, cosine, bin);
    if (value > best.sharpness) best = { degrees, sharpness: value };
  }
  return best;
}

function peakOf(ink: Ink, sideways: boolean): Peak {
  const rough = sharpest(ink, { sideways, from: -maxDegrees, to: maxDegrees, step: 0.5, bin: 4 });
  const [from, to] = [rough.degrees - 0.5, rough.degrees + 0.5];
  return sharpest(ink, { sideways, from, to, step: 0.1, bin: 1 });
}

/**
 * Finds the direction of the lines of an evenly lit page: the one in which its ink separates most sharply (W. Postl,
 * 'Detection of linear oblique structures and skew scan in digitized documents', 1986). It cannot tell an upright page
 * from one that is upside down. `isEdge` says which pixels are near the page's edge; see `pageEdges`.
 */
export function findLineDirection(
  page: Grey,
  isEdge: (x: number, y: number) => boolean = () => false,
): LineDirection {
  const ink = inkOf(page, isEdge);
  if (ink.x.length === 0) return { sideways: false, skews: { level: 0, sideways: 0 } };
  const level = peakOf(ink, false);
  const vertical = peakOf(ink, true);
  const radians = ({ degrees }: Peak) => (degrees * Math.PI) / 180;
  return {
    sideways: vertical.sharpness > level.sharpness,
    skews: { level: radians(level), sideways: radians(vertical) },
  };
}

/** The orientation of a page in a picture, and its scale when it is read. */
export interface PageOrientation {
  turn: PageTurn;
  /** By how much the lines of the upright page slope down to the right, in radians. */
  skew: number;
  scale: number;
}

/** Minimum skew that is corrected, in radians: the reader tolerates 0.3 degrees. */
const minSkew = 0.005;
const paper = 255;

/** The page of a picture as it is read: upright, with horizontal lines, scaled. */
export function levelPage(picture: Grey, { turn, skew, scale }: PageOrientation): Grey {
  const upright = rotateUpright(picture, turn);
  const level = Math.abs(skew) < minSkew ? upright : rotate(upright, skew, paper);
  return resizeGrey(level, scale);
}

/** Maps a point of the level page to the picture. */
function pointInPicture(
  x: number,
  y: number,
  { turn, skew, scale }: PageOrientation,
  picture: Size,
): [number, number] {
  const upright =
    turn === 90 || turn === 270 ? { width: picture.height, height: picture.width } : { ...picture };
  const angle = Math.abs(skew) < minSkew ? 0 : skew;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [x / scale - upright.width / 2, y / scale - upright.height / 2];
  const column = upright.width / 2 + dx * cosine - dy * sine;
  const row = upright.height / 2 + dx * sine + dy * cosine;
  if (turn === 90) return [picture.width - row, column];
  if (turn === 180) return [picture.width - column, picture.height - row];
  if (turn === 270) return [row, picture.height - column];
  return [column, row];
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The bounding box in the picture of a rectangle of the level page. */
export function boxInPicture(box: WordBox, orientation: PageOrientation, picture: Size): WordBox {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => pointInPicture(x, y, orientation, picture));
  const columns = corners.map(([x]) => clamp(x, picture.width));
  const rows = corners.map(([, y]) => clamp(y, picture.height));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x, height: Math.max(...rows) - y };
}
