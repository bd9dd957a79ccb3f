/** Makes the headshots of one photo off the page's thread. */
import { findFaces } from '../face/find-faces';
import { step } from '../failures';
import { loadWeights } from '../network/load-weights';
import { encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { keepPerson } from './keep-person';
import { openPhoto, readPart } from './open-photo';
import { type HeadshotTools, runHeadshots } from './run-headshots';

/** Each network's runtime is a chunk of its own: a photo without a face never loads the second. */
const tools: HeadshotTools = {
  openPhoto,
  readPart,
  findFaces: async (photo, weights) => {
    const content = await step('model-unavailable', () => loadWeights(weights));
    const { openFaceMarker } = await import('../face/open-face-marker');
    return findFaces(photo, await openFaceMarker(content));
  },
  openCutOut: async (weights, onLoaded) => {
    const content = await loadWeights(weights, onLoaded);
    const { openMatte, foreground } = await step('engine-unavailable', () => import('../matte'));
    const matte = await openMatte('people', content);
    return async (photo, face) => foreground(photo, keepPerson(await matte.alpha(photo), photo, face));
  },
  encode: encodePicture,
};

serveRun(runHeadshots.bind(undefined, tools));
