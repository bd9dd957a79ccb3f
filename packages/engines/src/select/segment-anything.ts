/** The two networks of Segment Anything, with the input and output of its own predictor. */
import { refineMask } from '../matte/guided-filter';
import { workPicture } from '../matte/work-picture';
import { type NetworkFiles, openSession } from '../network/load-network';
import { floatsOf, Tensor } from '../network/session';
import { enlargedRows, type Plane } from '../picture/plane';
import type { Raster, Size } from '../picture/raster';
import { resize } from '../picture/resize';
import type { FoundObject, ObjectPrompt } from './contract';

/** Both sides of the encoder's input: a picture is scaled until its longer side has this length. */
export const encoderSidePx = 1024;
/** The encoder's result: 256 channels of 64 × 64. */
const embeddingShape = [1, 256, 64, 64];
/** Mean and standard deviation of each channel of 0 to 255. */
const mean = [123.675, 116.28, 103.53] as const;
const deviation = [58.395, 57.12, 57.375] as const;

/** The size at which the networks see a picture. */
export function encodedSize({ width, height }: Size): Size {
  const scale = encoderSidePx / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.floor(length * scale + 0.5));
  return { width: side(width), height: side(height) };
}

/** A picture of the encoder's size, normalised; what it does not cover, to the right or below, is 0. */
export function encoderInput({ width, height, data }: Raster): Float32Array<ArrayBuffer> {
  const input = new Float32Array(3 * encoderSidePx ** 2);
  for (const channel of [0, 1, 2] as const)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        input[(channel * encoderSidePx + y) * encoderSidePx + x] =
          ((data[(y * width + x) * 4 + channel] ?? 0) - mean[channel]) / deviation[channel];
  return input;
}

/** The numbers with which the decoder tells prompts apart. */
const labels = { background: 0, object: 1, boxStart: 2, boxEnd: 3, padding: -1 } as const;

/** Prompts as the decoder takes them: places in the encoder's input, and what each is. */
export function decoderPoints(prompts: readonly ObjectPrompt[], picture: Size) {
  const encoded = encodedSize(picture);
  const points: { x: number; y: number; label: number }[] = [];
  for (const prompt of prompts) {
    if (prompt.kind === 'point') {
      points.push({ ...prompt, label: prompt.isInside ? labels.object : labels.background });
      continue;
    }
    const { from, to } = prompt;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    points.push({ x: left, y: top, label: labels.boxStart }, { x: right, y: bottom, label: labels.boxEnd });
  }
  const scaled = points.flatMap(({ x, y }) => [
    (x * encoded.width) / picture.width,
    (y * encoded.height) / picture.height,
  ]);
  const kinds = points.map(({ label }) => label);
  // The network was trained with a padding point wherever there is no box.
  if (!prompts.some(({ kind }) => kind === 'box')) {
    scaled.push(0, 0);
    kinds.push(labels.padding);
  }
  return { coordinates: Float32Array.from(scaled), labels: Float32Array.from(kinds) };
}

/**
 * Looks at a picture, once for all prompts. `copy` is the picture at its own size or smaller. Rejects if the files are not
 * the expected ones.
 */
export async function encodeObjects(
  files: NetworkFiles,
  copy: Raster,
  picture: Size,
): Promise<Float32Array<ArrayBuffer>> {
  const session = await openSession(files);
  const { width, height } = encodedSize(picture);
  const seen = await workPicture(await resize(copy, width, height));
  const [name = ''] = session.inputNames;
  const shape = [1, 3, encoderSidePx, encoderSidePx];
  const results = await session.run({ [name]: new Tensor('float32', encoderInput(seen), shape) });
  const [output = ''] = session.outputNames;
  // The tensor's memory belongs to the runtime.
  return floatsOf(results, output).slice();
}

/** Finds objects in one picture. */
export interface ObjectDecoder {
  /** How likely each place belongs to the object, as logits: above 0 is more likely than not. */
  decode(prompts: readonly ObjectPrompt[]): Promise<Plane>;
}

/** Starts the decoder for what the encoder made of a picture of this size. */
export async function openDecoder(
  files: NetworkFiles,
  embedding: Float32Array,
  picture: Size,
): Promise<ObjectDecoder> {
  const session = await openSession(files);
  const { width, height } = encodedSize(picture);
  return {
    async decode(prompts) {
      const { coordinates, labels: kinds } = decoderPoints(prompts, picture);
      const results = await session.run({
        image_embeddings: new Tensor('float32', embedding, embeddingShape),
        point_coords: new Tensor('float32', coordinates, [1, kinds.length, 2]),
        point_labels: new Tensor('float32', kinds, [1, kinds.length]),
        mask_input: new Tensor('float32', new Float32Array(256 ** 2), [1, 1, 256, 256]),
        has_mask_input: new Tensor('float32', [0], [1]),
        // Masks of this size need no second scaling.
        orig_im_size: new Tensor('float32', [height, width], [2]),
      });
      return { width, height, data: floatsOf(results, 'masks').slice() };
    },
  };
}

/** The box around what is above 0 in a plane, scaled to a picture; undefined if nothing is. */
function boxAround({ width, height, data }: Plane, picture: Size) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return undefined;
  // Between two pixels of the plane the edge may lie anywhere.
  const x = Math.max(0, Math.floor(((left - 1) * picture.width) / width));
  const y = Math.max(0, Math.floor(((top - 1) * picture.height) / height));
  return {
    x,
    y,
    width: Math.min(picture.width, Math.ceil(((right + 2) * picture.width) / width)) - x,
    height: Math.min(picture.height, Math.ceil(((bottom + 2) * picture.height) / height)) - y,
  };
}

/** The object of these logits, enlarged to the picture; undefined if there is none. */
export function objectAbove(logits: Plane, picture: Size): FoundObject | undefined {
  const area = boxAround(logits, picture);
  if (!area) return undefined;
  const inside = new Uint8Array(area.width * area.height);
  const rowsAt = enlargedRows([logits], picture.width, picture.height);
  for (let row = 0; row < area.height; row++) {
    const [values] = rowsAt(area.y + row);
    for (let at = 0; at < area.width; at++)
      if ((values?.[area.x + at] ?? 0) > 0) inside[row * area.width + at] = 1;
  }
  return { area, inside };
}

/** The object of these logits, with the picture's own edges. Rejects if it can't be computed. */
export async function refineObject(logits: Plane, picture: Raster): Promise<FoundObject | undefined> {
  const area = boxAround(logits, picture);
  if (!area) return undefined;
  const { width, height, data } = logits;
  const likely = { width, height, data: data.map((logit) => 1 / (1 + Math.exp(-logit))) };
  const alpha = refineMask(likely, await workPicture(picture), picture);
  const inside = new Uint8Array(area.width * area.height);
  for (let row = 0; row < area.height; row++) {
    const start = (area.y + row) * picture.width + area.x;
    for (let at = 0; at < area.width; at++)
      if ((alpha[start + at] ?? 0) > 127) inside[row * area.width + at] = 1;
  }
  return { area, inside };
}
