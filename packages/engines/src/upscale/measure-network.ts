/** Measures whether the graphics processor may compute a network: on one tile of a known picture. */
import { maxDifferenceDb, type NetworkMeasurement } from '@verapix/domain';
import { maxTileSide } from './tile-plan';
import type { TileNetwork } from './tiles';
import * as messages from '@verapix/messages/engines-upscale';

/** The timed runs of each processor, of which the middle one counts. */
const timedRuns = 3;
/** Milliseconds after which no further run is timed: the first ones say enough of a slow processor. */
const maxTimedMs = 10_000;

/** Brightness at a point of the known picture, 0 to 1: rings that get finer, and a disc with a sharp edge. */
function brightnessAt(x: number, y: number): number {
  if ((x - 0.35) ** 2 + (y - 0.4) ** 2 < 0.03) return 0.85 - 0.5 * y;
  return 0.25 + 0.2 * x + 0.25 * Math.cos(2 * Math.PI * 20 * (x ** 2 + y ** 2));
}

/** The known picture as planes of red, green and blue, which are shifted against each other. */
function knownPicture(side: number): Float32Array {
  const area = side ** 2;
  return Float32Array.from({ length: 3 * area }, (_, at) => {
    const shift = Math.floor(at / area) * 0.02;
    const [x, y] = [at % side, Math.floor((at % area) / side)];
    return brightnessAt(x / side + shift, y / side);
  });
}

/** Makes planes smaller by a whole factor: each pixel is the mean of those that it replaces. */
function shrink(planes: Float32Array, side: number, factor: number): Float32Array {
  const to = side / factor;
  const small = new Float32Array(3 * to ** 2);
  for (const [at, value] of planes.entries()) {
    const [row, column] = [Math.floor(at / side), at % side];
    const target = Math.floor(row / factor) * to + Math.floor(column / factor);
    small[target] = (small[target] ?? 0) + value / factor ** 2;
  }
  return small;
}

function meanSquare(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += (value - (other[at] ?? Number.NaN)) ** 2;
  return sum / one.length;
}

/**
 * How much the second result differs from the first, in dB, 0 or more; not a number if a result has the wrong size or numbers
 * that are not finite.
 *
 * Both are results of the same known picture, made smaller. The difference is the larger one of two figures: by how much
 * their peak signal to noise ratios against the picture differ, and by how much that of the first would fall if the second's
 * deviation from it were added to it as noise. The second figure finds another result of equal quality.
 */
export function differenceInDb(picture: Float32Array, first: Float32Array, second: Float32Array): number {
  const error = meanSquare(picture, first);
  const quality = 10 * Math.log10(meanSquare(picture, second) / error);
  const noise = 10 * Math.log10(1 + meanSquare(first, second) / error);
  return Math.max(Math.abs(quality), noise);
}

/** The dependencies of a measurement; tests pass fakes. */
interface MeasureTools {
  /** Opens the network on the processor. */
  openOnProcessor: () => Promise<TileNetwork>;
  /** Opens the same network on the graphics processor. */
  openOnGraphics: () => Promise<TileNetwork>;
  now: () => number;
  /** Receives the completed ratio of each part, 0 to 1. */
  report: (step: { phase: 'processor' | 'graphics'; done: number }) => void;
}

type Measured = NetworkMeasurement extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'network'>
    : never
  : never;

/** Runs a tile: once to warm up, which compiles shaders and allocates memory, and then for the time. */
async function runTile(
  network: TileNetwork,
  tile: Float32Array,
  { now, report }: { now: () => number; report: (done: number) => void },
) {
  const run = () => network.run(tile, maxTileSide, maxTileSide);
  const output = await run();
  const times: number[] = [];
  const begin = now();
  while (times.length < timedRuns && now() - begin < maxTimedMs) {
    report((times.length + 1) / (timedRuns + 1));
    const start = now();
    await run();
    times.push(now() - start);
  }
  report(1);
  return { output, ms: times.sort((one, other) => one - other)[times.length >> 1] ?? 0 };
}

/**
 * Measures a network on both processors. The graphics processor may be used if its result differs by no more than
 * `maxDifferenceDb` and a tile takes less time. Rejects if the processor itself fails; a failure of the graphics processor is
 * a verdict.
 */
export async function measureNetwork({
  openOnProcessor,
  openOnGraphics,
  now,
  report,
}: MeasureTools): Promise<Measured> {
  const phase = (name: 'processor' | 'graphics') => ({
    now,
    report: (done: number) => report({ phase: name, done }),
  });
  const network = await openOnProcessor();
  const side = maxTileSide * network.scale;
  const picture = knownPicture(side);
  const tile = shrink(picture, side, network.scale);
  const wasm = await runTile(network, tile, phase('processor'));
  const measured = { wasmMs: wasm.ms };
  try {
    const webgpu = await runTile(await openOnGraphics(), tile, phase('graphics'));
    const differenceDb = differenceInDb(picture, wasm.output, webgpu.output);
    if (!Number.isFinite(differenceDb)) return { ...measured, verdict: 'failed', reason: messages.noPicture };
    const isFaster = webgpu.ms < wasm.ms;
    const verdict = differenceDb > maxDifferenceDb ? 'disagreed' : isFaster ? 'faster' : 'slower';
    return { ...measured, verdict, webgpuMs: webgpu.ms, differenceDb };
  } catch (error) {
    return { ...measured, verdict: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
