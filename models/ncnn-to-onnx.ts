/**
 * Converts a network of ncnn to ONNX: a `.param` file, which lists the layers, and the `.bin` file of their weights beside
 * it. It knows the layers of the networks in `packages/engines/src/weights.ts`, and throws at any other. Kernels of 16 bits
 * stay 16 bits: the network widens them when it loads. The same input always gives the same bytes, so that the result has a
 * hash. The formats: https://github.com/Tencent/ncnn/wiki/param-and-model-file-structure
 */
import { readFile } from 'node:fs/promises';
import {
  encodeOnnx,
  floatTensor,
  type OnnxNode,
  type OnnxTensor,
} from '../packages/engines/src/network/onnx-model.ts';

interface Layer {
  type: string;
  name: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** The number of a parameter, by its id; 0 if it is not given. */
  param(id: number): number;
}

const magic = '7767517';
/** Marks weights of 16 bits. */
const halfTag = 0x01306b47;

function readLayer(line: string): Layer {
  const [type = '', name = '', inputCount, outputCount, ...rest] = line.trim().split(/\s+/);
  const inputs = rest.slice(0, Number(inputCount));
  const outputs = rest.slice(inputs.length, inputs.length + Number(outputCount));
  const params = new Map(
    rest.slice(inputs.length + outputs.length).map((each) => {
      const [id, value] = each.split('=');
      return [Number(id), Number(value)] as const;
    }),
  );
  return { type, name, inputs, outputs, param: (id) => params.get(id) ?? 0 };
}

function readLayers(param: string): Layer[] {
  const [first, , ...lines] = param.trim().split('\n');
  if (first?.trim() !== magic) throw new Error('The file lists no layers of ncnn.');
  return lines.map(readLayer);
}

/** Reads the weights in the order of the layers. Throws if they end too early. */
function createReader(bin: Uint8Array) {
  let at = 0;
  const take = (bytes: number, name: string) => {
    if (at + bytes > bin.length) throw new Error(`The data ends before the weights of ${name}.`);
    at += bytes;
    return bin.subarray(at - bytes, at);
  };
  return {
    floats: (count: number, name: string) => take(count * 4, name),
    halves(count: number, name: string) {
      const tag = take(4, name);
      if (new DataView(tag.buffer, tag.byteOffset).getUint32(0, true) !== halfTag)
        throw new Error(`The weights of ${name} are not of 16 bits.`);
      const data = take(count * 2, name);
      // Padded to whole words.
      take((count * 2) % 4, name);
      return data;
    },
    rest: () => bin.length - at,
  };
}

interface Converted {
  nodes: readonly OnnxNode[];
  constants?: readonly OnnxTensor[];
}

function convertConvolution(
  { name, inputs, outputs, param }: Layer,
  reader: ReturnType<typeof createReader>,
) {
  const [channels, side, pad] = [param(0), param(1), param(4)];
  const count = param(6);
  const isPlain = param(2) <= 1 && param(3) <= 1 && param(5) === 1 && pad === (side - 1) / 2;
  if (!isPlain) throw new Error(`The layer ${name} is no plain convolution.`);
  const dims = [channels, count / channels / side ** 2, side, side];
  return {
    constants: [
      { name: `${name}:16`, type: 'float16', dims, data: reader.halves(count, name) },
      { name: `${name}:bias`, type: 'float32', dims: [channels], data: reader.floats(channels, name) },
    ],
    nodes: [
      { op: 'Cast', inputs: [`${name}:16`], output: `${name}:kernel`, attributes: { to: 1 } },
      {
        op: 'Conv',
        inputs: [...inputs, `${name}:kernel`, `${name}:bias`],
        output: outputs,
        attributes: { pads: [pad, pad, pad, pad] },
      },
    ],
  } as const satisfies Converted;
}

function convertLayer(layer: Layer, reader: ReturnType<typeof createReader>): Converted {
  const { type, name, inputs, outputs, param } = layer;
  const node = (op: string, more: readonly string[] = [], attributes: OnnxNode['attributes'] = {}) => ({
    op,
    inputs: [...inputs, ...more],
    output: outputs,
    attributes,
  });
  if (type === 'Convolution') return convertConvolution(layer, reader);
  if (type === 'PReLU') {
    const slopes = { name: `${name}:slopes`, type: 'float32', dims: [param(0), 1, 1] } as const;
    return {
      constants: [{ ...slopes, data: reader.floats(param(0), name) }],
      nodes: [node('PRelu', [slopes.name])],
    };
  }
  if (type === 'Split') return { nodes: outputs.map((output) => ({ op: 'Identity', inputs, output })) };
  if (type === 'PixelShuffle')
    return { nodes: [node('DepthToSpace', [], { blocksize: param(0), mode: 'CRD' })] };
  if (type === 'Interp' && param(0) === 1)
    return {
      constants: [floatTensor(`${name}:scales`, [4], [1, 1, param(1), param(2)])],
      nodes: [
        node('Resize', ['', `${name}:scales`], {
          mode: 'nearest',
          nearest_mode: 'floor',
          coordinate_transformation_mode: 'asymmetric',
        }),
      ],
    };
  if (type === 'BinaryOp' && param(0) === 0 && inputs.length === 2) return { nodes: [node('Add')] };
  throw new Error(`The layer ${name} (${type}) has no conversion in models/ncnn-to-onnx.ts.`);
}

/** Converts the layers and their weights. The result takes and returns planes of red, green and blue, 0 to 1. */
export function convertNcnn(param: string, bin: Uint8Array): Uint8Array {
  const [first, ...layers] = readLayers(param);
  const [input] = first?.outputs ?? [];
  const [output] = layers.at(-1)?.outputs ?? [];
  if (first?.type !== 'Input' || !input || !output) throw new Error('The network has no input or no output.');
  const reader = createReader(bin);
  const converted = layers.map((layer) => convertLayer(layer, reader));
  if (reader.rest() > 0) throw new Error('The data has more weights than the layers.');
  const planes = (name: string, high: string, wide: string) =>
    ({ name, type: 'float32', shape: [1, 3, high, wide] }) as const;
  return encodeOnnx({
    nodes: converted.flatMap(({ nodes }) => nodes),
    constants: converted.flatMap(({ constants = [] }) => constants),
    inputs: [planes(input, 'height', 'width')],
    outputs: [planes(output, 'resultHeight', 'resultWidth')],
  });
}

/** Converts the network whose weights have this path; the list of its layers lies next to it. */
export async function convertNcnnFile(path: string): Promise<Uint8Array> {
  const [param, bin] = await Promise.all([
    readFile(path.replace(/\.bin$/, '.param'), 'utf8'),
    readFile(path),
  ]);
  return convertNcnn(param, bin);
}
