/**
 * Rewrites Swin2SR as ONNX, with the weights of a file of ONNX Runtime. The published file was exported from PyTorch
 * operation by operation: of its 7,000 nodes most compute shapes, masks of the shifted windows, and norms, again in every
 * layer. This network has a sixth of the nodes. It also computes its convolutions in floats: in 8 bits, as in the file,
 * they are no faster and lose a tenth of a dB. The same input always gives the same bytes, so that the result has a hash.
 *
 * The network is Swin2SR lightweight ×2 (Conde, Choi, Burchi, Timofte 2022): four stages of six layers of attention in
 * windows of 8 × 8 pixels, every second layer in windows shifted by 4.
 */
import { readFile } from 'node:fs/promises';
import {
  encodeOnnx,
  floatTensor,
  type OnnxNode,
  type OnnxTensor,
} from '../packages/engines/src/network/onnx-model.ts';
import { type OrtConstant, type OrtFile, readOrtFile } from './ort-file.ts';

const stages = 4;
const layersPerStage = 6;
const channels = 60;
const heads = 6;
const window = 8;
const shift = window / 2;

const floats = ({ data }: OrtConstant) => new Float32Array(data.slice().buffer);
const byteType = 2;

/** Collects the network's nodes and constants. Every function returns the name of its result. */
function createWriter({ constants: source, inputs }: OrtFile) {
  const nodes: OnnxNode[] = [];
  const constants = new Map<string, OnnxTensor>();

  const constant = (tensor: OnnxTensor) => {
    constants.set(tensor.name, tensor);
    return tensor.name;
  };
  const sourceOf = (name: string): OrtConstant => {
    const found = source.get(name);
    if (!found) throw new Error(`The file has no constant ${name}, so it is not the expected network.`);
    return found;
  };
  const node = (
    op: string,
    from: readonly string[],
    more: Omit<OnnxNode, 'op' | 'inputs' | 'output'> = {},
  ) => {
    const output = `${op}${nodes.length}`;
    nodes.push({ op, inputs: from, output, ...more });
    return output;
  };
  const runtimeNode = (op: string, from: readonly string[], attributes: OnnxNode['attributes'] = {}) =>
    node(op, from, { domain: 'com.microsoft', attributes });
  return {
    nodes,
    constants,
    constant,
    sourceOf,
    node,
    runtimeNode,
    /** The name of a node's input in the file. */
    inputOf(name: string, index: number): string {
      const names = inputs.get(name);
      if (!names) throw new Error(`The file has no node ${name}, so it is not the expected network.`);
      return names[index] ?? '';
    },
    /** A constant of the file, unchanged. */
    keep(name: string): string {
      const { dims, dataType, data } = sourceOf(name);
      return constant({ name, type: dataType === byteType ? 'uint8' : 'float32', dims, data });
    },
    integers(...values: number[]): string {
      const data = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
      return constant({ name: `integers:${values}`, type: 'int64', dims: [values.length], data });
    },
    float: (value: number) => constant(floatTensor(`float:${value}`, [], [value])),
    reshape: (value: string, shape: string) => node('Reshape', [value, shape]),
    transpose: (value: string, ...perm: number[]) => node('Transpose', [value], { attributes: { perm } }),
    concat: (axis: number, ...parts: string[]) => node('Concat', parts, { attributes: { axis } }),
    toFloat: (value: string) => node('Cast', [value], { attributes: { to: 1 } }),
  };
}

type Writer = ReturnType<typeof createWriter>;

/** The shapes in which the layers see the picture, computed once from its size. */
function shapesOf({ node, concat, integers }: Writer, picture: string) {
  const size = node('Shape', [picture]);
  const height = node('Slice', [size, integers(2), integers(3)]);
  const width = node('Slice', [size, integers(3), integers(4)]);
  const side = integers(window);
  const rows = node('Div', [height, side]);
  const columns = node('Div', [width, side]);
  return {
    height,
    width,
    /** Every pixel in turn. */
    pixels: integers(1, -1, channels),
    map: concat(0, integers(1), height, width, integers(channels)),
    split: concat(0, integers(1), rows, side, columns, side, integers(channels)),
    windows: integers(-1, window * window, channels),
    joined: concat(0, integers(1), rows, columns, side, side, integers(channels)),
    splitMask: concat(0, rows, side, columns, side),
  };
}

type Shapes = ReturnType<typeof shapesOf>;

/**
 * What is added to the attention in shifted windows: pixels that the shift brought together from opposite edges must not
 * see each other.
 */
