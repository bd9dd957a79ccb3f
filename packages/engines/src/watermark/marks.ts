import { type Box, padBox, unionOf } from './mask';
import type { Mask } from './types';

/** The box of the connected mark that holds a pixel, whose pixels are taken out of `left` on the way. */
function takeMark(remaining: Uint8Array, start: number, { width, height }: Mask): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const stack = [start];
  remaining[start] = 0;
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
        const next = nextY * width + nextX;
        if (!remaining[next]) continue;
        remaining[next] = 0;
        stack.push(next);
      }
  }
  return box;
}

/** The boxes of all connected marks (corners connect), from the top. */
export function markBoxes(mask: Mask): Box[] {
  const remaining = mask.data.slice();
  const boxes: Box[] = [];
  for (let pixel = remaining.indexOf(1); pixel !== -1; pixel = remaining.indexOf(1, pixel))
    boxes.push(takeMark(remaining, pixel, mask));
  return boxes;
}

/** Whether two boxes share a pixel. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Boxes put together as long as two of them may be. */
export function mergeBoxes(boxes: readonly Box[], mayMerge: (one: Box, other: Box) => boolean): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (let index = merged.findIndex((other) => mayMerge(grown, other)); index !== -1; ) {
      const [other] = merged.splice(index, 1);
      if (other) grown = unionOf(grown, other);
      index = merged.findIndex((another) => mayMerge(grown, another));
    }
    merged.push(grown);
  }
  return merged;
}

/** Boxes around the marks, each so far from all others that filling one needs nothing of another. */
export function separateMarks(mask: Mask, gap: number): Box[] {
  return mergeBoxes(markBoxes(mask), (one, other) => overlap(padBox(one, 2 * gap, mask), other));
}
