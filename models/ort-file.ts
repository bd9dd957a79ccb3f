/**
 * Reads ONNX Runtime's own file format, a FlatBuffer: the constants of a network, and what its nodes are called and take.
 * The fields are those of `ort.fbs` in ONNX Runtime's sources.
 */
import { ByteBuffer, SIZEOF_INT } from 'flatbuffers';

export interface OrtConstant {
  dims: readonly number[];
  /** A number of `TensorProto.DataType`. */
  dataType: number;
  /** Little-endian. */
  data: Uint8Array;
}

export interface OrtFile {
  constants: ReadonlyMap<string, OrtConstant>;
  /** The inputs of each node, by the node's name. */
  inputs: ReadonlyMap<string, readonly string[]>;
}

/** Positions of the fields in their tables. */
const sessionModel = 1;
const modelGraph = 7;
const graph = { constants: 0, nodes: 2 } as const;
const node = { name: 0, inputs: 8 } as const;
const tensor = { name: 0, dims: 2, dataType: 3, data: 4 } as const;

/** Each entry of a table's vector field, as `read` makes it of the entry's position. */
function entries<Entry>(
  bytes: ByteBuffer,
  table: number,
  field: number,
  size: number,
  read: (at: number) => Entry,
): Entry[] {
  const offset = slot(bytes, table, field);
  if (!offset) return [];
  const start = bytes.__vector(table + offset);
  const length = bytes.__vector_len(table + offset);
  return Array.from({ length }, (_, index) => read(start + index * size));
}

/** Where a field lies in its table; 0 if it is absent. */
const slot = (bytes: ByteBuffer, table: number, field: number) => bytes.__offset(table, 4 + 2 * field);

/** The table that a field of another points to. Throws if there is none. */
function tableAt(bytes: ByteBuffer, table: number, field: number): number {
  const offset = slot(bytes, table, field);
  if (!offset) throw new Error('The file is not a network in the format of ONNX Runtime.');
  return bytes.__indirect(table + offset);
}

function textAt(bytes: ByteBuffer, table: number, field: number): string {
  const offset = slot(bytes, table, field);
  return offset ? String(bytes.__string(table + offset)) : '';
}

/** Throws if the file has another format. */
export function readOrtFile(file: Uint8Array): OrtFile {
  const bytes = new ByteBuffer(file);
  const root = bytes.readInt32(bytes.position()) + bytes.position();
  const top = tableAt(bytes, tableAt(bytes, root, sessionModel), modelGraph);
  const tables = (field: number) => entries(bytes, top, field, SIZEOF_INT, (at) => bytes.__indirect(at));
  const constantOf = (table: number): OrtConstant => ({
    dims: entries(bytes, table, tensor.dims, 8, (at) => Number(bytes.readInt64(at))),
    dataType: bytes.readInt32(table + slot(bytes, table, tensor.dataType)),
    data: Uint8Array.from(entries(bytes, table, tensor.data, 1, (at) => bytes.readUint8(at))),
  });
  const inputsOf = (table: number) =>
    entries(bytes, table, node.inputs, SIZEOF_INT, (at) => String(bytes.__string(at)));
  return {
    constants: new Map(
      tables(graph.constants).map((table) => [textAt(bytes, table, tensor.name), constantOf(table)]),
    ),
    inputs: new Map(tables(graph.nodes).map((table) => [textAt(bytes, table, node.name), inputsOf(table)])),
  };
}
