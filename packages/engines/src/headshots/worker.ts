/** Makes the headshots of one photo off the page's thread. */
import { findFaces } from '../face/find-faces';
import { step } from '../failures';
import { loadNetwork } from '../network/load-network';
import { encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { keepPerson } from './keep-person';
import { openPhoto, readPart } from './open-photo';
import { type HeadshotTools, runHeadshots } from './run-headshots';

/** Each network's runtime is a chunk of its own: a photo without a face never loads the second. */
const tools: HeadshotTools = {
  openPhoto,
  readPart,
  openFaceFinder: async (weights, onLoaded) => {
    const [{ openFaceMarker }, files] = await Promise.all([
      step('model-unavailable', () => import('../face/open-face-marker')),
      loadNetwork('mediapipe', weights, onLoaded),
    ]);
    const mark = await openFaceMarker(files);
    return (photo) => findFaces(photo, mark);
  },
  openCutOut: async (weights, onLoaded) => {
    const [{ openMatte, foreground }, files] = await Promise.all([
      step('model-unavailable', () => import('../matte')),
      loadNetwork('onnx', weights, onLoaded),
    ]);
    const matte = await openMatte('people', files);
    return async (photo, face) => foreground(photo, keepPerson(await matte.alpha(photo), photo, face));
  },
  encode: encodePicture,
};

serveRun(runHeadshots.bind(undefined, tools));
