import { type NetworkFiles, openSession } from '../network/load-network';
import { floatsOf, type InferenceSession, Tensor } from '../network/session';
import type { Plane } from '../picture/plane';
import type { Raster } from '../picture/raster';
import { resize } from '../picture/resize';
import { findWithCloserLook } from './closer-look';
import { foreground } from './foreground';
import { refineMask } from './guided-filter';
import type { MatteKind } from './matte-kind';
import { type MatteNetwork, matteNetworks, networkInput } from './networks';
import { workPicture } from './work-picture';

/** Separates the subject of a picture from its background. */
export interface Matting {
  /**
   * How much of each pixel belongs to the subject, 0 to 255, at the picture's full size. Transparent pixels stay
   * transparent. Needs about 100 MB besides the network, whatever the picture's size. `onFound` is called when the
   * network is done and the edges are refined.
   */
  alpha(picture: Raster, onFound?: () => void): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** Makes the picture the subject with this alpha, in place: see {@link foreground}. */
  foreground(picture: Raster, alpha: Uint8ClampedArray): Promise<Raster>;
}

/** Runs the network on a picture and returns a mask of the network's size. */
export async function findSubject(
  session: InferenceSession,
  network: MatteNetwork,
  picture: Raster,
): Promise<Plane> {
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they are not those of a matting network.');
  const { width, height } = network.inputSize(picture);
  const input = networkInput(await resize(picture, width, height), network);
  const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
  return network.finish({ width, height, data: floatsOf(results, outputName) });
}

/** Starts the runtime with the weights of that kind. Rejects if either is not the expected file. */
export async function openMatting(kind: MatteKind, files: NetworkFiles): Promise<Matting> {
  const session = await openSession(files);
  return {
    async alpha(picture, onFound) {
      const work = await workPicture(picture);
      const network = matteNetworks[kind];
      const find = (part: Raster) => findSubject(session, network, part);
      const mask = network.looksCloser ? await findWithCloserLook(find, picture, work) : await find(work);
      onFound?.();
      return refineMask(mask, work, picture, network.haze);
    },
    foreground,
  };
}
