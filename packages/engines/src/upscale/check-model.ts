/** Finds out whether a user's file is a network that enlarges pictures, and how it takes and returns them. */
import type { CheckedModel, NetworkFormat, TensorFormat } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import type { InferenceSession } from '../network/session';
import { modelRefusal } from './contract';
import { tileNetworkIn } from './tile-network';
import * as messages from '@verapix/messages/engines-upscale';

/** The dependencies of a check; tests pass fakes. */
export interface CheckTools {
  /** Rejects if the runtime does not accept the file. */
  openSession: (file: Uint8Array<ArrayBuffer>) => Promise<InferenceSession>;
  now: () => number;
  /** Memory of the runtime, in bytes; 0 if unknown. */
  memory: () => number;
}

/** The side of the tiles of a model that takes any size: a multiple of every usual window. */
const openTileSide = 128;
const minFixedSide = 32;
const maxFixedSide = 1024;
/** Pixels by which tiles overlap: more than for our own networks, since nothing is known of a user's. */
const overlap = 12;
/** Largest mean difference, of 1, between a tile's result and the tile: more is no enlargement. */
const maxDifference = 0.12;
/** How much better the range 0 to 255 must fit than 0 to 1 to be chosen. */
const clearlyBetter = 0.7;

class Refused extends Error {}

function refuse(reason: string): never {
  throw new Refused(reason);
}

type Size = { width: number; height: number };

/** The layout and the size of a tensor of one picture, by its shape; a side is undefined if it is open. */
function layoutOf(shape: readonly (number | string)[], name: string) {
  const [batch, second, third, fourth] = shape;
  if (shape.length !== 4) refuse(messages.dimensions({ part: name, count: shape.length }));
  if (typeof batch === 'number' && batch > 1) refuse(messages.batch({ part: name, batch }));
  const side = (dim: number | string | undefined) => (typeof dim === 'number' && dim > 0 ? dim : undefined);
  if (second === 3) return { layout: 'nchw' as const, width: side(fourth), height: side(third) };
  if (fourth === 3) return { layout: 'nhwc' as const, width: side(third), height: side(second) };
  return refuse(messages.colours({ part: name, shape: shape.join(' × ') }));
}

/** The only value of a session's inputs or outputs. */
function onlyOf(values: InferenceSession['inputMetadata'], name: 'input' | 'output') {
  const [value] = values;
  if (!value || values.length !== 1) refuse(messages.onlyOne({ count: values.length, part: name }));
  if (!value.isTensor) refuse(messages.noTensor({ part: name }));
  if (value.type !== 'float32' && value.type !== 'uint8')
    refuse(messages.numbers({ part: name, type: value.type }));
  return { type: value.type, shape: value.shape };
}

function tileSize({ width, height }: { [Side in keyof Size]: number | undefined }): Size {
  if (width === undefined && height === undefined) return { width: openTileSide, height: openTileSide };
  if (width === undefined || height === undefined) refuse(messages.oneSide);
  const sides = [width, height];
  if (Math.min(...sides) < minFixedSide || Math.max(...sides) > maxFixedSide)
    refuse(messages.inputSize({ width, height, minFixedSide, maxFixedSide }));
  return { width, height };
}

/** A known picture: gradients and soft waves, which differ by colour, so that a mistaken layout shows. */
function testTile({ width, height }: Size, scale = 1): Float32Array {
  const area = width * height * scale ** 2;
  const tile = new Float32Array(area * 3);
  for (let at = 0; at < area; at++) {
    const x = (at % (width * scale)) / (width * scale);
    const y = Math.floor(at / (width * scale)) / (height * scale);
    tile[at] = 0.2 + 0.6 * x;
    tile[at + area] = 0.8 - 0.6 * y;
    tile[at + 2 * area] = 0.5 + 0.3 * Math.sin(6 * x) * Math.cos(6 * y);
  }
  return tile;
}

function difference(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** How many times larger a result is than its tile. */
function scaleOf(values: number, { width, height }: Size): 2 | 4 {
  const scale = Math.sqrt(values / (width * height * 3));
  if (scale === 1) refuse(messages.sameSize);
  return scale === 2 || scale === 4 ? scale : refuse(messages.notTwoOrFour);
}

interface Trial {
  difference: number;
  input: TensorFormat;
  output: TensorFormat;
  scale: 2 | 4;
}

const whites = (type: TensorFormat['type']) => (type === 'uint8' ? ([255] as const) : ([1, 255] as const));

async function check(file: Uint8Array<ArrayBuffer>, tools: CheckTools): Promise<CheckedModel> {
  const session = await tools.openSession(file).catch(() => undefined);
  if (!session) return refuse(messages.noOnnx);
  const input = onlyOf(session.inputMetadata, 'input');
  const output = onlyOf(session.outputMetadata, 'output');
  const { layout, ...fixed } = layoutOf(input.shape, 'input');
  const outputLayout = layoutOf(output.shape, 'output').layout;
  const size = tileSize(fixed);
  const tile = testTile(size);
  const runTile = (format: NetworkFormat) =>
    tileNetworkIn(session, format)
      .run(tile, size.width, size.height)
      .catch(() => refuse(messages.failsTile));
  const trials: Trial[] = [];
  for (const white of whites(input.type)) {
    const inputFormat = { layout, type: input.type, white };
    const raw = { layout: outputLayout, type: output.type, white: 1 } as const;
    const tiles = { overlap, fixed: size };
    const result = await runTile({ scale: 2, tiles, input: inputFormat, output: raw });
    const scale = scaleOf(result.length, size);
    if (!result.every(Number.isFinite)) refuse(messages.notFinite);
    const expected = testTile(size, scale);
    for (const outputWhite of whites(output.type)) {
      const outputFormat = { ...raw, white: outputWhite };
      const found = result.map((value) => value / outputWhite);
      trials.push({
        difference: difference(found, expected),
        input: inputFormat,
        output: outputFormat,
        scale,
      });
    }
  }
  const best = trials.reduce((one, other) =>
    other.difference < one.difference * clearlyBetter ? other : one,
  );
  if (best.difference > maxDifference) refuse(messages.otherPicture);
  const format = {
    scale: best.scale,
    tiles: { overlap, fixed: size },
    input: best.input,
    output: best.output,
  };
  // The runs before this one allocated memory and compiled code: this one takes what each tile of a picture takes.
  const start = tools.now();
  await runTile(format);
  const ms = tools.now() - start;
  return {
    format,
    msPerMegapixel: ms / ((size.width * size.height) / 1_000_000),
    memoryBytes: tools.memory(),
  };
}

/** Checks a model. Resolves with every reason to refuse it. */
export async function checkModel(
  file: Uint8Array<ArrayBuffer>,
  tools: CheckTools,
): Promise<EngineOutcome<CheckedModel>> {
  try {
    return { ok: true, value: await check(file, tools) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, failure: modelRefusal(error.message) };
    throw error;
  }
}
