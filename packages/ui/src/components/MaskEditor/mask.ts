import type { ComponentProps, ReactNode } from 'react';
import type { IconProps } from '../../primitives/Icon';
import type { Picture } from '../zoom-pan';

/** A rectangle of whole pixels of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The marked parts of a picture: one byte for each of its pixels, row by row. 0 is unmarked; any other value is a
 * mode's (`MaskMode.value`). Masks are immutable: each stroke returns a new one.
 */
export interface PictureMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Returns a mask of the given size with nothing marked. */
export const createMask = (width: number, height: number): PictureMask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** The area of the whole mask. */
export const wholeArea = ({ width, height }: PictureMask): Area => ({ x: 0, y: 0, width, height });

/** The ratio of marked pixels, with any value, 0 to 1. */
export function coverageOf({ data }: PictureMask): number {
  let marked = 0;
  for (const value of data) if (value !== 0) marked += 1;
  return data.length === 0 ? 0 : marked / data.length;
}

const marked = new WeakMap<PictureMask, boolean>();

/** Returns true if anything is marked. Cached per mask. */
export function isMarked(mask: PictureMask): boolean {
  const known = marked.get(mask) ?? mask.data.some((value) => value !== 0);
  marked.set(mask, known);
  return known;
}

/** What a stroke writes, with its labels. */
export interface MaskMode {
  /** The byte a stroke writes to the mask: 0 removes marks. */
  value: number;
  /** A verb: 'Mark', 'Erase', 'Restore'. */
  label: string;
  icon: IconProps['of'];
  /** Announced after a stroke: 'Marked', 'Erased'. */
  done: string;
}

export interface MaskEditorProps extends Omit<ComponentProps<'figure'>, 'children' | 'onChange'>, Picture {
  /** The mask, of the picture's size: `createMask(width, height)` initially. */
  value: PictureMask;
  /**
   * Called after each stroke, undo, redo and clear, never during a stroke. A `value` set from outside, such as a
   * suggested area, becomes a step that can be undone.
   */
  onChange: (mask: PictureMask) => void;
  /** The available modes, the first one selected initially: mark and erase by default. */
  modes?: readonly [MaskMode, ...MaskMode[]];
  /**
   * What the overlay shows: all marks, or only the current stroke if the picture itself shows the effect of the mask.
   */
  shows?: 'mask' | 'stroke';
  /**
   * Finds the region of the picture at a place. With it there is a tool that takes a whole region with one press. It must
   * answer within some ten milliseconds.
   */
  regionAt?: ((place: Place) => PictureRegion) | undefined;
  /** Chooses whole objects with the tool that takes a region, instead of `regionAt`. */
  picking?: MaskPicking | undefined;
  /** Shown below the tools while the tool that takes a region is selected, which it offers if nothing else does. */
  regionPanel?: ((mode: MaskMode) => ReactNode) | undefined;
  /** The tool that is selected initially: the brush by default, or the box if that is all that can be marked. */
  startsWith?: MaskTool | undefined;
  /** What can be marked: anything, or one box. A new box replaces the one before, and there are no modes. */
  marks?: 'anything' | 'box';
  /** Drawing is disabled, such as during a run. Zooming and panning still work. */
  disabled?: boolean;
  /** Takes the whole window at once where the window is narrow. */
  startsFull?: boolean;
}

/** What the pointer does on the picture. `move` pans it, and lets a finger scroll the page. */
export type MaskTool = 'brush' | 'rectangle' | 'region' | 'move';

/** A place that was pressed, on an object or beside it, or opposite corners of a box around an object. */
export type MaskPick =
  | ({ kind: 'point'; isInside: boolean } & Place)
  | { kind: 'box'; from: Place; to: Place };

/**
 * Objects are chosen by picks. The app finds them and shows what it found; to mark it, the app sets another `value`. Undo
 * and clear take picks back before marks.
 */
export interface MaskPicking {
  picks: readonly MaskPick[];
  /** What was found at the picks. */
  found: PictureRegion | undefined;
  /** A press picks a place beside the object. A press with Alt does the opposite. */
  takesAway: boolean;
  onPick: (pick: MaskPick) => void;
  /** Takes the last pick back. */
  onUndo: () => void;
  /** Takes all picks back. */
  onDiscard: () => void;
}

/** An area of a mask, run-length encoded, so that an undo step takes bytes and not megapixels. */
export interface Patch {
  area: Area;
  /** Byte, length, byte, length, … row by row through the area. */
  runs: Uint32Array;
}

/** Stores the content of an area of a mask. */
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

/** Returns a new mask with the stored area restored. */
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

