import { Builder } from 'flatbuffers';
import { describe, expect, it } from 'vitest';
import { readOrtFile } from './ort-file';

/** A file with one constant and one node, written field by field as `ort.fbs` numbers them. */
function smallFile(): Uint8Array {
  const builder = new Builder();
  const table = (fields: number, write: () => void) => {
    builder.startObject(fields);
    write();
    return builder.endObject();
  };
  const vector = (offsets: number[]) => {
    builder.startVector(4, offsets.length, 4);
    for (const offset of offsets.toReversed()) builder.addOffset(offset);
    return builder.endVector();
  };
  const [kernel, first, second, nodeName] = ['kernel', 'x', 'kernel', 'conv'].map((text) =>
    builder.createString(text),
  );
  builder.startVector(8, 2, 8);
  builder.addInt64(2n);
  builder.addInt64(1n);
  const dims = builder.endVector();
  const data = builder.createByteVector(Uint8Array.of(7, 9));
  const constant = table(6, () => {
    builder.addFieldOffset(0, kernel ?? 0, 0);
    builder.addFieldOffset(2, dims, 0);
    builder.addFieldInt32(3, 2, 0);
    builder.addFieldOffset(4, data, 0);
  });
  const inputs = vector([first ?? 0, second ?? 0]);
  const node = table(13, () => {
    builder.addFieldOffset(0, nodeName ?? 0, 0);
    builder.addFieldOffset(8, inputs, 0);
  });
  const constants = vector([constant]);
  const nodes = vector([node]);
  const graph = table(9, () => {
    builder.addFieldOffset(0, constants, 0);
    builder.addFieldOffset(2, nodes, 0);
  });
  const model = table(10, () => builder.addFieldOffset(7, graph, 0));
  builder.finish(table(4, () => builder.addFieldOffset(1, model, 0)));
  return builder.asUint8Array();
}

describe('readOrtFile', () => {
  it('reads constants by name, and the inputs of nodes', () => {
    const { constants, inputs } = readOrtFile(smallFile());
    expect([...constants]).toEqual([['kernel', { dims: [1, 2], dataType: 2, data: Uint8Array.of(7, 9) }]]);
    expect([...inputs]).toEqual([['conv', ['x', 'kernel']]]);
  });

  it('throws at a file of another format', () => {
    expect(() => readOrtFile(new Uint8Array(64))).toThrow('not a network in the format of ONNX Runtime');
  });
});
