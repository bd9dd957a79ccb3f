import { describe, expect, it } from 'vitest';
import { createSession, floatsOf, Tensor } from '../packages/engines/src/network/session';
import { convertNcnn } from './ncnn-to-onnx';

/** Doubles a picture and adds it to itself, doubled: a convolution that negates, a slope of a half, and the shuffle. */
const param = `7767517
7 8
Input            in       0 1 data
Split            split    1 2 data left right
Convolution      conv     1 1 left made 0=12 1=1 4=0 5=1 6=36
PReLU            slope    1 1 made sloped 0=12
PixelShuffle     shuffle  1 1 sloped large 0=2
Interp           larger   1 1 right plain 0=1 1=2.000000e+00 2=2.000000e+00
BinaryOp         sum      2 1 large plain out 0=0
`;

const minusOne = 0xbc00;
const halfTag = 0x01306b47;

/** The kernel as halves after its tag, then the biases and the slopes. */
function weightsOf({ tag = halfTag, more = 0 } = {}): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 + 72 + 48 + 48 + more));
  bytes.setUint32(0, tag, true);
  for (let output = 0; output < 12; output++)
    bytes.setUint16(4 + (output * 3 + Math.floor(output / 4)) * 2, minusOne, true);
  for (let output = 0; output < 12; output++) bytes.setFloat32(4 + 72 + 48 + output * 4, 0.5, true);
  return new Uint8Array(bytes.buffer);
}

describe('convertNcnn', () => {
  it('makes a network that computes what the layers say', async () => {
    const session = await createSession(convertNcnn(param, weightsOf()));
    const input = Float32Array.from([0.25, 0.5, 1, 0, 0.75, 0.25]);
    const results = await session.run({ data: new Tensor('float32', input, [1, 3, 1, 2]) });
    // A value v becomes v - v / 2.
    const row = (one: number, other: number) =>
      [one, one, other, other, one, one, other, other].map((v) => v / 2);
    expect([...floatsOf(results, 'out')]).toEqual([...row(0.25, 0.5), ...row(1, 0), ...row(0.75, 0.25)]);
  });

  it.each([
    ['a layer that it does not know', param.replace('PReLU', 'Sigmoid'), weightsOf(), 'slope (Sigmoid)'],
    ['a convolution with a stride', param.replace(' 4=0', ' 3=2 4=0'), weightsOf(), 'no plain convolution'],
    ['another file', `7767516\n${param.slice(8)}`, weightsOf(), 'no layers of ncnn'],
    ['weights of 32 bits', param, weightsOf({ tag: 0 }), 'not of 16 bits'],
    ['too few weights', param, weightsOf().subarray(0, 100), 'ends before'],
    ['too many weights', param, weightsOf({ more: 4 }), 'more weights'],
  ])('throws at %s', (_, layers, bin, message) => {
    expect(() => convertNcnn(layers, bin)).toThrow(message);
  });
});
