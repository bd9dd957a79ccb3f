import type { Mask } from './types';

/** A mask drawn in text: `#` is marked. */
export function maskOf(...rows: string[]): Mask {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width, height: rows.length, data };
}

/** A mask with one rectangle marked. */
export function boxMask(
  width: number,
  height: number,
  box: [left: number, top: number, right: number, bottom: number],
): Mask {
  const mask = { width, height, data: new Uint8Array(width * height) };
  const [left, top, right, bottom] = box;
  for (let y = top; y < bottom; y++) mask.data.fill(1, y * width + left, y * width + right);
  return mask;
}

/** The share of one mask that lies in another. */
export function shareOf(one: Mask, other: Mask): number {
  let all = 0;
  let both = 0;
  for (const [pixel, marked] of one.data.entries()) {
    all += marked;
    both += marked && (other.data[pixel] ?? 0);
  }
  return all === 0 ? 0 : both / all;
}
