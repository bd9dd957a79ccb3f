import { mapQuad, type Point, type Quad } from '../picture/homography';
import type { Size } from '../picture/raster';
import { type Grey, shrinkGrey } from './grey';

/** Longer side of the picture in which the edges of a page are looked for, in pixels. */
const analysisSidePx = 480;
/** Steps of the direction and of the place of a line. */
const [angleSteps, distanceStepPx] = [180, 2];
/** Minimum change of the logarithm of the brightness from one pixel to the next but one, at an edge. */
const minChange = 0.16;
/** Added to the brightness, in steps of 255: what is nearly black is noise. */
const blackLevel = 24;
/** Lines that are considered for each side of a page. */
const maxLines = 6;
/** Minimum ratio of the picture that is a page. */
const minAreaRatio = 0.1;
/** Ratio of a page's side that has to be an edge: of each, and on average. */
const [minSideSupport, minSupport] = [0.5, 0.7];
/** How far a side may lean, in radians. */
const maxLean = (40 * Math.PI) / 180;
/** How far the direction of an edge may differ from that of the line, in radians. */
const edgeTolerance = (14 * Math.PI) / 180;

/** Edges: their direction, from dark to bright, in radians, where they are strong; NaN elsewhere. */
interface Edges extends Size {
  direction: Float32Array;
}

/** A line in normal form. */
interface Line {
  /** Direction of its normal, from dark to bright, in radians. */
  angle: number;
  distance: number;
  votes: number;
}

function edgesOf({ width, height, data }: Grey): Edges {
  const level = Float32Array.from(data, (value) => Math.log(value + blackLevel));
  const direction = new Float32Array(width * height).fill(Number.NaN);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const of = (dx: number, dy: number) => level[at + dy * width + dx] ?? 0;
      const right = (of(1, -1) + 2 * of(1, 0) + of(1, 1) - of(-1, -1) - 2 * of(-1, 0) - of(-1, 1)) / 4;
      const down = (of(-1, 1) + 2 * of(0, 1) + of(1, 1) - of(-1, -1) - 2 * of(0, -1) - of(1, -1)) / 4;
      if (Math.hypot(right, down) >= minChange) direction[at] = Math.atan2(down, right);
    }
  return { width, height, direction };
}

/** The difference of two directions, from 0 to π. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}

/** The straight lines along most edges, by a Hough transform whose votes know the direction of their edge. */
function linesIn({ width, height, direction }: Edges): Line[] {
  const reach = Math.ceil(Math.hypot(width, height) / distanceStepPx);
  const bins = 2 * reach + 1;
  const votes = new Float32Array(angleSteps * bins);
  const stepAngle = (2 * Math.PI) / angleSteps;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const edge = direction[at] ?? Number.NaN;
      if (Number.isNaN(edge)) continue;
      const step = Math.round(edge / stepAngle);
      for (let near = -2; near <= 2; near++) {
        const turn = (step + near + angleSteps) % angleSteps;
        const distance = x * Math.cos(turn * stepAngle) + y * Math.sin(turn * stepAngle);
        const bin = turn * bins + Math.round(distance / distanceStepPx) + reach;
        votes[bin] = (votes[bin] ?? 0) + 1;
      }
    }
  const lines: Line[] = [];
  const order = [...votes.keys()]
    .filter((bin) => (votes[bin] ?? 0) >= 0.12 * Math.min(width, height))
    .sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  for (const bin of order) {
    const angle = Math.floor(bin / bins) * stepAngle;
    const distance = ((bin % bins) - reach) * distanceStepPx;
    const isNear = (line: Line) =>
      turnBetween(line.angle, angle) < 4 * stepAngle && Math.abs(line.distance - distance) < 8;
    if (lines.some(isNear)) continue;
    lines.push({ angle, distance, votes: votes[bin] ?? 0 });
    if (lines.length >= 60) break;
  }
  return lines;
}

/** The line through the edges near another one, by least squares of their distances. */
function refined(line: Line, { width, height, direction }: Edges): Line {
  let { angle, distance } = line;
  for (const tolerance of [4, 2.5]) {
    let [count, sumX, sumY, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const edge = direction[at] ?? Number.NaN;
        if (Number.isNaN(edge)) continue;
        if (Math.abs(x * Math.cos(angle) + y * Math.sin(angle) - distance) > tolerance) continue;
        if (turnBetween(edge, angle) > edgeTolerance) continue;
        count++;
        sumX += x;
        sumY += y;
        xx += x * x;
        xy += x * y;
        yy += y * y;
      }
    if (count < 8) return line;
    const [meanX, meanY] = [sumX / count, sumY / count];
    const along =
      Math.atan2(2 * (xy / count - meanX * meanY), xx / count - meanX ** 2 - yy / count + meanY ** 2) / 2;
    const normals = [along + Math.PI / 2, along - Math.PI / 2] as const;
    angle = turnBetween(normals[0], angle) < turnBetween(normals[1], angle) ? normals[0] : normals[1];
    distance = meanX * Math.cos(angle) + meanY * Math.sin(angle);
  }
  return { ...line, angle, distance };
}

