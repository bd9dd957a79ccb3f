import { type Area, createMask, type PictureMask, wholeArea } from './mask';
import { type Patch, patchOf, withPatch } from './patch';
import { areaOf, fillShape, type Shape } from './shapes';

/** A mask and the way back from it. Never changed: each act gives a new one. */
export interface MaskHistory {
  mask: PictureMask;
  /** Where the mask differs from the one before: all that has to be drawn again. */
  changed: Area;
  /** What to put back, the latest step last. */
  past: readonly Patch[];
  /** What was undone, the latest last. */
  future: readonly Patch[];
}

/** So many steps can be undone. */
const mostSteps = 100;

export const startHistory = (mask: PictureMask): MaskHistory => ({
  mask,
  changed: wholeArea(mask),
  past: [],
  future: [],
});

const sameBytes = (a: PictureMask, b: PictureMask, { x, y, width, height }: Area) => {
  for (let row = y; row < y + height; row += 1) {
    const start = row * a.width + x;
    for (let at = start; at < start + width; at += 1) if (a.data[at] !== b.data[at]) return false;
  }
  return true;
};

/** One step on. What changes nothing is no step, and keeps what was undone. */
function stepped(history: MaskHistory, mask: PictureMask, changed: Area): MaskHistory {
  if (sameBytes(history.mask, mask, changed)) return history;
  const past = [...history.past, patchOf(history.mask, changed)].slice(-mostSteps);
  return { mask, changed, past, future: [] };
}

/** A stroke was drawn. */
export function drawn(history: MaskHistory, shape: Shape, value: number): MaskHistory {
  const mask = { ...history.mask, data: history.mask.data.slice() };
  fillShape(mask, shape, value);
  return stepped(history, mask, areaOf(shape, mask));
}

/** Everything was taken away. */
export function cleared(history: MaskHistory): MaskHistory {
  const { width, height } = history.mask;
  return stepped(history, createMask(width, height), wholeArea(history.mask));
}

/** Another mask came from outside: a step like any other, unless it belongs to another picture. */
export function replaced(history: MaskHistory, mask: PictureMask): MaskHistory {
  const { width, height } = history.mask;
  if (mask.width !== width || mask.height !== height) return startHistory(mask);
  const next = stepped(history, mask, wholeArea(mask));
  return next === history ? { ...history, mask } : next;
}

/** One step back; the same history where there is none. */
export function undone(history: MaskHistory): MaskHistory {
  const patch = history.past.at(-1);
  if (!patch) return history;
  return {
    mask: withPatch(history.mask, patch),
    changed: patch.area,
    past: history.past.slice(0, -1),
    future: [...history.future, patchOf(history.mask, patch.area)],
  };
}

/** The step that was undone last, again; the same history where there is none. */
export function redone(history: MaskHistory): MaskHistory {
  const patch = history.future.at(-1);
  if (!patch) return history;
  return {
    mask: withPatch(history.mask, patch),
    changed: patch.area,
    past: [...history.past, patchOf(history.mask, patch.area)],
    future: history.future.slice(0, -1),
  };
}
