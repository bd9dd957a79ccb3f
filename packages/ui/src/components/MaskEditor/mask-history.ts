import { useLayoutEffect, useRef, useState } from 'react';
import {
  type Area,
  areaOf,
  createMask,
  fillShape,
  type Patch,
  type PictureMask,
  patchOf,
  type Shape,
  wholeArea,
  withPatch,
} from './mask';

/** A mask with its undo history. Immutable: each action returns a new one. */
export interface MaskHistory {
  mask: PictureMask;
  /** The area in which the mask differs from the previous one and must be redrawn. */
  changed: Area;
  /** Steps to undo, the latest last. */
  past: readonly Patch[];
  /** Steps to redo, the latest last. */
  future: readonly Patch[];
}

/** The maximum number of undo steps. */
const maxSteps = 100;

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

/** Adds a step. An action that changes nothing adds none and keeps the redo steps. */
function stepped(history: MaskHistory, mask: PictureMask, changed: Area): MaskHistory {
  if (sameBytes(history.mask, mask, changed)) return history;
  const past = [...history.past, patchOf(history.mask, changed)].slice(-maxSteps);
  return { mask, changed, past, future: [] };
}

/** Draws a stroke. */
export function drawn(history: MaskHistory, shape: Shape, value: number): MaskHistory {
  const mask = { ...history.mask, data: history.mask.data.slice() };
  fillShape(mask, shape, value);
  return stepped(history, mask, areaOf(shape, mask));
}

/** The shortest side of a box in pixels: less is a slip of the pointer. */
const minBoxSide = 8;

/** Marks one box instead of everything that was marked. A box that is too small changes nothing. */
export function boxed(history: MaskHistory, shape: Shape, value: number): MaskHistory {
  const { width, height } = areaOf(shape, history.mask);
  if (Math.min(width, height) < minBoxSide) return history;
  const mask = createMask(history.mask.width, history.mask.height);
  fillShape(mask, shape, value);
  return stepped(history, mask, wholeArea(mask));
}

/** Removes all marks. */
export function cleared(history: MaskHistory): MaskHistory {
  const { width, height } = history.mask;
  return stepped(history, createMask(width, height), wholeArea(history.mask));
}

/** Takes a mask from outside: a step like any other, unless the picture is another one. */
export function replaced(history: MaskHistory, mask: PictureMask): MaskHistory {
  const { width, height } = history.mask;
  if (mask.width !== width || mask.height !== height) return startHistory(mask);
  const next = stepped(history, mask, wholeArea(mask));
  return next === history ? { ...history, mask } : next;
}

/** Undoes a step. Returns the same history if there is none. */
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

/** Redoes the step undone last. Returns the same history if there is none. */
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

interface MaskSteps {
  history: MaskHistory;
  /** Applies an action to the current history, and reports the mask if it has changed. */
  apply: (change: (history: MaskHistory) => MaskHistory) => MaskHistory;
}

/** The history of a controlled mask. A mask set from outside becomes a step of it. */
export function useMaskHistory(value: PictureMask, onChange: (mask: PictureMask) => void): MaskSteps {
  const [history, setHistory] = useState(() => startHistory(value));
  // Two strokes may end before React renders.
  const live = useRef(history);
  const keep = (next: MaskHistory) => {
    live.current = next;
    setHistory(next);
    return next;
  };

  useLayoutEffect(() => {
    if (value === live.current.mask) return;
    live.current = replaced(live.current, value);
    setHistory(live.current);
  }, [value]);

  return {
    history,
    apply: (change) => {
      const before = live.current;
      const next = change(before);
      if (next === before) return before;
      keep(next);
      onChange(next.mask);
      return next;
    },
  };
}
