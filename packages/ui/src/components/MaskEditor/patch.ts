import type { Area, PictureMask } from './mask';

/** A part of a mask as it was: runs of equal bytes, so that a step to undo takes bytes and not megapixels. */
export interface Patch {
  area: Area;
  /** Byte, length, byte, length, … row by row through the area. */
  runs: Uint32Array;
}

/** Keeps what an area of a mask holds. */
export function patchOf({ data, width }: PictureMask, area: Area): Patch {
  const runs: number[] = [];
  let [value, length] = [-1, 0];
  for (let row = area.y; row < area.y + area.height; row += 1) {
    const start = row * width + area.x;
    for (let at = start; at < start + area.width; at += 1) {
      const byte = data[at] ?? 0;
      if (byte !== value) {
        if (length > 0) runs.push(value, length);
        [value, length] = [byte, 0];
      }
      length += 1;
    }
  }
  if (length > 0) runs.push(value, length);
  return { area, runs: Uint32Array.from(runs) };
}

/** A new mask with the kept area put back. */
export function withPatch(mask: PictureMask, { area, runs }: Patch): PictureMask {
  const data = mask.data.slice();
  let [at, pair] = [0, 0];
  let left = runs[1] ?? 0;
  for (let row = area.y; row < area.y + area.height; row += 1) {
    at = row * mask.width + area.x;
    const end = at + area.width;
    while (at < end && pair < runs.length) {
      const length = Math.min(left, end - at);
      data.fill(runs[pair] ?? 0, at, at + length);
      at += length;
      left -= length;
      if (left === 0) {
        pair += 2;
        left = runs[pair + 1] ?? 0;
      }
    }
  }
  return { ...mask, data };
}
