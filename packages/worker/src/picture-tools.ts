import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enlargeSharp, type SaveAgain } from '@verapix/engines/enlarge';
import { networkFormats } from '@verapix/engines/network-format';
import { createSession } from '@verapix/engines/session';
import { tileNetworkIn } from '@verapix/engines/tile-network';
import type { TileNetwork } from '@verapix/engines/tiles';
import { weights, weightsFileName } from '@verapix/engines/weights';
import { decode, encode } from '@verapix/server/node/picture-tools';
import type { PictureTools } from '@verapix/server/ports';
import { enlarge } from '@verapix/server/public-api/resample';

/** Reads the weights of the model "sharp". Rejects if the folder does not hold the expected file. */
async function readWeights(folder: string): Promise<Uint8Array> {
  const file = join(folder, weightsFileName(weights.swin2sr));
  const content = await readFile(file).catch(() => undefined);
  if (!content) throw new Error(`${file} is missing: npm run weights fetches it.`);
  if (createHash('sha256').update(content).digest('hex') !== weights.swin2sr.sha256)
    throw new Error(`${file} is not the expected file.`);
  return content;
}

const saveAgain: SaveAgain = async (picture, quality) => {
  const copy = await decode(await encode(picture, 'jpeg', quality), 'jpeg');
  return { ...copy, data: Uint8ClampedArray.from(copy.data) };
};

/**
 * The picture tools of a worker, with both models. Rejects if the folder does not hold the expected weights. The network
 * starts with the first job that needs it.
 */
export async function createPictureTools(weightsFolder: string): Promise<PictureTools> {
  const content = await readWeights(weightsFolder);
  let opened: Promise<TileNetwork> | undefined;
  const openNetwork = () => {
    opened ??= createSession(content).then((session) => tileNetworkIn(session, networkFormats.sharp));
    return opened;
  };
  return {
    decode,
    encode,
    enlarge: async (raster, factor, { model, jpegQuality, signal }) => {
      if (model === 'fast') return enlarge(raster, factor, { model });
      const network = await openNetwork();
      const data = Uint8ClampedArray.from(raster.data);
      const onTile = () => signal.throwIfAborted();
      return enlargeSharp({ ...raster, data }, factor, { network, jpegQuality, saveAgain, onTile });
    },
  };
}
