/** Writes networks as ONNX files: the converters in `models` and tests use it. */

/** Numbers of `TensorProto.DataType`. */
const dataTypes = { float32: 1, uint8: 2, int64: 7, float16: 10 } as const;
type OnnxType = keyof typeof dataTypes;

/** An input or an output. A string is a dimension that is open until the network runs. */
interface OnnxValue {
  name: string;
  type: OnnxType;
  shape: readonly (number | string)[];
}

/** A constant of the network. */
export interface OnnxTensor {
  name: string;
  type: OnnxType;
  dims: readonly number[];
  /** Little-endian. */
  data: Uint8Array;
}

export interface OnnxNode {
  op: string;
  /** An empty name is an optional input that is left out. */
  inputs: readonly string[];
  /** Several names for an operator with several outputs. */
  output: string | readonly string[];
  /** Whose operator it is; ONNX's own by default. */
  domain?: typeof runtimeDomain;
  /** A number is an integer: constants with fractions are tensors. */
  attributes?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface OnnxGraph {
  /** The version of ONNX's operators. */
  opset?: number;
  nodes: readonly OnnxNode[];
  constants: readonly OnnxTensor[];
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
}

/** Version 8 of the format. */
const irVersion = 8;
/** The operators that ONNX Runtime adds to those of ONNX. */
const runtimeDomain = 'com.microsoft';

type Bytes = Uint8Array;

function concat(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function varint(value: number | bigint): Bytes {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

const integer = (field: number, value: number | bigint) => concat([varint(field << 3), varint(value)]);

/** A field of bytes: text, or an embedded message of fields. */
function field(number: number, content: string | Bytes | readonly Bytes[]): Bytes {
  const body =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : content instanceof Uint8Array
        ? content
        : concat(content);
  return concat([varint((number << 3) | 2), varint(body.length), body]);
}

function attribute(name: string, value: number | string | readonly number[]): Bytes {
  if (typeof value === 'number') return field(5, [field(1, name), integer(3, value), integer(20, 2)]);
  if (typeof value === 'string') return field(5, [field(1, name), field(4, value), integer(20, 3)]);
  return field(5, [field(1, name), ...value.map((each) => integer(8, each)), integer(20, 7)]);
}

function node({ op, inputs, output, domain, attributes = {} }: OnnxNode): Bytes {
  const outputs = typeof output === 'string' ? [output] : output;
  return field(1, [
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(3, outputs[0] ?? ''),
    field(4, op),
    ...(domain ? [field(7, domain)] : []),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  ]);
}

function constant({ name, type, dims, data }: OnnxTensor): Bytes {
  return field(5, [
    ...dims.map((dim) => integer(1, dim)),
    integer(2, dataTypes[type]),
    field(8, name),
    field(9, data),
  ]);
}

function value(number: number, { name, type, shape }: OnnxValue): Bytes {
  const dims = shape.map((dim) => field(1, [typeof dim === 'number' ? integer(1, dim) : field(2, dim)]));
  return field(number, [field(1, name), field(2, [field(1, [integer(1, dataTypes[type]), field(2, dims)])])]);
}

/** The file of a network. Its nodes are in the order in which they run. */
export function encodeOnnx({ opset = 13, nodes, constants, inputs, outputs }: OnnxGraph): Uint8Array {
  const domains = [...new Set(nodes.flatMap(({ domain }) => domain ?? []))];
  return concat([
    integer(1, irVersion),
    field(7, [
      ...nodes.map(node),
      field(2, 'network'),
      ...constants.map(constant),
      ...inputs.map((each) => value(11, each)),
      ...outputs.map((each) => value(12, each)),
    ]),
    field(8, [field(1, ''), integer(2, opset)]),
    ...domains.map((domain) => field(8, [field(1, domain), integer(2, 1)])),
  ]);
}

/** A constant of 32-bit floats. */
export function floatTensor(name: string, dims: readonly number[], values: readonly number[]): OnnxTensor {
  return { name, type: 'float32', dims, data: new Uint8Array(Float32Array.from(values).buffer) };
}
