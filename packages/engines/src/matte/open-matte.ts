import type { NetworkFiles } from '../network/load-network';
import { floatsOf, type InferenceSession, openSession, Tensor } from '../network/open-session';
import type { Plane } from '../picture/plane';
import type { Raster } from '../picture/raster';
import { resize } from '../picture/resize';
import { type MatteKind, type MatteNetwork, matteNetworks, networkInput } from './networks';
import { refineMask } from './refine';
import { workPicture } from './work-picture';

/** Finds the subject of pictures. */
export interface Matte {
  /**
   * How much of each pixel belongs to the subject, 0 to 255, for the whole picture and with its edges; what was
   * transparent before stays so. Needs about 100 MB beside the network, whatever the picture's size.
   */
  alpha(picture: Raster, onFound?: () => void): Promise<Uint8ClampedArray<ArrayBuffer>>;
}

/** Asks the network for the subject of a picture: a mask of the size it looks at. */
async function findSubject(
  session: InferenceSession,
  network: MatteNetwork,
  picture: Raster,
): Promise<Plane> {
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they find no subject.');
  const { width, height } = network.inputSize(picture);
  const input = networkInput(await resize(picture, width, height), network);
  const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
  return network.finish({ width, height, data: floatsOf(results, outputName) });
}

/** Starts the runtime with the weights of that kind. Rejects when either is not what it should be. */
export async function openMatte(kind: MatteKind, files: NetworkFiles): Promise<Matte> {
  const session = await openSession(files);
  return {
    async alpha(picture, onFound) {
      const work = await workPicture(picture);
      const mask = await findSubject(session, matteNetworks[kind], work);
      onFound?.();
      return refineMask(mask, work, picture);
    },
  };
}
