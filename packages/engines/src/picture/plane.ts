export type PlaneData = Float32Array | Uint8ClampedArray;

/** One number for each pixel, rows from the top: a channel, a mask or a coefficient. */
export interface Plane<Data extends PlaneData = Float32Array> {
  width: number;
  height: number;
  data: Data;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** A plane of the same size whose numbers are made from those of others. */
export function combine(one: Plane, other: Plane, make: (one: number, other: number) => number): Plane {
  const made = createPlane(one.width, one.height);
  for (let index = 0; index < made.data.length; index++)
    made.data[index] = make(one.data[index] ?? 0, other.data[index] ?? 0);
  return made;
}

/** The product of two planes, number by number. */
export function multiply(one: Plane, other: Plane): Plane {
  return combine(one, other, (left, right) => left * right);
}

/** Bytes as a plane of 0 to 1, made smaller by taking the mean of the bytes that fall on each place. */
export function shrinkBytes(
  bytes: Uint8ClampedArray,
  from: { width: number; height: number },
  to: Plane,
): Plane {
  const counts = new Uint32Array(to.data.length);
  for (let y = 0; y < from.height; y++) {
    const row = Math.floor((y * to.height) / from.height) * to.width;
    for (let x = 0; x < from.width; x++) {
      const place = row + Math.floor((x * to.width) / from.width);
      to.data[place] = (to.data[place] ?? 0) + (bytes[y * from.width + x] ?? 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  for (let place = 0; place < counts.length; place++)
    to.data[place] = (to.data[place] ?? 0) / (255 * (counts[place] ?? 1));
  return to;
}
