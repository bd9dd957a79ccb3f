import type { Plane } from '../picture/plane';

/** Where each place of a longer line lies on a shorter one, and how far towards the next place. */
function positions(length: number, longer: number): { starts: Int32Array; shares: Float32Array } {
  const starts = new Int32Array(longer);
  const shares = new Float32Array(longer);
  for (let index = 0; index < longer; index++) {
    const position = Math.min(length - 1, Math.max(0, ((index + 0.5) * length) / longer - 0.5));
    starts[index] = Math.floor(position);
    shares[index] = position - Math.floor(position);
  }
  return { starts, shares };
}

/** A row between two rows of a plane; the last number is there twice, so that each one has a next. */
function blendRows({ width, height, data }: Plane, y: number, share: number, row: Float32Array): void {
  const upper = y * width;
  const lower = Math.min(height - 1, y + 1) * width;
  for (let x = 0; x < width; x++) {
    const above = data[upper + x] ?? 0;
    row[x] = above + ((data[lower + x] ?? 0) - above) * share;
  }
  row[width] = row[width - 1] ?? 0;
}

/**
 * Planes of one size enlarged bilinearly, a row at a time, so that no enlarged plane is ever in memory. The rows
 * given are the same arrays each time.
 */
export function enlargedRows(
  planes: readonly Plane[],
  width: number,
  height: number,
): (y: number) => readonly Float32Array[] {
  const [first] = planes;
  if (!first) return () => [];
  const across = positions(first.width, width);
  const down = positions(first.height, height);
  const between = new Float32Array(first.width + 1);
  const rows = planes.map(() => new Float32Array(width));
  return (y) => {
    for (const [index, row] of rows.entries()) {
      blendRows(planes[index] ?? first, down.starts[y] ?? 0, down.shares[y] ?? 0, between);
      for (let x = 0; x < width; x++) {
        const start = across.starts[x] ?? 0;
        const left = between[start] ?? 0;
        row[x] = left + ((between[start + 1] ?? 0) - left) * (across.shares[x] ?? 0);
      }
    }
    return rows;
  };
}

/** A plane enlarged bilinearly, or made smaller by no more than half. */
export function enlargePlane(plane: Plane, width: number, height: number): Plane {
  const rowAt = enlargedRows([plane], width, height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.set(rowAt(y)[0] ?? [], y * width);
  return { width, height, data };
}
