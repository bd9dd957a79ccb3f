import { createPlane, type Plane } from '../picture/plane';

/** Running sums along each row. */
function sumAcross({ width, height, data }: Plane, radius: number): Plane {
  const sums = createPlane(width, height);
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[start + x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[start + x + radius] ?? 0;
      if (x > radius) sum -= data[start + x - radius - 1] ?? 0;
      sums.data[start + x] = sum;
    }
  }
  return sums;
}

/** Adds a row to sums, or takes it away. */
function addRow(sums: Float64Array, { width, data }: Plane, y: number, sign: 1 | -1): void {
  for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (data[y * width + x] ?? 0);
}

/** How many places of a row are within the radius of one of them. */
function countsOf(length: number, radius: number): Float64Array {
  return Float64Array.from(
    { length },
    (_, index) => Math.min(length - 1, index + radius) - Math.max(0, index - radius) + 1,
  );
}

/** The mean of the square around each place that reaches `radius` to all sides; at an edge, of what is inside. */
export function boxMean(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = sumAcross(plane, radius);
  const means = createPlane(width, height);
  const sums = new Float64Array(width);
  const columns = countsOf(width, radius);
  const rows = countsOf(height, radius);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(sums, across, y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(sums, across, y + radius, 1);
    if (y > radius) addRow(sums, across, y - radius - 1, -1);
    for (let x = 0; x < width; x++)
      means.data[y * width + x] = (sums[x] ?? 0) / ((columns[x] ?? 1) * (rows[y] ?? 1));
  }
  return means;
}
