import type { NetworkFormat, TensorFormat } from '@verapix/domain';
import { type InferenceSession, Tensor } from '../network/session';
import type { TileNetwork } from './tiles';

/** Planes of red, green and blue, 0 to 1, as the tensor that a network takes. */
function tensorOf(planes: Float32Array, width: number, height: number, format: TensorFormat): Tensor {
  const { layout, type, white } = format;
  const area = width * height;
  const isPlanar = layout === 'nchw';
  const dims = isPlanar ? [1, 3, height, width] : [1, height, width, 3];
  if (isPlanar && type === 'float32' && white === 1) return new Tensor('float32', planes, dims);
  const values = type === 'uint8' ? new Uint8ClampedArray(area * 3) : new Float32Array(area * 3);
  for (let at = 0; at < planes.length; at++) {
    const to = isPlanar ? at : (at % area) * 3 + Math.floor(at / area);
    values[to] = (planes[at] ?? 0) * white;
  }
  return values instanceof Float32Array
    ? new Tensor('float32', values, dims)
    : new Tensor('uint8', new Uint8Array(values.buffer), dims);
}

/** The reverse of `tensorOf`. Throws if the tensor holds something else. */
function planesOf(tensor: Tensor | undefined, { layout, type, white }: TensorFormat): Float32Array {
  const data = tensor?.data;
  if (tensor?.type !== type || !(data instanceof Float32Array || data instanceof Uint8Array))
    throw new Error(`The network returned no ${type} numbers, so its weights are not the expected ones.`);
  if (layout === 'nchw' && white === 1 && data instanceof Float32Array) return data;
  const area = data.length / 3;
  const planes = new Float32Array(data.length);
  for (let at = 0; at < planes.length; at++) {
    const from = layout === 'nchw' ? at : (at % area) * 3 + Math.floor(at / area);
    planes[at] = (data[from] ?? 0) / white;
  }
  return planes;
}

/** The network in a session that was opened with its weights. Throws if they are those of another network. */
export function tileNetworkIn(session: InferenceSession, format: NetworkFormat): TileNetwork {
  const [inputName] = session.inputNames;
  const outputName = format.outputName ?? session.outputNames[0];
  if (!inputName || !outputName)
    throw new Error('The weights name no input or output, so they are not those of a network that enlarges.');
  return {
    scale: format.scale,
    tiles: format.tiles,
    async run(planes, width, height) {
      const feeds = { [inputName]: tensorOf(planes, width, height, format.input) };
      const results = await session.run(feeds, [outputName]);
      return planesOf(results[outputName], format.output);
    },
  };
}