/** A place in the picture, in its pixels from the top left corner. It may be between two pixels or outside. */
export interface Place {
  x: number;
  y: number;
}

/** A part of a picture of any shape: the pixels of `area` that belong to it are not 0 in `inside`, row by row. */
export interface PictureRegion {
  area: Area;
  inside: Uint8Array;
}

/** A drawn shape: a line as thick as the brush, a rectangle between two corners, or a region of the picture. */
export type Shape =
  | { kind: 'line'; places: readonly [Place, ...Place[]]; radius: number }
  | { kind: 'rectangle'; from: Place; to: Place }
  | ({ kind: 'region' } & PictureRegion);

type Size = Pick<PictureMask, 'width' | 'height'>;

/** In pixels. With a smaller radius, a dot between the centres of four pixels would mark none of them. */
const minRadius = Math.SQRT1_2;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the whole pixels between two corners, clipped to the picture. */
function areaBetween(left: number, top: number, right: number, bottom: number, size: Size): Area {
  const x = clamp(Math.floor(left), 0, size.width);
  const y = clamp(Math.floor(top), 0, size.height);
  return {
    x,
    y,
    width: clamp(Math.ceil(right), x, size.width) - x,
    height: clamp(Math.ceil(bottom), y, size.height) - y,
  };
}

const radiusOf = ({ radius }: { radius: number }) => Math.max(radius, minRadius);

/** Returns the smallest area of the picture that contains a shape. It is empty if the shape is outside the picture. */
export function areaOf(shape: Shape, size: Size): Area {
  if (shape.kind === 'region') return shape.area;
  const places = shape.kind === 'line' ? shape.places : [shape.from, shape.to];
  const reach = shape.kind === 'line' ? radiusOf(shape) : 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return areaBetween(left - reach, top - reach, right + reach, bottom + reach, size);
}

/** Extends `span` to the part of the row centred at `y` that a disc covers. */
function widenByDisc(span: [number, number], { x, y: middle }: Place, radius: number, y: number) {
  const half = Math.sqrt(radius * radius - (y - middle) ** 2);
  if (Number.isNaN(half)) return;
  span[0] = Math.min(span[0], x - half);
  span[1] = Math.max(span[1], x + half);
}

/** Extends `span` to where the row at `y` crosses one side of a thick line. */
function widenBySide(span: [number, number], from: Place, to: Place, y: number) {
  const ratio = (y - from.y) / (to.y - from.y);
  if (!(ratio >= 0 && ratio <= 1)) return;
  const x = from.x + ratio * (to.x - from.x);
  span[0] = Math.min(span[0], x);
  span[1] = Math.max(span[1], x);
}

/**
 * Sets each pixel whose centre is within `radius` of the line from `a` to `b`, row by row, because the shape is
 * convex.
 */
function fillSegment(mask: PictureMask, a: Place, b: Place, radius: number, value: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aside = { x: (-(b.y - a.y) / length) * radius, y: ((b.x - a.x) / length) * radius };
  const top = clamp(Math.floor(Math.min(a.y, b.y) - radius), 0, mask.height);
  const bottom = clamp(Math.ceil(Math.max(a.y, b.y) + radius), 0, mask.height);
  for (let row = top; row < bottom; row += 1) {
    const y = row + 0.5;
    const span: [number, number] = [Infinity, -Infinity];
    widenByDisc(span, a, radius, y);
    widenByDisc(span, b, radius, y);
    for (const side of [1, -1]) {
      const shift = ({ x, y: middle }: Place) => ({ x: x + side * aside.x, y: middle + side * aside.y });
      widenBySide(span, shift(a), shift(b), y);
    }
    const start = clamp(Math.ceil(span[0] - 0.5), 0, mask.width);
    const end = clamp(Math.floor(span[1] - 0.5) + 1, start, mask.width);
    mask.data.fill(value, row * mask.width + start, row * mask.width + end);
  }
}

/** Writes `value` to every pixel of a shape, modifying `mask`. Pixels outside the picture are skipped. */
export function fillShape(mask: PictureMask, shape: Shape, value: number): void {
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = areaOf(shape, mask);
    for (let row = y; row < y + height; row += 1) {
      mask.data.fill(value, row * mask.width + x, row * mask.width + x + width);
    }
    return;
  }
  if (shape.kind === 'region') {
    const { area, inside } = shape;
    for (const [at, isInside] of inside.entries()) {
      if (!isInside) continue;
      const x = at % area.width;
      mask.data[(area.y + (at - x) / area.width) * mask.width + area.x + x] = value;
    }
    return;
  }
  let last = shape.places[0];
  for (const place of shape.places) {
    fillSegment(mask, last, place, radiusOf(shape), value);
    last = place;
  }
}
