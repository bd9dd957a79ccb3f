import type { NetworkFiles } from '../network/load-network';
import { floatsOf, openSession, Tensor } from '../network/load-network';
import type { TileNetwork } from './sharp';

/** Starts the runtime with the weights of Swin2SR ×2. Rejects if either is not the expected file. */
export async function openSwin2sr(files: NetworkFiles): Promise<TileNetwork> {
  const session = await openSession(files);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they are not those of Swin2SR.');
  return {
    async run(input, width, height) {
      const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
      return floatsOf(results, outputName);
    },
  };
}
