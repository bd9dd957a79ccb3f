import { rivalShare } from '../face/find-faces';
import type { Face } from '../face/types';
import { EngineStop } from '../failures';
import { eyeDistance } from './frame';

/** Distance of the eyes in pixels below which a headshot would be a blur. */
const leastEyeDistance = 20;

/** The one face a headshot is made of, of the faces found, the largest first. Stops the run where there is none. */
export function chooseFace(faces: readonly Face[]): Face {
  const [face, ...others] = faces;
  if (!face) throw new EngineStop('no-face');
  if (others.some(({ box }) => box.width > face.box.width * rivalShare))
    throw new EngineStop('several-faces');
  if (eyeDistance(face) < leastEyeDistance) throw new EngineStop('face-too-small');
  return face;
}
