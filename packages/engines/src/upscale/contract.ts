import type { Raster } from '../picture/raster';
import type { NetworkFormat, PictureFormatName, UpscaleFactor } from '@verapix/domain';
import type { EngineFailure, EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';
import * as messages from '@verapix/messages/engines-upscale';

/**
 * `sharp` rebuilds detail with Swin2SR or, in a compressed picture, with a network of our own; `detail` invents it with
 * GANS or, in a compressed picture, with a network of Real-ESRGAN; `illustration` does so for drawings (all seconds to
 * minutes); `fast` resamples with pica (well under a second). `clean` keeps the size: it takes out compression artifacts and
 * noise.
 */
export const upscaleMethods = ['sharp', 'detail', 'illustration', 'clean', 'fast'] as const;
/** A method that runs a model of the user's own; the model's id follows the prefix. */
export type OwnMethod = `own-${string}`;
export type UpscaleMethod = (typeof upscaleMethods)[number] | OwnMethod;

/** The id of the model that a method runs; undefined for the methods that come with the product. */
export function ownModelId(method: UpscaleMethod): string | undefined {
  return method.startsWith('own-') ? method.slice('own-'.length) : undefined;
}

/** How many times larger a run makes a picture on each side. */
export function timesLarger({
  method,
  factor,
}: {
  method: UpscaleMethod;
  factor: UpscaleFactor;
}): UpscaleFactor | 1 {
  return method === 'clean' ? 1 : factor;
}

/** What of a picture is marked: one byte per pixel, rows from the top; 1 is marked, 0 is not. */
export interface UpscaleMask {
  width: number;
  height: number;
  data: Uint8Array;
}

export type UpscaleFormat = PictureFormatName;

export interface UpscaleInput {
  picture: PictureSource;
  /** Without effect on a method that keeps the size. */
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** Parts in which a network changes nothing: they are resampled, or kept by a method that keeps the size. */
  mask?: UpscaleMask | undefined;
  /** The model of an own method; undefined if the device does not have it any more. */
  model?: { format: NetworkFormat; file: Blob } | undefined;
  format: UpscaleFormat;
  /** Quality of a lossy format, 0 to 1; PNG ignores it. */
  quality: number;
  /** Where a network starts, as ratios of the picture's sides; by default in the centre. */
  startAt?: Point;
}

export type UpscaleNoteCode = 'fell-back-model-unavailable';

/** Information for the user about a successful run. */
export interface UpscaleNote {
  code: UpscaleNoteCode;
  message: string;
}

/** What a network did in a run. */
export interface NetworkWork {
  /** The pixels that it saw, in millions. */
  megapixels: number;
  /** Milliseconds for each million of them, once it was warm. */
  msPerMegapixel: number;
}

export interface UpscaleOutput {
  blob: Blob;
  /** Exactly the upright picture's width, times the factor if the method enlarges. */
  width: number;
  /** Exactly the upright picture's height, times the factor if the method enlarges. */
  height: number;
  mime: PictureMime;
  /** The method used, which may differ from the requested one. */
  method: UpscaleMethod | 'simulated';
  note?: UpscaleNote;
  /** The network's work; absent without a network, and after a single tile, which measures nothing. */
  work?: NetworkWork;
  /** Duration of the run, in milliseconds. */
  durationMs: number;
}

/** The phases of a run on the device. The weights are those of a typical run with a network. */
export const upscalePhases = [
  { id: 'read', label: messages.reading, weight: 0.02 },
  { id: 'model', label: messages.loading, weight: 0.08 },
  { id: 'enlarge', label: messages.enlarging, weight: 0.85 },
  { id: 'encode', label: messages.writing, weight: 0.05 },
] as const satisfies readonly EnginePhase[];

export type UpscalePhase = (typeof upscalePhases)[number]['id'];

export const upscaleFailure = createFailures({
  'out-of-memory': {
    message: messages.outOfMemory,
    fix: messages.outOfMemoryFix,
  },
  'model-unavailable': {
    message: messages.modelGone,
    fix: messages.modelGoneFix,
  },
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
  'encode-failed': {
    message: messages.unwritten,
    fix: messages.choosePng,
  },
});

/** A reason to refuse a user's model. */
export function modelRefusal(message: string): EngineFailure {
  const fix = messages.chooseOnnx;
  return { code: 'model-refused', message, fix };
}

const notes: Record<UpscaleNoteCode, string> = {
  'fell-back-model-unavailable': messages.fellBack,
};

export function upscaleNote(code: UpscaleNoteCode): UpscaleNote {
  return { code, message: notes[code] };
}

/** How much Sharp's network has to do in each pass: see `measureRatios`. */
export interface DetailRatios {
  ratios: readonly number[];
}

/** A point of a picture, as ratios of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** A tile of the enlarged picture, by ratios of the picture's sides. */
export interface EnlargedTile extends Point {
  width: number;
  height: number;
  pixels: Raster;
}
