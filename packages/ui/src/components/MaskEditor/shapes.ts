import type { Area, PictureMask } from './mask';

/** A place in the picture, in its own pixels from its top left corner; it may lie between two or outside. */
export interface Place {
  x: number;
  y: number;
}

/** What a hand drew: a line as thick as the brush, or a rectangle between two corners. */
export type Shape =
  | { kind: 'line'; places: readonly [Place, ...Place[]]; radius: number }
  | { kind: 'rectangle'; from: Place; to: Place };

type Size = Pick<PictureMask, 'width' | 'height'>;

/** Pixels: with less, a dot between the middles of four pixels would mark none of them. */
const leastRadius = Math.SQRT1_2;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole pixels between two corners, as far as they are in the picture. */
function areaBetween(left: number, top: number, right: number, bottom: number, size: Size): Area {
  const x = clamp(Math.floor(left), 0, size.width);
  const y = clamp(Math.floor(top), 0, size.height);
  return {
    x,
    y,
    width: clamp(Math.ceil(right), x, size.width) - x,
    height: clamp(Math.ceil(bottom), y, size.height) - y,
  };
}

const radiusOf = ({ radius }: { radius: number }) => Math.max(radius, leastRadius);

/** The smallest area of the picture that a shape lies in; without a pixel where it misses the picture. */
export function areaOf(shape: Shape, size: Size): Area {
  const places = shape.kind === 'line' ? shape.places : [shape.from, shape.to];
  const reach = shape.kind === 'line' ? radiusOf(shape) : 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return areaBetween(left - reach, top - reach, right + reach, bottom + reach, size);
}

/** Grows `span` to what a disc covers of the row whose middle is at `y`. */
function widenByDisc(span: [number, number], { x, y: middle }: Place, radius: number, y: number) {
  const half = Math.sqrt(radius * radius - (y - middle) ** 2);
  if (Number.isNaN(half)) return;
  span[0] = Math.min(span[0], x - half);
  span[1] = Math.max(span[1], x + half);
}

/** Grows `span` to where the row at `y` crosses one side of a thick line. */
function widenBySide(span: [number, number], from: Place, to: Place, y: number) {
  const share = (y - from.y) / (to.y - from.y);
  if (!(share >= 0 && share <= 1)) return;
  const x = from.x + share * (to.x - from.x);
  span[0] = Math.min(span[0], x);
  span[1] = Math.max(span[1], x);
}

/** Sets each pixel whose middle is within `radius` of the way from `a` to `b`: row by row, for the shape is convex. */
function fillSegment(mask: PictureMask, a: Place, b: Place, radius: number, value: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aside = { x: (-(b.y - a.y) / length) * radius, y: ((b.x - a.x) / length) * radius };
  const top = clamp(Math.floor(Math.min(a.y, b.y) - radius), 0, mask.height);
  const bottom = clamp(Math.ceil(Math.max(a.y, b.y) + radius), 0, mask.height);
  for (let row = top; row < bottom; row += 1) {
    const y = row + 0.5;
    const span: [number, number] = [Infinity, -Infinity];
    widenByDisc(span, a, radius, y);
    widenByDisc(span, b, radius, y);
    for (const side of [1, -1]) {
      const shift = ({ x, y: middle }: Place) => ({ x: x + side * aside.x, y: middle + side * aside.y });
      widenBySide(span, shift(a), shift(b), y);
    }
    const start = clamp(Math.ceil(span[0] - 0.5), 0, mask.width);
    const end = clamp(Math.floor(span[1] - 0.5) + 1, start, mask.width);
    mask.data.fill(value, row * mask.width + start, row * mask.width + end);
  }
}

/** Writes `value` into every pixel of a shape, in `mask` itself. What lies outside the picture is left out. */
export function fillShape(mask: PictureMask, shape: Shape, value: number): void {
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = areaOf(shape, mask);
    for (let row = y; row < y + height; row += 1) {
      mask.data.fill(value, row * mask.width + x, row * mask.width + x + width);
    }
    return;
  }
  let last = shape.places[0];
  for (const place of shape.places) {
    fillSegment(mask, last, place, radiusOf(shape), value);
    last = place;
  }
}
