import type { EngineFailureCode } from '../../engine';

/** What may lie behind the subject. */
export const backgroundKinds = ['none', 'colour', 'gradient', 'picture', 'blur'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

/** A background with its parameters. Colours are written `#rrggbb`. */
export type Background =
  | { kind: 'none' }
  | { kind: 'colour'; colour: string }
  /** From one colour to another; `angle` in degrees as in CSS: 0 goes up, 90 to the right. */
  | { kind: 'gradient'; from: string; to: string; angle: number }
  /** The user's own picture, scaled to cover the whole area and cropped at its sides. */
  | { kind: 'picture'; file: Blob }
  /** The original's background, blurred; `strength` from 0, a little, to 1. */
  | { kind: 'blur'; strength: number };

/** The meaning of a byte of `Edits`. */
export const editValues = { untouched: 0, erased: 1, restored: 2 } as const;

/** What the brush changed: one byte of `editValues` per pixel of the cut-out, rows from the top. */
export interface Edits {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How much of each pixel is kept, 0 to 255, as a mask file says: one byte per pixel of the cut-out, rows from the top. */
export interface Matte {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A part of the cut-out, in its whole pixels from the top left corner. It may reach beyond the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the cut-out is composed: its background, edge, shadow and edits. All of it can be changed without another run. */
export interface Composition {
  background: Background;
  /** How far the edge fades inwards, in pixels of the cut-out; 0 leaves it unchanged. */
  softness: number;
  /** How dark the subject's shadow is, 0 (none) to 1. */
  shadow: number;
  /** Takes the place of what the run kept. */
  matte?: Matte | undefined;
  /** What the brush changed, on top of the matte. */
  edits?: Edits | undefined;
  /** The part that is shown and saved; absent for the whole picture. */
  crop?: Box | undefined;
}

/** The cut-out as the run made it. */
export const plainComposition: Composition = { background: { kind: 'none' }, softness: 0, shadow: 0 };

/** Whether a composition leaves the cut-out unchanged. */
export function isPlain({ background, softness, shadow, matte, edits, crop }: Composition): boolean {
  return (
    background.kind === 'none' &&
    softness === 0 &&
    shadow === 0 &&
    matte === undefined &&
    edits === undefined &&
    crop === undefined
  );
}

/** Why a picture is composed: to show it, to show it under the brush, to download it, or to download its mask. */
export type ComposePurpose = 'preview' | 'brush' | 'file' | 'mask';

/** The first message to the worker. */
export interface ComposerStart {
  type: 'start';
  original: Blob;
  cutOut: Blob;
}

/** A composition without its large parts. */
export type LightComposition = Omit<Composition, 'matte' | 'edits' | 'background'> & {
  background: Exclude<Background, { kind: 'picture' }> | { kind: 'picture' };
};

/**
 * Requests one picture from the worker. Large parts are only sent when they changed: `picture`, `matte` and `edits` are
 * absent if they did not, and `null` if there are none any more.
 */
export interface ComposerRequest {
  type: 'compose';
  id: number;
  purpose: ComposePurpose;
  composition: LightComposition;
  picture?: Blob | null;
  matte?: Matte | null;
  edits?: Edits | null;
}

/** A bitmap for `preview`, a PNG for the others. */
export type Composed = ImageBitmap | Blob;

export type ComposerAnswer =
  | { id: number; ok: true; value: Composed }
  | { id: number; ok: false; code: EngineFailureCode };
