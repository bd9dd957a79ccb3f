/** Makes the headshots of one photo in a worker. */
import { step } from '../failures';
import { loadNetwork } from '../network/load-network';
import { encodePicture } from '../picture/pixels';
import { networkFormats } from '../upscale/network-format';
import { openTileNetwork } from '../upscale/open-network';
import { serveRun } from '../worker/serve-run';
import { keepPerson } from './cut-out';
import { findFaces } from './find-faces';
import { openPhoto, readPart } from './photo';
import { type HeadshotTools, runHeadshots } from './run-headshots';

/** The code of each network is loaded on demand, so that a photo without a face never loads the second. */
const tools: HeadshotTools = {
  hasWebGl2: () => new OffscreenCanvas(1, 1).getContext('webgl2') !== null,
  openPhoto,
  readPart,
  openFaceFinder: async (weights, onProgress) => {
    const [{ openFaceDetector }, files] = await Promise.all([
      step('model-unavailable', () => import('./face-detector')),
      loadNetwork('mediapipe', weights, onProgress),
    ]);
    const detect = await openFaceDetector(files);
    return (photo) => findFaces(photo, detect);
  },
  openCutOut: async (weights, onProgress) => {
    const [{ openMatting }, files] = await Promise.all([
      step('model-unavailable', () => import('../matte/matting')),
      loadNetwork('onnx', weights, onProgress),
    ]);
    const matting = await openMatting('people', files);
    return async (photo, face) =>
      matting.foreground(photo, keepPerson(await matting.alpha(photo), photo, face));
  },
  openEnlarger: (weights, onProgress) =>
    openTileNetwork({ format: networkFormats.sharp, weights }, onProgress),
  encode: encodePicture,
};

serveRun(runHeadshots.bind(undefined, tools));
