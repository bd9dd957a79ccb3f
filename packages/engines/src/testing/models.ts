/** Tiny networks that enlarge pictures, and some that do not. */
import { encodeOnnx, floatTensor, type OnnxGraph, type OnnxNode } from '../network/onnx-model';

interface ModelShape {
  scale?: number;
  layout?: 'nchw' | 'nhwc';
  type?: 'float32' | 'uint8';
  /** Sides of the input; open if absent. */
  sides?: readonly [height: number, width: number];
  /** Nodes between `large`, the enlarged floats, and `result`; a network that returns `large` if absent. */
  ending?: readonly OnnxNode[];
  changes?: Partial<OnnxGraph>;
}

const numberOf = { float32: 1, uint8: 2 } as const;

/** A network that repeats each pixel. */
export function nearestModel({
  scale = 2,
  layout = 'nchw',
  type = 'float32',
  sides,
  ending = [{ op: 'Identity', inputs: ['large'], output: 'result' }],
  changes = {},
}: ModelShape = {}): Uint8Array<ArrayBuffer> {
  const [height, width] = sides ?? ['h', 'w'];
  const [tall, wide] = sides ? sides.map((side) => side * scale) : ['H', 'W'];
  const shape = (high: number | string = '', across: number | string = '') =>
    layout === 'nchw' ? [1, 3, high, across] : [1, high, across, 3];
  const scales = layout === 'nchw' ? [1, 1, scale, scale] : [1, scale, scale, 1];
  const resize = { mode: 'nearest', nearest_mode: 'floor', coordinate_transformation_mode: 'asymmetric' };
  return new Uint8Array(
    encodeOnnx({
      nodes: [
        { op: 'Cast', inputs: ['x'], output: 'floats', attributes: { to: 1 } },
        { op: 'Resize', inputs: ['floats', '', 'scales'], output: 'large', attributes: resize },
        ...ending,
        { op: 'Cast', inputs: ['result'], output: 'y', attributes: { to: numberOf[type] } },
      ],
      constants: [floatTensor('scales', [4], scales)],
      inputs: [{ name: 'x', type, shape: shape(height, width) }],
      outputs: [{ name: 'y', type, shape: shape(tall, wide) }],
      ...changes,
    }),
  );
}