function shiftMask(writer: Writer, shapes: Shapes): string {
  const { node, reshape, transpose, toFloat, float, integers, constant } = writer;
  const scalar = (value: number) => {
    const data = new Uint8Array(BigInt64Array.of(BigInt(value)).buffer);
    return constant({ name: `integer:${value}`, type: 'int64', dims: [], data });
  };
  /** 0 for the lines before the last window, 1 and 2 for its halves. */
  const regions = (length: string) => {
    const end = node('Squeeze', [length, integers(0)]);
    const lines = node('Range', [scalar(0), end, scalar(1)]);
    const inLast = (count: number) =>
      toFloat(node('GreaterOrEqual', [lines, node('Sub', [end, scalar(count)])]));
    return node('Add', [inLast(window), inLast(shift)]);
  };
  const down = reshape(node('Mul', [regions(shapes.height), float(3)]), integers(-1, 1));
  const regionOf = node('Add', [down, reshape(regions(shapes.width), integers(1, -1))]);
  const area = window * window;
  const inWindows = reshape(transpose(reshape(regionOf, shapes.splitMask), 0, 2, 1, 3), integers(-1, area));
  const one = reshape(inWindows, integers(-1, 1, 1, area));
  const other = reshape(inWindows, integers(-1, 1, area, 1));
  return node('Where', [node('Equal', [one, other]), float(0), float(-100)]);
}

/** Rolls a picture up and to the left by `by` pixels; the file of PyTorch says `torch.roll` with −by. */
function roll({ node, concat, integers }: Writer, picture: string, by: number): string {
  const end = 2 ** 31 - 1;
  return [1, 2].reduce((rolled, axis) => {
    const later = node('Slice', [rolled, integers(by), integers(end), integers(axis)]);
    const former = node('Slice', [rolled, integers(0), integers(by), integers(axis)]);
    return concat(axis, later, former);
  }, picture);
}

/** A convolution, its 8-bit kernel expanded to floats. */
function convolve(writer: Writer, value: string, name: string): string {
  const { inputOf, sourceOf, constant, node, keep } = writer;
  const kernel = sourceOf(inputOf(`${name}/Conv_quant`, 1));
  const [scale = 0] = floats(sourceOf(inputOf(`${name}/Conv_quant_scales_mul`, 1)));
  const [zero = 0] = sourceOf(inputOf(`${name}/Conv_quant`, 3)).data;
  const expanded = Array.from(kernel.data, (byte) => (byte - zero) * scale);
  const weights = constant(floatTensor(`${name}/kernel`, kernel.dims, expanded));
  const [, , side = 1] = kernel.dims;
  const margin = side >> 1;
  const attributes = { kernel_shape: [side, side], pads: [margin, margin, margin, margin] };
  const bias = keep(inputOf(`${name}/Conv_output_0_bias_add`, 1));
  return node('Add', [node('Conv', [value, weights], { attributes }), bias]);
}

function normalize({ node, keep }: Writer, value: string, name: string): string {
  return node('LayerNormalization', [value, keep(`${name}.weight`), keep(`${name}.bias`)]);
}

/** A matrix of 8 bits times a value that is rounded to 8 bits here. */
function dense({ runtimeNode, inputOf, keep }: Writer, value: string, name: string): string {
  const matrix = [1, 2, 3, 4].map((index) => keep(inputOf(`${name}/MatMul_quant`, index)));
  return runtimeNode('DynamicQuantizeMatMul', [value, ...matrix]);
}

/** Attention by the cosine of query and key, in every window. */
function attend(writer: Writer, windows: string, name: string, mask: string | undefined): string {
  const { nodes, node, runtimeNode, reshape, integers, float, inputOf, sourceOf, keep, constant } = writer;
  const rounded = ['quantized', 'scale', 'zero'].map((part) => `${name}/${part}`);
  nodes.push({ op: 'DynamicQuantizeLinear', inputs: [windows], output: rounded });
  const [bytes = '', scale = '', zero = ''] = rounded;
  const project = (part: string) => {
    const matmul = `${name}/self/${part}/MatMul_quant`;
    const [matrix = '', matrixScale = '', matrixZero = ''] = [1, 3, 5].map((at) => keep(inputOf(matmul, at)));
    const bias = inputOf(matmul, 6);
    const inputs = [bytes, matrix, scale, matrixScale, zero, matrixZero, ...(bias ? [keep(bias)] : [])];
    return runtimeNode('MatMulIntegerToFloat', inputs);
  };
  /** Gives every head's vector the length `length`. */
  const scaled = (vectors: string, length: string) => {
    const parts = reshape(vectors, integers(0, 0, heads, channels / heads));
    const squares = node('ReduceSum', [node('Mul', [parts, parts]), integers(-1)]);
    // The smallest length, 1e-12, is that of PyTorch's `normalize`.
    const norm = node('Sqrt', [node('Add', [squares, float(1e-24)])]);
    return reshape(node('Mul', [parts, node('Div', [length, norm])]), integers(0, 0, channels));
  };
  // The operator divides by the root of a head's channels, so the lengths of the queries make up for it.
  const lengths = floats(sourceOf(inputOf(`${name}/self/Mul`, 1))).map(
    (each) => each * Math.sqrt(channels / heads),
  );
  const query = scaled(project('query'), constant(floatTensor(`${name}/lengths`, [heads, 1], [...lengths])));
  const key = scaled(project('key'), float(1));
  const bias = keep(inputOf(`${name}/self/Add`, 1));
  const seen = mask ? node('Add', [bias, mask]) : bias;
  const inputs = [query, key, project('value'), '', '', seen];
  const mixed = runtimeNode('MultiHeadAttention', inputs, { num_heads: heads });
  return dense(writer, mixed, `${name}/output/dense`);
}

