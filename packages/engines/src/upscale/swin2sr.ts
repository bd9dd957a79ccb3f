import type { NetworkFiles } from '../network/load-network';
import { floatsOf, openSession, Tensor } from '../network/open-session';

/** Enlarges a tile to twice its size. */
export interface TileNetwork {
  /** Planes of red, green and blue, 0 to 1, in; the same at twice the width and height out. */
  run(input: Float32Array, width: number, height: number): Promise<Float32Array>;
}

/** Starts the runtime with the weights of Swin2SR ×2. Rejects when either is not what it should be. */
export async function openSwin2sr(files: NetworkFiles): Promise<TileNetwork> {
  const session = await openSession(files);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they are not Swin2SR.');
  return {
    async run(input, width, height) {
      const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
      return floatsOf(results, outputName);
    },
  };
}
