/**
 * Converts a layers model of TensorFlow.js to ONNX. It knows the layers of the networks in
 * `packages/engines/src/weights.ts`, and throws at any other. Weights of 8 bits stay 8 bits: the network expands them
 * when it runs. The same input always gives the same bytes, so that the result has a hash.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  encodeOnnx,
  floatTensor,
  type OnnxNode,
  type OnnxTensor,
} from '../packages/engines/src/network/onnx-model.ts';

interface Layer {
  class_name: string;
  name: string;
  config: {
    activation?: string;
    axis?: number;
    beta?: number;
    padding?: string;
    scale?: number;
    strides?: readonly number[];
    dilation_rate?: readonly number[];
  };
  /** For each call of the layer, its inputs, each with the name of a layer first. */
  inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

interface WeightEntry {
  name: string;
  shape: readonly number[];
  quantization?: { dtype: string; min: number; scale: number };
}

/** The content of `model.json`, as far as it is read. */
export interface LayersModel {
  modelTopology: {
    model_config: {
      config: {
        layers: readonly Layer[];
        input_layers: readonly (readonly [string, ...unknown[]])[];
        output_layers: readonly (readonly [string, ...unknown[]])[];
      };
    };
  };
  weightsManifest: readonly { paths: readonly string[]; weights: readonly WeightEntry[] }[];
}

/** A kernel's bytes in ONNX's order, output × input × height × width, from height × width × input × output. */
function transposeKernel(bytes: Uint8Array, [high = 0, wide = 0, input = 0, output = 0]: readonly number[]) {
  const turned = new Uint8Array(bytes.length);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (let from = 0; from < input; from++)
        for (let to = 0; to < output; to++)
          turned[((to * input + from) * high + y) * wide + x] =
            bytes[((y * wide + x) * input + from) * output + to] ?? 0;
  return turned;
}

/** A kernel stays 8 bits: a node expands it to the float named as the weight. A bias, which is small, becomes floats. */
function expand({ name, shape, quantization }: WeightEntry, bytes: Uint8Array) {
  if (quantization?.dtype !== 'uint8') throw new Error(`The weight ${name} is not of 8 bits.`);
  const { min, scale } = quantization;
  if (shape.length !== 4)
    return {
      constants: [
        floatTensor(
          name,
          shape,
          Array.from(bytes, (byte) => byte * scale + min),
        ),
      ],
      nodes: [],
    };
  const zero = Math.round(-min / scale);
  if (zero < 0 || zero > 255 || Math.abs(zero * scale + min) > scale / 100)
    throw new Error(`The weight ${name} has no 8-bit value for 0.`);
  const [high = 0, wide = 0, input = 0, output = 0] = shape;
  const data = transposeKernel(bytes, shape);
  const constants: OnnxTensor[] = [
    { name: `${name}:8`, type: 'uint8', dims: [output, input, high, wide], data },
    floatTensor(`${name}:scale`, [], [scale]),
    { name: `${name}:zero`, type: 'uint8', dims: [], data: Uint8Array.of(zero) },
  ];
  const inputs = constants.map((constant) => constant.name);
  return { constants, nodes: [{ op: 'DequantizeLinear', inputs, output: name }] };
}

function readWeights(manifest: LayersModel['weightsManifest'], data: Uint8Array) {
  let at = 0;
  return manifest
    .flatMap(({ weights }) => weights)
    .map((entry) => {
      const length = entry.shape.reduce((product, side) => product * side, 1);
      if (at + length > data.length) throw new Error(`The data ends before the weight ${entry.name}.`);
      at += length;
      return expand(entry, data.subarray(at - length, at));
    });
}

/** The node of a layer, and the constant that it needs. */
function convertLayer({ class_name, name, config, inbound_nodes }: Layer): {
  node: OnnxNode;
  constant?: OnnxTensor;
} {
  const inputs = (inbound_nodes[0] ?? []).map(([input]) => input);
  const nodeOf = (op: string, attributes?: OnnxNode['attributes'], more: readonly string[] = []) => ({
    node: { op, inputs: [...inputs, ...more], output: name, ...(attributes && { attributes }) },
  });
  const isPlain = [...(config.strides ?? []), ...(config.dilation_rate ?? [])].every((step) => step === 1);
  if (class_name === 'Conv2D' && isPlain && config.padding === 'same' && config.activation === 'linear')
    return nodeOf('Conv', { auto_pad: 'SAME_UPPER' }, [`${name}/kernel`, `${name}/bias`]);
  if (class_name === 'Activation' && config.activation === 'relu') return nodeOf('Relu');
  if (class_name === 'Concatenate' && config.axis === 3) return nodeOf('Concat', { axis: 1 });
  if (class_name === 'Add' && inputs.length === 2) return nodeOf('Add');
  if (class_name === 'MultiplyBeta' && config.beta !== undefined)
    return {
      ...nodeOf('Mul', undefined, [`${name}:beta`]),
      constant: floatTensor(`${name}:beta`, [], [config.beta]),
    };
  if (class_name === 'PixelShuffle4x' && config.scale)
    return nodeOf('DepthToSpace', { blocksize: config.scale, mode: 'DCR' });
  throw new Error(`The layer ${name} (${class_name}) has no conversion in models/tfjs-to-onnx.ts.`);
}

/** Converts a model and the data of its weights. The result takes and returns planes of red, green and blue. */
export function convertLayersModel(model: LayersModel, data: Uint8Array): Uint8Array {
  const { layers, input_layers, output_layers } = model.modelTopology.model_config.config;
  const [input] = input_layers[0] ?? [];
  const [output] = output_layers[0] ?? [];
  if (!input || !output) throw new Error('The model has no input or no output.');
  const weights = readWeights(model.weightsManifest, data);
  const converted = layers.filter(({ class_name }) => class_name !== 'InputLayer').map(convertLayer);
  const planes = (name: string, high: string, wide: string) =>
    ({ name, type: 'float32', shape: [1, 3, high, wide] }) as const;
  return encodeOnnx({
    nodes: [...weights.flatMap(({ nodes }) => nodes), ...converted.map(({ node }) => node)],
    constants: [
      ...weights.flatMap(({ constants }) => constants),
      ...converted.flatMap(({ constant }) => constant ?? []),
    ],
    inputs: [planes(input, 'height', 'width')],
    outputs: [planes(output, 'resultHeight', 'resultWidth')],
  });
}

/** Converts the model whose `model.json` has this path; its weights lie next to it. */
export async function convertModelFile(path: string): Promise<Uint8Array> {
  const model = JSON.parse(await readFile(path, 'utf8')) as LayersModel;
  const parts = model.weightsManifest.flatMap(({ paths }) => paths);
  const shards = await Promise.all(parts.map((part) => readFile(join(dirname(path), part))));
  return convertLayersModel(model, Buffer.concat(shards));
}
