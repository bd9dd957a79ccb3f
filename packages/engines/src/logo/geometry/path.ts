/** One path command in absolute coordinates; y points down. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** A path in four commands: move, line, cubic curve and close. */
export type Path = readonly Command[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An affine transform, as in SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Scales about the origin, then translates. */
export const scaling = (factor: number, x = 0, y = 0): Matrix => [factor, 0, 0, factor, x, y];

/** Rotates clockwise by degrees about a point. */
export function rotation(degrees: number, cx = 0, cy = 0): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
}

/** Where a point goes. */
type PointMap = (x: number, y: number) => readonly [number, number];

function moved(command: Command, at: PointMap): Command {
  if (command[0] === 'Z') return command;
  if (command[0] === 'C') {
    const [, x1, y1, x2, y2, x, y] = command;
    return ['C', ...at(x1, y1), ...at(x2, y2), ...at(x, y)];
  }
  const [kind, x, y] = command;
  return [kind, ...at(x, y)];
}

/** Moves every point of a path, for example to bend it. Lines stay straight between their ends. */
export const bendPath = (path: Path, at: PointMap): Path => path.map((command) => moved(command, at));

/** Converts a quadratic curve to a cubic one. */
export function quadratic(x0: number, y0: number, cx: number, cy: number, x: number, y: number): Command {
  const third = (from: number, control: number) => from + (2 / 3) * (control - from);
  return ['C', third(x0, cx), third(y0, cy), third(x, cx), third(y, cy), x, y];
}

export const mapPath = (path: Path, [a, b, c, d, e, f]: Matrix): Path =>
  bendPath(path, (x, y) => [a * x + c * y + e, b * x + d * y + f]);

/** Samples per curve, enough for a bounding box accurate to a thousandth of the curve. */
const curveSamples = 24;

function curvePoint(
  start: readonly [number, number],
  curve: Command & readonly ['C', ...number[]],
  t: number,
) {
  const [, x1, y1, x2, y2, x, y] = curve;
  const u = 1 - t;
  const blend = (p0: number, p1: number, p2: number, p3: number) =>
    u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
  return [blend(start[0], x1, x2, x), blend(start[1], y1, y2, y)] as const;
}

/** Sample points along a path. */
function pointsOf(path: Path): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let at: readonly [number, number] = [0, 0];
  for (const command of path) {
    if (command[0] === 'Z') continue;
    if (command[0] === 'C') {
      for (let step = 1; step <= curveSamples; step++)
        points.push(curvePoint(at, command, step / curveSamples));
      at = [command[5], command[6]];
    } else {
      at = [command[1], command[2]];
      points.push(at);
    }
  }
  return points;
}

/** The bounding box of points; empty at the origin without points. */
function boxAround(points: readonly (readonly [number, number])[]): Box {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export const boxOf = (path: Path): Box => boxAround(pointsOf(path));

const digits = (value: number) => String(Math.round(value * 100) / 100);

/** The `d` attribute of an SVG path, rounded to hundredths. */
export function pathData(path: Path): string {
  return path
    .map(([kind, ...numbers]) => kind + numbers.map((value) => digits(value as number)).join(' '))
    .join('');
}
