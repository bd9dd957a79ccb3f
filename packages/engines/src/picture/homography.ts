/** A point in pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** The quadrilateral with each corner moved, from the first to the last. */
export const mapQuad = ([first, second, third, fourth]: Quad, move: (corner: Point) => Point): Quad => [
  move(first),
  move(second),
  move(third),
  move(fourth),
];

/** A projective map of the plane: the rows of its 3 × 3 matrix. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Where a map sends a point. */
export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): [number, number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The map that sends a rectangle at the origin to a quadrilateral (P. Heckbert, 1989). */
export function rectangleToQuad(width: number, height: number, quad: Quad): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
    1,
  ];
}

/** The map in the other direction. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