/** Where two lines cross; undefined if they are about parallel. */
function crossing(one: Line, other: Line): Point | undefined {
  const determinant = Math.sin(other.angle - one.angle);
  if (Math.abs(determinant) < 0.2) return undefined;
  return [
    (one.distance * Math.sin(other.angle) - other.distance * Math.sin(one.angle)) / determinant,
    (other.distance * Math.cos(one.angle) - one.distance * Math.cos(other.angle)) / determinant,
  ];
}

/** The ratio of a side that is an edge in the direction of its line. */
function supportOf(
  [x0, y0]: Point,
  [x1, y1]: Point,
  { angle }: Line,
  { width, height, direction }: Edges,
): number {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const samples = Math.max(8, Math.round(length / 2));
  const isEdge = (x: number, y: number) => {
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [column, row] = [Math.round(x) + dx, Math.round(y) + dy];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const edge = direction[row * width + column] ?? Number.NaN;
        if (!Number.isNaN(edge) && turnBetween(edge, angle) < edgeTolerance * 1.5) return true;
      }
    return false;
  };
  let found = 0;
  for (let at = 0; at < samples; at++) {
    const ratio = (at + 0.5) / samples;
    if (isEdge(x0 + (x1 - x0) * ratio, y0 + (y1 - y0) * ratio)) found++;
  }
  return found / samples;
}

/** The area of a quadrilateral; negative if its corners go counterclockwise. */
const areaOf = (quad: Quad): number =>
  quad.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = quad[(at + 1) % 4] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Whether the corners turn to the right at each corner. */
const isConvex = (quad: Quad) =>
  quad.every(([x, y], at) => {
    const [[x1, y1], [x2, y2]] = [quad[(at + 1) % 4] ?? quad[0], quad[(at + 2) % 4] ?? quad[0]];
    return (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) > 0;
  });

/** A quadrilateral in a picture that may be a page. */
export interface FoundPage {
  /** Clockwise, from the corner at the top left of the picture. */
  corners: Quad;
  score: number;
}

/**
 * The quadrilaterals in a picture that are bounded by edges, all from bright to dark or all from dark to bright, the
 * clearest first. One may be a page that was photographed on a table, a screen or a sign.
 */
export function findPages(picture: Grey): FoundPage[] {
  const scale = Math.min(1, analysisSidePx / Math.max(picture.width, picture.height));
  const edges = edgesOf(shrinkGrey(picture, scale));
  const lines = linesIn(edges);
  const { width, height } = edges;
  const pages: FoundPage[] = [];
  // The brightness rises into the page, or out of it.
  for (const inward of [0, Math.PI]) {
    const near = (direction: number) =>
      lines
        .filter(({ angle }) => turnBetween(angle, direction + inward) < maxLean)
        .slice(0, maxLines)
        .map((line) => refined(line, edges));
    const [lefts, tops, rights, bottoms] = [near(0), near(Math.PI / 2), near(Math.PI), near(-Math.PI / 2)];
    for (const left of lefts)
      for (const top of tops) {
        const topLeft = crossing(left, top);
        if (!topLeft) continue;
        for (const right of rights) {
          const topRight = crossing(top, right);
          if (!topRight || topRight[0] - topLeft[0] < 0.2 * width) continue;
          for (const bottom of bottoms) {
            const [bottomRight, bottomLeft] = [crossing(right, bottom), crossing(bottom, left)];
            if (!bottomRight || !bottomLeft) continue;
            const quad: Quad = [topLeft, topRight, bottomRight, bottomLeft];
            const isInside = quad.every(
              ([x, y]) => x > -0.04 * width && y > -0.04 * height && x < 1.04 * width && y < 1.04 * height,
            );
            if (!isInside || !isConvex(quad) || areaOf(quad) < minAreaRatio * width * height) continue;
            const sides = [top, right, bottom, left].map((line, at) =>
              supportOf(quad[at] ?? topLeft, quad[(at + 1) % 4] ?? topLeft, line, edges),
            );
            const support = sides.reduce((sum, side) => sum + side / 4, 0);
            if (Math.min(...sides) < minSideSupport || support < minSupport) continue;
            const corners = mapQuad(quad, ([x, y]) => [(x + 0.5) / scale, (y + 0.5) / scale]);
            pages.push({ corners, score: support + 0.3 * Math.sqrt(areaOf(quad) / (width * height)) });
          }
        }
      }
  }
  return pages.sort((one, other) => other.score - one.score);
}
