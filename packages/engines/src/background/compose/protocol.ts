import type { EngineFailureCode } from '../../engine';
import type { Look } from './types';

/** What a picture is made for: to be looked at, to be looked at under the brush, or to be kept. */
export type ComposeFor = 'preview' | 'brush' | 'file';

/** Sent once, first. */
export interface ComposerStart {
  type: 'start';
  original: Blob;
  cutOut: Blob;
}

/**
 * Asks for one picture. What is large travels only when it changed: `picture` and `edits` are absent while they are
 * as they were, and `null` when there is none any more.
 */
export interface ComposerRequest {
  type: 'compose';
  id: number;
  purpose: ComposeFor;
  look: LightLook;
  picture?: Blob | null;
  edits?: Look['edits'] | null;
}

/** A look without what is large. */
export type LightLook = Omit<Look, 'edits' | 'background'> & {
  background: Exclude<Look['background'], { kind: 'picture' }> | { kind: 'picture' };
};

/** A bitmap to look at, or a PNG to keep or to use the brush on. */
export type Composed = ImageBitmap | Blob;

export type ComposerAnswer =
  | { id: number; ok: true; value: Composed }
  | { id: number; ok: false; code: EngineFailureCode };
