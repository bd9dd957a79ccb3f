import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';
import type { Size } from '../picture/raster';
import * as messages from '@verapix/messages/engines-headshots';

/** The four studio presets, in the order they are shown. */
export const headshotPresets = ['slate', 'navy', 'warm', 'white'] as const;
export type HeadshotPreset = (typeof headshotPresets)[number];

export interface HeadshotsInput {
  picture: PictureSource;
}

/** Information for the user about a successful run. */
export interface HeadshotNote {
  code: 'enlarged' | 'dark-face';
  message: string;
  fix: string;
}

/** One of the pictures of a run. */
export interface Headshot {
  /** Its preset, a backdrop of the user's own, or the number of the simulated sample; usable in a file name. */
  id: HeadshotPreset | 'backdrop' | `sample-${number}`;
  /** The name shown to the user: 'Slate'. */
  label: string;
  blob: Blob;
  /** In pixels, four to five: 800 × 1000 from a run on the device. */
  width: number;
  height: number;
  mime: PictureMime;
}

export interface HeadshotsOutput {
  headshots: Headshot[];
  /** The person alone, in the frame of the headshots, on transparency: a PNG. Absent from a simulation. */
  person?: Blob;
  method: 'device' | 'simulated';
  notes: HeadshotNote[];
  /** Duration of the run, in milliseconds. */
  durationMs: number;
}

/**
 * The phases of a run on the device. The face is found before the large model is loaded, which a photo without a face
 * does not need. The weights of the two downloads are proportional to their sizes.
 */
export const headshotPhases = [
  { id: 'read', label: messages.reading, weight: 0.05 },
  { id: 'finder', label: messages.loadingFinder, weight: 0.1 },
  { id: 'face', label: messages.findingFace, weight: 0.1 },
  { id: 'model', label: messages.loading, weight: 0.35 },
  { id: 'outline', label: messages.outline, weight: 0.15 },
  { id: 'enlarge', label: messages.enlarging, weight: 0.15 },
  { id: 'studio', label: messages.light, weight: 0.1 },
] as const satisfies readonly EnginePhase[];

export type HeadshotPhase = (typeof headshotPhases)[number]['id'];

export const headshotFailure = createFailures({
  'unsupported-browser': {
    message: messages.noWebgl,
    fix: messages.noWebglFix,
  },
  'no-face': {
    message: messages.noFace,
    fix: messages.noFaceFix,
  },
  'several-faces': {
    message: messages.severalFaces,
    fix: messages.severalFacesFix,
  },
  'face-too-small': {
    message: messages.small,
    fix: messages.smallFix,
  },
  'face-too-dark': {
    message: messages.dark,
    fix: messages.darkFix,
  },
  'face-cut-off': {
    message: messages.cutOff,
    fix: messages.cutOffFix,
  },
  'outline-unclear': {
    message: messages.unclear,
    fix: messages.unclearFix,
  },
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
});

/** For a person with fewer pixels in the photo than a headshot has. */
export function enlargedNote({ width, height }: Size, method: 'sharp' | 'fast'): HeadshotNote {
  return {
    code: 'enlarged',
    message:
      method === 'sharp'
        ? messages.enlargedSharp({ width, height })
        : messages.enlargedFast({ width, height }),
    fix: messages.enlargedFix,
  };
}

/** For a face that was lightened, but remains rather dark. */
export const darkFaceNote: HeadshotNote = {
  code: 'dark-face',
  message: messages.darkNote,
  fix: messages.darkNoteFix,
};
