import type { PictureFormatName, UpscaleFactor } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';

/**
 * `sharp` rebuilds detail with Swin2SR, `detail` invents it with GANS (both seconds to minutes); `fast` resamples with
 * pica (well under a second).
 */
export const upscaleMethods = ['sharp', 'detail', 'fast'] as const;
export type UpscaleMethod = (typeof upscaleMethods)[number];

export type UpscaleFormat = PictureFormatName;

export interface UpscaleInput {
  picture: PictureSource;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  format: UpscaleFormat;
  /** Quality of a lossy format, 0 to 1; PNG ignores it. */
  quality: number;
}

export type UpscaleNoteCode = 'fell-back-model-unavailable' | 'fell-back-no-gain' | 'little-gain';

/** Information for the user about a successful run. */
export interface UpscaleNote {
  code: UpscaleNoteCode;
  message: string;
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
  'engine-unavailable': {
    message: 'The upscaler could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'encode-failed': {
    message: 'This browser could not write the result in the chosen format.',
    fix: 'Choose PNG.',
  },
});

const notes: Record<UpscaleNoteCode, string> = {
  'fell-back-model-unavailable': 'The model could not be loaded, so the picture was enlarged with Fast.',
  'fell-back-no-gain':
    'This JPG is so strongly compressed that Sharp would only sharpen its flaws, so the picture was enlarged with Fast.',
  'little-gain': 'This JPG is compressed, so Sharp could add only a little to it.',
};

export function upscaleNote(code: UpscaleNoteCode): UpscaleNote {
  return { code, message: notes[code] };
}
