/** What may lie behind the subject. */
export const backgroundKinds = ['none', 'colour', 'gradient', 'picture', 'blur'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

/** A background, with what it needs. Colours are written `#rrggbb`. */
export type Background =
  | { kind: 'none' }
  | { kind: 'colour'; colour: string }
  /** From one colour to another; `angle` in degrees as in CSS: 0 goes up, 90 to the right. */
  | { kind: 'gradient'; from: string; to: string; angle: number }
  /** A picture of one's own, which covers the whole area and is cut at its sides where it has another shape. */
  | { kind: 'picture'; file: Blob }
  /** The original's own surroundings out of focus; `strength` from 0, a little, to 1. */
  | { kind: 'blur'; strength: number };

/** What a byte of `Edits` says of its pixel. */
export const editValues = { untouched: 0, erased: 1, restored: 2 } as const;

/** What the brush changed, one byte of `editValues` per pixel of the cut-out, rows from the top. */
export interface Edits {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How the cut-out is to look: all of it can be changed without another run. */
export interface Look {
  background: Background;
  /** How far the edge fades inwards, in pixels of the cut-out; 0 leaves it as it was found. */
  softness: number;
  /** How dark the subject's shadow is, 0 (none) to 1. */
  shadow: number;
  edits?: Edits | undefined;
}

/** The cut-out as it was made: nothing behind it, nothing changed. */
export const plainLook: Look = { background: { kind: 'none' }, softness: 0, shadow: 0 };

/** Whether a look leaves the cut-out exactly as it was made. */
export function isPlain({ background, softness, shadow, edits }: Look): boolean {
  return background.kind === 'none' && softness === 0 && shadow === 0 && edits === undefined;
}
