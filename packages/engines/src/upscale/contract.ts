import type { NetworkFormat, PictureFormatName, UpscaleFactor } from '@verapix/domain';
import type { EngineFailure, EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';
import type { Point } from './tiles';

/**
 * `sharp` rebuilds detail with Swin2SR, `detail` invents it with GANS (both seconds to minutes); `fast` resamples with
 * pica (well under a second).
 */
export const upscaleMethods = ['sharp', 'detail', 'fast'] as const;
/** A method that runs a model of the user's own; the model's id follows the prefix. */
export type OwnMethod = `own-${string}`;
export type UpscaleMethod = (typeof upscaleMethods)[number] | OwnMethod;

/** The id of the model that a method runs; undefined for the methods that come with the product. */
export function ownModelId(method: UpscaleMethod): string | undefined {
  return method.startsWith('own-') ? method.slice('own-'.length) : undefined;
}

export type UpscaleFormat = PictureFormatName;

export interface UpscaleInput {
  picture: PictureSource;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** The model of an own method; undefined if the device does not have it any more. */
  model?: { format: NetworkFormat; file: Blob } | undefined;
  format: UpscaleFormat;
  /** Quality of a lossy format, 0 to 1; PNG ignores it. */
  quality: number;
  /** Where a network starts, as ratios of the picture's sides; by default in the centre. */
  startAt?: Point;
}

export type UpscaleNoteCode = 'fell-back-model-unavailable' | 'fell-back-no-gain' | 'little-gain';

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
  /** Exactly the upright picture's width times the factor. */
  width: number;
  /** Exactly the upright picture's height times the factor. */
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
  { id: 'read', label: 'Reading the picture', weight: 0.02 },
  { id: 'model', label: 'Loading the model', weight: 0.08 },
  { id: 'enlarge', label: 'Enlarging the picture', weight: 0.85 },
  { id: 'encode', label: 'Writing the file', weight: 0.05 },
] as const satisfies readonly EnginePhase[];

export type UpscalePhase = (typeof upscalePhases)[number]['id'];

export const upscaleFailure = createFailures({
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, choose a smaller factor, or choose Fast.',
  },
  'model-unavailable': {
    message: 'Your model is no longer on this device, or the browser cannot read it.',
    fix: 'Choose another method, or add the model again.',
  },
  'engine-unavailable': {
    message: 'The upscaler could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'encode-failed': {
    message: 'This browser could not write the result in the chosen format.',
    fix: 'Choose PNG.',
  },
});

/** A reason to refuse a user's model. */
export function modelRefusal(message: string): EngineFailure {
  const fix = 'Choose an ONNX file of a network that enlarges RGB pictures two or four times.';
  return { code: 'model-refused', message, fix };
}

const notes: Record<UpscaleNoteCode, string> = {
  'fell-back-model-unavailable': 'The model could not be loaded, so the picture was enlarged with Fast.',
  'fell-back-no-gain':
    'This JPG is so strongly compressed that Sharp would only sharpen its flaws, so the picture was enlarged with Fast.',
  'little-gain': 'This JPG is compressed, so Sharp could add only a little to it.',
};

export function upscaleNote(code: UpscaleNoteCode): UpscaleNote {
  return { code, message: notes[code] };
}
