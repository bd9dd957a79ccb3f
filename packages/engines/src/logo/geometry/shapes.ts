import { type Command, mapPath, type Path, rotation } from './path';

type Point = readonly [number, number];

/** Handle length of a cubic curve for a quarter of a unit circle. */
const quarterHandle = 0.5523;

function fourCurves(cx: number, cy: number, rx: number, ry: number, handle: number): Path {
  const [hx, hy] = [rx * handle, ry * handle];
  return [
    ['M', cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['Z'],
  ];
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number): Path =>
  fourCurves(cx, cy, rx, ry, quarterHandle);

export const circle = (cx: number, cy: number, radius: number): Path => ellipse(cx, cy, radius, radius);

/** A squircle: between a square and a circle, without straight sides. */
export const squircle = (cx: number, cy: number, radius: number): Path =>
  fourCurves(cx, cy, radius, radius, 0.93);

export function polygon(points: readonly Point[]): Path {
  return [...points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
}

function towards([x0, y0]: Point, [x1, y1]: Point, distance: number): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const ratio = Math.min(0.5, distance / length);
  return [x0 + (x1 - x0) * ratio, y0 + (y1 - y0) * ratio];
}

/** A polygon with rounded corners; the rounding starts `radius` before each corner. */
export function roundedPolygon(points: readonly Point[], radius: number): Path {
  const at = (index: number) => points[(index + points.length) % points.length] ?? ([0, 0] as const);
  const commands = points.flatMap((corner, index): Command[] => {
    const [fromX, fromY] = towards(corner, at(index - 1), radius);
    const [toX, toY] = towards(corner, at(index + 1), radius);
    const [c1x, c1y] = towards([fromX, fromY], corner, radius * quarterHandle * 1.1);
    const [c2x, c2y] = towards([toX, toY], corner, radius * quarterHandle * 1.1);
    return [
      [index === 0 ? 'M' : 'L', fromX, fromY],
      ['C', c1x, c1y, c2x, c2y, toX, toY],
    ];
  });
  return [...commands, ['Z']];
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Path {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return radius > 0 ? roundedPolygon(corners, Math.min(radius, width / 2, height / 2)) : polygon(corners);
}

/** The corners of a regular polygon, starting at the top. */
export function corners(count: number, cx: number, cy: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2 + (turn * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}

/** A star with `points` tips. */
export function star(points: number, cx: number, cy: number, outer: number, inner: number): Path {
  const tips = corners(points, cx, cy, outer);
  const dents = corners(points, cx, cy, inner, 180 / points);
  return polygon(tips.flatMap((tip, index) => [tip, dents[index] ?? tip]));
}

/** A circular arc between two angles in degrees, clockwise from the top. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Path {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (((to - from) / pieces) * Math.PI) / 180;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number) => [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
  const start = (from * Math.PI) / 180;
  const commands: Command[] = [['M', ...at(start)]];
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [start + piece * step, start + (piece + 1) * step];
    const [ax, ay] = at(a);
    const [bx, by] = at(b);
    commands.push([
      'C',
      ax + handle * Math.cos(a),
      ay + handle * Math.sin(a),
      bx - handle * Math.cos(b),
      by - handle * Math.sin(b),
      bx,
      by,
    ]);
  }
  return commands;
}

/** A quarter disc with its corner at the top left of a square. */
export const quarterDisc = (side: number): Path => {
  const handle = side * (1 - quarterHandle);
  return [['M', 0, 0], ['L', side, 0], ['C', side, side - handle, side - handle, side, 0, side], ['Z']];
};

/** A leaf between the top left and the bottom right corner of a square. */
export const leafSquare = (side: number): Path => {
  const handle = side * quarterHandle;
  return [
    ['M', 0, 0],
    ['C', handle, 0, side, side - handle, side, side],
    ['C', side - handle, side, 0, handle, 0, 0],
    ['Z'],
  ];
};

/** An upright petal with pointed ends. */
export function petal(x: number, y: number, length: number, width: number): Path {
  const half = width * 0.66;
  return [
    ['M', x, y],
    ['C', x + half, y - length * 0.3, x + half, y - length * 0.72, x, y - length],
    ['C', x - half, y - length * 0.72, x - half, y - length * 0.3, x, y],
    ['Z'],
  ];
}

/** A shield, 100 × 112 at radius 50. */
export function shield(cx: number, cy: number, radius: number): Path {
  const k = radius / 50;
  const x = (value: number) => cx + value * k;
  const y = (value: number) => cy + value * k;
  return [
    ['M', x(0), y(-54)],
    ['C', x(14), y(-46), x(30), y(-43), x(46), y(-43)],
    ['L', x(46), y(-4)],
    ['C', x(46), y(26), x(26), y(45), x(0), y(57)],
    ['C', x(-26), y(45), x(-46), y(26), x(-46), y(-4)],
    ['L', x(-46), y(-43)],
    ['C', x(-30), y(-43), x(-14), y(-46), x(0), y(-54)],
    ['Z'],
  ];
}

/** `count` copies of a path, rotated evenly around a point. */
export const around = (path: Path, count: number, cx: number, cy: number, turn = 0): Path[] =>
  Array.from({ length: count }, (_, index) => mapPath(path, rotation((index / count) * 360 + turn, cx, cy)));
