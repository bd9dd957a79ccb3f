import { createFailures } from '../failures';
import type { HeadshotNote } from './types';

export const headshotFailure = createFailures({
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

/** The face is so small that the result has fewer pixels than usual. */
export function smallFaceNote(width: number, height: number): HeadshotNote {
  return {
    code: 'small-face',
    message: `The headshots are ${width} × ${height} pixels, because the face is small in the photo.`,
    fix: 'For larger ones use a photo taken from nearer, or enlarge them with the image upscaler.',
  };
}

/** The face was lightened, but not all the way. */
export const darkFaceNote: HeadshotNote = {
  code: 'dark-face',
  message: 'The face is dark in the photo and was made lighter, which also makes its noise stronger.',
  fix: 'A photo taken in daylight gives a better result.',
};
