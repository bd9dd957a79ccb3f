import type { Point } from '../face/types';
import { createPlane, type Plane, shrinkBytes } from '../picture/plane';

/** Longest side of the map on which it is found out what hangs together. */
const mapSide = 192;
/** A place of the map belongs to somebody from this share on. */
const takenFrom = 0.08;

interface Size {
  width: number;
  height: number;
}

/** The places that can be walked to from the start over taken ones, as 1 in a plane. */
function reachable(map: Plane, start: number): Plane {
  const reached = createPlane(map.width, map.height);
  const open = [start];
  reached.data[start] = 1;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % map.width;
    const sides = [x > 0 ? place - 1 : -1, x < map.width - 1 ? place + 1 : -1];
    for (const next of [...sides, place - map.width, place + map.width]) {
      if (next < 0 || next >= map.data.length || reached.data[next] === 1) continue;
      if ((map.data[next] ?? 0) < takenFrom) continue;
      reached.data[next] = 1;
      open.push(next);
    }
  }
  return reached;
}

/** Whether a place or one beside it was reached: keeps the softest ends of the outline. */
function isNear({ width, height, data }: Plane, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (data[row * width + column] === 1) return true;
  return false;
}

/**
 * Leaves in an alpha only what hangs together with the place given, such as a face: other people and things, and
 * remains of the background, become transparent. Changes the alpha it is given.
 */
export function keepPerson(
  alpha: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
  { x, y }: Point,
): Uint8ClampedArray<ArrayBuffer> {
  const scale = Math.min(1, mapSide / Math.max(width, height));
  const map = createPlane(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  shrinkBytes(alpha, { width, height }, map);
  const column = (place: number) => Math.min(map.width - 1, Math.floor((place * map.width) / width));
  const row = (place: number) => Math.min(map.height - 1, Math.floor((place * map.height) / height));
  const reached = reachable(map, row(y) * map.width + column(x));
  const near = Uint8Array.from(map.data, (_, place) =>
    Number(isNear(reached, place % map.width, Math.floor(place / map.width))),
  );
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const place = row(Math.floor(pixel / width)) * map.width + column(pixel % width);
    if (near[place] === 0) alpha[pixel] = 0;
  }
  return alpha;
}
