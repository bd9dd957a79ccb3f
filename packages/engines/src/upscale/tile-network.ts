import { floatsOf, type InferenceSession, Tensor } from '../network/session';
import type { NetworkFormat } from './network-format';
import type { TileNetwork } from './tiles';

/** The network in a session that was opened with its weights. Throws if they are those of another network. */
export function tileNetworkIn(session: InferenceSession, format: NetworkFormat): TileNetwork {
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they are not those of a network that enlarges.');
  return {
    ...format,
    async run(input, width, height) {
      const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
      return floatsOf(results, outputName);
    },
  };
}
