import { floatsOf, type InferenceSession, Tensor } from '../network/session';
import type { Grey } from './grey';

/** A character of a line, with its place along the strip, 0 to 1, and its probability. */
export interface ReadCharacter {
  text: string;
  at: number;
  probability: number;
}

/** Reads the strip of one line, dark print on light paper. */
export type LineReader = (strip: Grey) => Promise<ReadCharacter[]>;

/** Height of a strip as the network reads it, in pixels. */
export const stripHeightPx = 48;
/** A shorter strip is padded to this width: the network was trained so. */
const minWidthPx = 320;

/** What the English reader of PP-OCRv3 returns, in order; before them is the blank. The space is there twice. */
const characters = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./  ',
];

/** The strip as the network wants it, from -1 to 1 in three equal channels. */
function tensorOf(strip: Grey): Tensor {
  const width = Math.max(minWidthPx, Math.ceil(strip.width / 8) * 8);
  const plane = width * strip.height;
  const data = new Float32Array(3 * plane);
  for (let y = 0; y < strip.height; y++)
    for (let x = 0; x < strip.width; x++) {
      const value = (strip.data[y * strip.width + x] ?? 0) / 127.5 - 1;
      const at = y * width + x;
      data[at] = value;
      data[plane + at] = value;
      data[2 * plane + at] = value;
    }
  return new Tensor('float32', data, [1, 3, strip.height, width]);
}

/**
 * The characters in the network's probabilities for each step along a strip: the likeliest of each step, without repetitions
 * and blanks (A. Graves, 'Connectionist temporal classification', 2006).
 */
function decodeSteps(probabilities: Float32Array, classes: number, usedRatio: number): ReadCharacter[] {
  const steps = probabilities.length / classes;
  const read: ReadCharacter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let at = 1; at < classes; at++)
      if ((probabilities[step * classes + at] ?? 0) > (probabilities[step * classes + best] ?? 0)) best = at;
    const text = characters[best - 1];
    const probability = probabilities[step * classes + best] ?? 0;
    if (text !== undefined && best !== previous)
      read.push({ text, at: Math.min(1, (step + 0.5) / steps / usedRatio), probability });
    previous = best;
  }
  return read;
}

/** The English reader of PP-OCRv3 in a session. */
export function createLineReader(session: InferenceSession): LineReader {
  return async (strip) => {
    const tensor = tensorOf(strip);
    const results = await session.run({ x: tensor });
    const usedRatio = strip.width / (tensor.dims[3] ?? strip.width);
    return decodeSteps(floatsOf(results, 'softmax_2.tmp_0'), characters.length + 1, usedRatio);
  };
}
