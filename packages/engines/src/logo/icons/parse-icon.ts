import { type Command, type Path, quadratic } from '../geometry/path';
import { circle, ellipse, rectangle } from '../geometry/shapes';

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Splits a `d` attribute into commands; the flags of an arc may not be separated. */
function* stepsOf(d: string): Generator<{ letter: string; numbers: number[] }> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = argumentCounts[letter.toUpperCase()] ?? 0;
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : plainNumbers(rest);
    if (count === 0) yield { letter, numbers: [] };
    for (let start = 0; count > 0 && start < numbers.length; start += count) {
      // Further coordinate pairs after a move are lines.
      const repeated = start > 0 ? { M: 'L', m: 'l' }[letter] : undefined;
      yield { letter: repeated ?? letter, numbers: numbers.slice(start, start + count) };
    }
  }
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const plainNumbers = (text: string) => (text.match(new RegExp(number, 'gi')) ?? []).map(Number);

function arcNumbers(text: string): number[] {
  const arc = new RegExp(
    String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`,
    'gi',
  );
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

/** An elliptical arc as cubic curves (SVG 1.1, F.6.5). Rotation is ignored: Lucide does not use it. */
function arcCurves(x0: number, y0: number, numbers: readonly number[]): Command[] {
  const [rawRx = 0, rawRy = 0, , large = 0, sweep = 0, x1 = 0, y1 = 0] = numbers;
  if (rawRx === 0 || rawRy === 0) return [['L', x1, y1]];
  const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const stretch = Math.max(1, Math.hypot(dx / rawRx, dy / rawRy));
  const [rx, ry] = [rawRx * stretch, rawRy * stretch];
  const square = Math.max(0, 1 / ((dx / rx) ** 2 + (dy / ry) ** 2 || 1) - 1);
  const root = (large === sweep ? -1 : 1) * Math.sqrt(square);
  const [cxp, cyp] = [(root * rx * dy) / ry, (-root * ry * dx) / rx];
  const [cx, cy] = [cxp + (x0 + x1) / 2, cyp + (y0 + y1) / 2];
  const start = Math.atan2((dy - cyp) / ry, (dx - cxp) / rx);
  const end = Math.atan2((-dy - cyp) / ry, (-dx - cxp) / rx);
  let turn = end - start;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2)));
  const handle = (4 / 3) * Math.tan(turn / pieces / 4);
  return Array.from({ length: pieces }, (_, piece): Command => {
    const [a, b] = [start + (turn * piece) / pieces, start + (turn * (piece + 1)) / pieces];
    return [
      'C',
      cx + rx * (Math.cos(a) - handle * Math.sin(a)),
      cy + ry * (Math.sin(a) + handle * Math.cos(a)),
      cx + rx * (Math.cos(b) + handle * Math.sin(b)),
      cy + ry * (Math.sin(b) - handle * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    ];
  });
}

/** Converts relative coordinates to absolute ones; only the last two of an arc are coordinates. */
function absolute(letter: string, numbers: readonly number[], x: number, y: number): number[] {
  if (letter === letter.toUpperCase()) return [...numbers];
  const kind = letter.toUpperCase();
  if (kind === 'H') return numbers.map((value) => value + x);
  if (kind === 'V') return numbers.map((value) => value + y);
  if (kind === 'A') return numbers.map((value, at) => (at === 5 ? value + x : at === 6 ? value + y : value));
  return numbers.map((value, at) => value + (at % 2 === 0 ? x : y));
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The last handle of a cubic curve, which a smooth curve mirrors. */
  handleX: number;
  handleY: number;
}

function draw(kind: string, numbers: readonly number[], pen: Pen): Command[] {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (kind) {
    case 'M':
      return [['M', a, b]];
    case 'H':
      return [['L', a, pen.y]];
    case 'V':
      return [['L', pen.x, a]];
    case 'C':
      return [['C', a, b, c, d, numbers[4] ?? 0, numbers[5] ?? 0]];
    case 'S':
      return [['C', 2 * pen.x - pen.handleX, 2 * pen.y - pen.handleY, a, b, c, d]];
    case 'Q':
      return [quadratic(pen.x, pen.y, a, b, c, d)];
    case 'A':
      return arcCurves(pen.x, pen.y, numbers);
    case 'Z':
      return [['Z']];
    default:
      return [['L', a, b]];
  }
}

function follow(pen: Pen, command: Command): Pen {
  if (command[0] === 'Z')
    return { ...pen, x: pen.startX, y: pen.startY, handleX: pen.startX, handleY: pen.startY };
  if (command[0] === 'C')
    return { ...pen, x: command[5], y: command[6], handleX: command[3], handleY: command[4] };
  const [kind, x, y] = command;
  const start = kind === 'M' ? { startX: x, startY: y } : {};
  return { ...pen, ...start, x, y, handleX: x, handleY: y };
}

/** Parses the `d` attribute of an SVG path. */
function parsePath(d: string): Path {
  const path: Command[] = [];
  let pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0 };
  for (const { letter, numbers } of stepsOf(d)) {
    for (const command of draw(letter.toUpperCase(), absolute(letter, numbers, pen.x, pen.y), pen)) {
      path.push(command);
      pen = follow(pen, command);
    }
  }
  return path;
}

/** Accessors for the attributes of an element. */
function attributesOf(tag: string) {
  const attributes = new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return {
    text: (name: string) => attributes.get(name) ?? '',
    number: (name: string) => Number(attributes.get(name) ?? 0),
  };
}

function pointsPath(points: string, closed: boolean): Path {
  const numbers = (points.match(/-?[\d.]+/g) ?? []).map(Number);
  const path: Command[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    path.push([at === 0 ? 'M' : 'L', numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return closed ? [...path, ['Z']] : path;
}

function elementPath(kind: string, tag: string): Path {
  const { text, number } = attributesOf(tag);
  switch (kind) {
    case 'path':
      return parsePath(text('d'));
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'line':
      return [
        ['M', number('x1'), number('y1')],
        ['L', number('x2'), number('y2')],
      ];
    default:
      return pointsPath(text('points'), kind === 'polygon');
  }
}

/** The strokes of a Lucide icon on its grid of 24 × 24. */
export function parseIcon(svg: string): Path {
  return [...svg.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*)>/g)].flatMap(
    ([, kind = '', tag = '']) => elementPath(kind, tag),
  );
}
