import { floatsOf, type InferenceSession, Tensor } from '../network/session';
import type { Point } from '../picture/homography';
import { type Grey, resizeGrey, shrinkGrey } from './grey';

/** A line of print, or a part of one: a rectangle that may be tilted. In pixels of the page. */
export interface LineBox {
  /** The centre. */
  x: number;
  y: number;
  /** Along the line, and across it. */
  length: number;
  height: number;
  /** By how much the line slopes down to the right, in radians. */
  angle: number;
  /** How sure the detector is, 0 to 1. */
  score: number;
}

/** Finds the lines of a page. They have no order. */
export type LineDetector = (page: Grey) => Promise<LineBox[]>;

/** Longer side of the page as the network sees it, in pixels: more finds smaller print and takes longer. */
const maxSidePx = 1280;
/** The sides are multiples of this. */
const stridePx = 32;
/** Mean and deviation of the colours that the network was trained with. */
const means = [0.485, 0.456, 0.406];
const deviations = [0.229, 0.224, 0.225];

/** Probability from which a pixel is inside of a line, and mean probability of a line. */
const minPixel = 0.3;
const minScore = 0.55;
/** The network marks the core of each line. It is widened by its area, divided by its circumference, times this. */
const unclipRatio = 1.6;
/** Height in pixels of the network below which a core is a speck. */
const minCorePx = 3;

/** The middle and the axes of a set of pixels. */
class Moments {
  private count = 0;
  private x = 0;
  private y = 0;
  private xx = 0;
  private xy = 0;
  private yy = 0;

  add(x: number, y: number): void {
    this.count++;
    this.x += x;
    this.y += y;
    this.xx += x * x;
    this.xy += x * y;
    this.yy += y * y;
  }

  /** The direction in which the pixels reach furthest, in radians between -90° and 90°. */
  angle(): number {
    const [x, y] = [this.x / this.count, this.y / this.count];
    const [xx, xy, yy] = [
      this.xx / this.count - x * x,
      this.xy / this.count - x * y,
      this.yy / this.count - y * y,
    ];
    return Math.atan2(2 * xy, xx - yy) / 2;
  }
}

/** The connected pixels of a line's core, as places in the map, by a flood fill that clears them. */
function takeCore(inside: Uint8Array, width: number, start: number): number[] {
  const core = [start];
  inside[start] = 0;
  for (let at = 0; at < core.length; at++) {
    const place = core[at] ?? 0;
    const column = place % width;
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const next = place + dy + dx;
        if (column + dx < 0 || column + dx >= width || !inside[next]) continue;
        inside[next] = 0;
        core.push(next);
      }
  }
  return core;
}

function boxOfCore(core: readonly number[], map: Float32Array, width: number): LineBox | undefined {
  const moments = new Moments();
  let sum = 0;
  for (const place of core) {
    moments.add(place % width, Math.floor(place / width));
    sum += map[place] ?? 0;
  }
  const score = sum / core.length;
  if (score < minScore) return undefined;
  const angle = moments.angle();
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const place of core) {
    const [x, y] = [place % width, Math.floor(place / width)];
    const [along, across] = [x * cosine + y * sine, y * cosine - x * sine];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [length, height] = [right - left + 1, bottom - top + 1];
  if (Math.min(length, height) < minCorePx) return undefined;
  const margin = (unclipRatio * core.length) / (2 * (length + height));
  const [along, across] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  return {
    x: along * cosine - across * sine,
    y: along * sine + across * cosine,
    length: length + 2 * margin,
    height: height + 2 * margin,
    angle,
    score,
  };
}

/** The lines in a map of probabilities. */
function boxesInMap(map: Float32Array, width: number): LineBox[] {
  const inside = Uint8Array.from(map, (probability) => (probability > minPixel ? 1 : 0));
  const boxes: LineBox[] = [];
  for (let start = 0; start < inside.length; start++) {
    if (!inside[start]) continue;
    const box = boxOfCore(takeCore(inside, width, start), map, width);
    if (box) boxes.push(box);
  }
  return boxes;
}

const roundedUp = (side: number) => Math.max(stridePx, Math.ceil(side / stridePx) * stridePx);

