import type { PictureFormatName, UpscaleFactor } from '@verapix/facts';
import type { PictureMime, PictureSource } from '../intake/types';
import type { Colour } from '../picture/pixels';

/** `sharp` rebuilds detail with Swin2SR (seconds to minutes); `fast` resamples with pica (well under a second). */
export const upscaleMethods = ['sharp', 'fast'] as const;
export type UpscaleMethod = (typeof upscaleMethods)[number];

export type UpscaleFormat = PictureFormatName;

export interface UpscaleInput {
  picture: PictureSource;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  format: UpscaleFormat;
  /** Quality of a lossy format, 0 to 1; PNG ignores it. */
  quality: number;
  /** What a transparent picture is laid on when written as JPEG; white if absent. */
  matte?: Colour;
}

export const upscaleNoteCodes = ['fell-back-model-unavailable', 'fell-back-no-gain', 'little-gain'] as const;
export type UpscaleNoteCode = (typeof upscaleNoteCodes)[number];

/** Something the person should know about a run that went well. */
export interface UpscaleNote {
  code: UpscaleNoteCode;
  message: string;
}

export interface UpscaleOutput {
  blob: Blob;
  /** Exactly the picture's width as seen times the factor. */
  width: number;
  /** Exactly the picture's height as seen times the factor. */
  height: number;
  mime: PictureMime;
  /** The method that made this result, which is not always the one asked for. */
  method: UpscaleMethod | 'simulated';
  note?: UpscaleNote;
  /** From the start of the run to its end. */
  durationMs: number;
}