/** One layer: attention in windows, then two matrices for every pixel. */
function addLayer(writer: Writer, value: string, name: string, shapes: Shapes, mask?: string): string {
  const { node, runtimeNode, reshape, transpose } = writer;
  const weights = name.slice(1).replaceAll('/', '.');
  const map = reshape(value, shapes.map);
  const shifted = mask ? roll(writer, map, shift) : map;
  const windows = reshape(transpose(reshape(shifted, shapes.split), 0, 1, 3, 2, 4, 5), shapes.windows);
  const attended = attend(writer, windows, `${name}/attention`, mask);
  const joined = reshape(transpose(reshape(attended, shapes.joined), 0, 1, 3, 2, 4, 5), shapes.map);
  const back = reshape(mask ? roll(writer, joined, -shift) : joined, shapes.pixels);
  const seen = node('Add', [value, normalize(writer, back, `${weights}.layernorm_before`)]);
  const wide = runtimeNode('Gelu', [dense(writer, seen, `${name}/intermediate/dense`)]);
  const narrow = dense(writer, wide, `${name}/output/dense`);
  return node('Add', [seen, normalize(writer, narrow, `${weights}.layernorm_after`)]);
}

/** Converts the content of the published file. Throws if it is another network. */
function convertSwin2sr(file: Uint8Array): Uint8Array {
  const writer = createWriter(readOrtFile(file));
  const { nodes, constants, node, reshape, transpose, keep, inputOf } = writer;
  const input = 'pixel_values';
  const output = 'reconstruction';
  const shapes = shapesOf(writer, input);
  const mask = shiftMask(writer, shapes);
  const toPixels = (map: string) => reshape(transpose(map, 0, 2, 3, 1), shapes.pixels);
  const toMap = (pixels: string) => transpose(reshape(pixels, shapes.map), 0, 3, 1, 2);

  const mean = keep(inputOf('/swin2sr/Sub_3', 1));
  const first = convolve(writer, node('Sub', [input, mean]), '/swin2sr/first_convolution');
  const embedded = toPixels(convolve(writer, first, '/swin2sr/embeddings/patch_embeddings/projection'));
  let value = normalize(writer, embedded, 'swin2sr.embeddings.patch_embeddings.layernorm');
  for (let stage = 0; stage < stages; stage++) {
    const name = `/swin2sr/encoder/stages.${stage}`;
    let inside = value;
    for (let layer = 0; layer < layersPerStage; layer++)
      inside = addLayer(
        writer,
        inside,
        `${name}/layers.${layer}`,
        shapes,
        layer % 2 === 1 ? mask : undefined,
      );
    const convolved = convolve(writer, toMap(inside), `${name}/conv`);
    value = node('Add', [value, toPixels(convolve(writer, convolved, `${name}/patch_embed/projection`))]);
  }
  const body = toMap(normalize(writer, value, 'swin2sr.layernorm'));
  const rebuilt = node('Add', [convolve(writer, body, '/swin2sr/conv_after_body'), first]);
  const larger = node('DepthToSpace', [convolve(writer, rebuilt, '/upsample/conv')], {
    attributes: { blocksize: 2, mode: 'CRD' },
  });
  const range = keep(inputOf('/Div', 1));
  nodes.push({ op: 'Add', inputs: [node('Div', [larger, range]), mean], output });
  const planes = (name: string, high: string, wide: string) =>
    ({ name, type: 'float32', shape: [1, 3, high, wide] }) as const;
  return encodeOnnx({
    opset: 17,
    nodes,
    constants: [...constants.values()],
    inputs: [planes(input, 'height', 'width')],
    outputs: [planes(output, 'resultHeight', 'resultWidth')],
  });
}

/** Converts the published file at a path. Throws if it is another network. */
export async function convertSwin2srFile(path: string): Promise<Uint8Array> {
  return convertSwin2sr(await readFile(path));
}
