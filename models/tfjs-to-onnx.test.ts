import { describe, expect, it } from 'vitest';
import { createSession, floatsOf, Tensor } from '../packages/engines/src/network/session';
import { convertLayersModel, type LayersModel } from './tfjs-to-onnx';

const inbound = (...names: string[]) => [names.map((name) => [name, 0, 0, {}] as const)];
const conv = { padding: 'same', activation: 'linear', strides: [1, 1], dilation_rate: [1, 1] };

/** Doubles a picture: a convolution that copies each colour to its four places, and the shuffle that spreads them. */
function doubling(changes: Partial<LayersModel['weightsManifest'][0]['weights'][0]> = {}): LayersModel {
  const quantization = { dtype: 'uint8', min: -1, scale: 0.5 };
  return {
    modelTopology: {
      model_config: {
        config: {
          layers: [
            { class_name: 'InputLayer', name: 'in', config: {}, inbound_nodes: [] },
            { class_name: 'Conv2D', name: 'conv', config: conv, inbound_nodes: inbound('in') },
            {
              class_name: 'Activation',
              name: 'relu',
              config: { activation: 'relu' },
              inbound_nodes: inbound('conv'),
            },
            {
              class_name: 'MultiplyBeta',
              name: 'half',
              config: { beta: 0.5 },
              inbound_nodes: inbound('relu'),
            },
            { class_name: 'Add', name: 'sum', config: {}, inbound_nodes: inbound('half', 'half') },
            {
              class_name: 'PixelShuffle4x',
              name: 'out',
              config: { scale: 2 },
              inbound_nodes: inbound('sum'),
            },
          ],
          input_layers: [['in', 0, 0]],
          output_layers: [['out', 0, 0]],
        },
      },
    },
    weightsManifest: [
      {
        paths: ['data.bin'],
        weights: [
          { name: 'conv/kernel', shape: [1, 1, 3, 12], quantization, ...changes },
          // 0 + 3 × 0.25: above what 8 bits with a zero could say.
          { name: 'conv/bias', shape: [12], quantization: { dtype: 'uint8', min: 0.75, scale: 0.25 } },
        ],
      },
    ],
  };
}

/** Output channel 3 × place + colour copies the colour: 4 stands for 1, and 2 for 0. */
const kernel = Array.from({ length: 36 }, (_, at) => (Math.floor(at / 12) === at % 3 ? 4 : 2));
const data = Uint8Array.from([...kernel, ...Array<number>(12).fill(1)]);

describe('convertLayersModel', () => {
  it('makes a network that computes what the layers say', async () => {
    const session = await createSession(convertLayersModel(doubling(), data));
    const input = Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
    const results = await session.run({ in: new Tensor('float32', input, [1, 3, 1, 2]) });
    // Every value is shifted by the bias, 1.
    const rows = [0.1, 0.1, 0.2, 0.2, 0.1, 0.1, 0.2, 0.2].map((value) => value + 1);
    const expected = [0, 0.2, 0.4].flatMap((more) => rows.map((value) => value + more));
    expect([...floatsOf(results, 'out')].map((value) => Math.round(value * 1000) / 1000)).toEqual(
      expected.map((value) => Math.round(value * 1000) / 1000),
    );
  });

  it('throws if it has no conversion of a layer or a weight, or if data is missing', () => {
    const strange = JSON.parse(
      JSON.stringify(doubling()).replace('"activation":"relu"', '"activation":"tanh"'),
    ) as LayersModel;
    expect(() => convertLayersModel(strange, data)).toThrow('relu (Activation) has no conversion');
    const noZero = doubling({ quantization: { dtype: 'uint8', min: 1, scale: 0.5 } });
    expect(() => convertLayersModel(noZero, data)).toThrow('no 8-bit value for 0');
    const floats = doubling({ quantization: { dtype: 'float16', min: 0, scale: 1 } });
    expect(() => convertLayersModel(floats, data)).toThrow('is not of 8 bits');
    expect(() => convertLayersModel(doubling(), data.subarray(0, 40))).toThrow(
      'ends before the weight conv/bias',
    );
  });
});
