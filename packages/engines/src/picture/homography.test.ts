import { expect, it } from 'vitest';
import { inverse, mapPoint, type Quad, rectangleToQuad } from './homography';

const quad: Quad = [
  [12, 8],
  [96, 20],
  [88, 75],
  [4, 60],
];

it('sends the corners of a rectangle to those of a quadrilateral, and back', () => {
  const map = rectangleToQuad(200, 100, quad);
  const corners = [
    [0, 0],
    [200, 0],
    [200, 100],
    [0, 100],
  ] as const;
  corners.forEach(([x, y], at) => {
    const [mappedX, mappedY] = mapPoint(map, x, y);
    expect(mappedX).toBeCloseTo(quad[at]?.[0] ?? 0);
    expect(mappedY).toBeCloseTo(quad[at]?.[1] ?? 0);
    const [backX, backY] = mapPoint(inverse(map), mappedX, mappedY);
    expect(backX).toBeCloseTo(x);
    expect(backY).toBeCloseTo(y);
  });
});