/** The page as the network wants it: three equal channels, padded with its own last pixels. */
function tensorOf(page: Grey): Tensor {
  const [width, height] = [roundedUp(page.width), roundedUp(page.height)];
  const plane = width * height;
  const data = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0, at = channel * plane; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const place = Math.min(y, page.height - 1) * page.width + Math.min(x, page.width - 1);
        data[at] = ((page.data[place] ?? 0) / 255 - (means[channel] ?? 0)) / (deviations[channel] ?? 1);
      }
  return new Tensor('float32', data, [1, 3, height, width]);
}

/** The detector of PP-OCRv4 in a session. */
export function createLineDetector(session: InferenceSession): LineDetector {
  return async (page) => {
    const scale = Math.min(1.5, maxSidePx / Math.max(page.width, page.height));
    const seen = scale < 1 ? shrinkGrey(page, scale) : resizeGrey(page, scale);
    const results = await session.run({ x: tensorOf(seen) });
    const map = floatsOf(results, 'sigmoid_0.tmp_0');
    const [across, down] = [page.width / seen.width, page.height / seen.height];
    return boxesInMap(map, roundedUp(seen.width)).map((box) => ({
      ...box,
      x: box.x * across,
      y: box.y * down,
      length: box.length * across,
      height: box.height * down,
    }));
  };
}

/** The corners of a line, clockwise from its top left. */
export function cornersOf({ x, y, length, height, angle }: LineBox): [Point, Point, Point, Point] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, across: number): Point => [
    x + along * cosine - across * sine,
    y + along * sine + across * cosine,
  ];
  const [right, bottom] = [length / 2, height / 2];
  return [corner(-right, -bottom), corner(right, -bottom), corner(right, bottom), corner(-right, bottom)];
}

/** Parts of a line closer than this are one line, in heights of the lower part. */
const maxJoinedGap = 0.9;
/** The lower part is at least this high, and they share this much of it. */
const [minHeightRatio, minLevelRatio] = [0.6, 0.6];

/** A line of which so much lies on another one was found twice. */
const maxCovered = 0.6;

/** Removes lines that lie on longer ones, on a straight page. */
function withoutCopies(lines: readonly LineBox[]): LineBox[] {
  const kept: LineBox[] = [];
  for (const line of [...lines].sort((one, other) => other.length * other.height - one.length * one.height)) {
    const isCovered = kept.some((other) => {
      const across = (line.length + other.length) / 2 - Math.abs(line.x - other.x);
      const down = (line.height + other.height) / 2 - Math.abs(line.y - other.y);
      if (across <= 0 || down <= 0) return false;
      return (
        Math.min(across, line.length) * Math.min(down, line.height) > maxCovered * line.length * line.height
      );
    });
    if (!isCovered) kept.push(line);
  }
  return kept;
}

/** Joins the parts of lines that stand close together on a straight page: the detector splits lines at wide spaces. */
export function joinLines(lines: readonly LineBox[]): LineBox[] {
  const joined: LineBox[] = [];
  for (const line of withoutCopies(lines).sort(
    (one, other) => one.x - one.length / 2 - (other.x - other.length / 2),
  )) {
    const before = joined.findIndex((other) => {
      const low = Math.min(line.height, other.height);
      if (low < minHeightRatio * Math.max(line.height, other.height)) return false;
      const gap = line.x - line.length / 2 - (other.x + other.length / 2);
      const shared = (line.height + other.height) / 2 - Math.abs(line.y - other.y);
      return gap < maxJoinedGap * low && gap > -low && shared > minLevelRatio * low;
    });
    const other = joined[before];
    if (!other) {
      joined.push(line);
      continue;
    }
    const [left, right] = [
      other.x - other.length / 2,
      Math.max(other.x + other.length / 2, line.x + line.length / 2),
    ];
    const [top, bottom] = [
      Math.min(line.y - line.height / 2, other.y - other.height / 2),
      Math.max(line.y + line.height / 2, other.y + other.height / 2),
    ];
    joined[before] = {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      length: right - left,
      height: bottom - top,
      angle: (line.angle * line.length + other.angle * other.length) / (line.length + other.length),
      score: Math.min(line.score, other.score),
    };
  }
  return withoutCopies(joined);
}
