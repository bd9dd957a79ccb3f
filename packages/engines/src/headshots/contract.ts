import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';
import type { Size } from '../picture/raster';

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
  { id: 'read', label: 'Reading the photo', weight: 0.05 },
  { id: 'finder', label: 'Loading the face finder', weight: 0.1 },
  { id: 'face', label: 'Finding the face', weight: 0.1 },
  { id: 'model', label: 'Loading the model', weight: 0.35 },
  { id: 'outline', label: 'Finding the outline', weight: 0.15 },
  { id: 'enlarge', label: 'Enlarging', weight: 0.15 },
  { id: 'studio', label: 'Setting light and backdrop', weight: 0.1 },
] as const satisfies readonly EnginePhase[];

export type HeadshotPhase = (typeof headshotPhases)[number]['id'];

export const headshotFailure = createFailures({
  'unsupported-browser': {
    message: 'This browser has no WebGL 2, which the headshot generator needs to find your face.',
    fix: 'Turn on hardware acceleration in the browser’s settings, update the browser, or use another one.',
  },
  'no-face': {
    message: 'No face was found in this photo.',
    fix: 'Use a photo of yourself in which your face is large, well lit and turned to the camera.',
  },
  'several-faces': {
    message: 'There is more than one face in this photo.',
    fix: 'Use a photo with you alone, or cut the others off first.',
  },
  'face-too-small': {
    message: 'The face is too small in this photo to make a headshot of.',
    fix: 'Use a photo that was taken from nearer, or one with more pixels.',
  },
  'face-too-dark': {
    message: 'The face is too dark in this photo: lit afterwards it would be mostly noise.',
    fix: 'Use a photo taken in daylight, facing a window for example.',
  },
  'face-cut-off': {
    message: 'The photo ends too close to the face: a part of the head or all of the shoulders is missing.',
    fix: 'Use a photo that shows the whole head and the shoulders.',
  },
  'outline-unclear': {
    message: 'You could not be told from the background of this photo.',
    fix: 'Use a photo with a plain background, or one whose colours differ from your hair and clothes.',
  },
  'engine-unavailable': {
    message: 'The headshot generator could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
});

/** For a person with fewer pixels in the photo than a headshot has. */
export function enlargedNote({ width, height }: Size, method: 'sharp' | 'fast'): HeadshotNote {
  return {
    code: 'enlarged',
    message: `Enlarged from ${width} × ${height} pixels${method === 'sharp' ? ' with a neural network' : ''}, because you are small in the photo.`,
    fix: 'A photo taken from nearer, or in the camera’s full size, shows more detail.',
  };
}

/** For a face that was lightened, but remains rather dark. */
export const darkFaceNote: HeadshotNote = {
  code: 'dark-face',
  message: 'The face is dark in the photo and was made lighter, which also makes its noise stronger.',
  fix: 'A photo taken in daylight gives a better result.',
};
