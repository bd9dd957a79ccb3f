import { decodeMaxPixels, uploadMaxBytes } from '../../../packages/domain/src';
import {
  type EngineProgress,
  inspectPicture,
  networkThreads,
  type PictureSource,
  weights,
  weightsSourceOf,
} from '../../../packages/engines/src';
import {
  type CutOutMethod,
  type CutOutOutput,
  type CutOutSubject,
  createDeviceBackgroundRemover,
} from '../../../packages/engines/src/background';
import { clearNearWhite } from '../../../packages/engines/src/background/near-white';
import { compareAlpha, readOutline } from '../../../packages/engines/src/background/outlines.fixture';
import { findSubject } from '../../../packages/engines/src/matte/matting';
import { matteNetworks } from '../../../packages/engines/src/matte/networks';
import { workPicture } from '../../../packages/engines/src/matte/work-picture';
import { loadNetwork, openSession } from '../../../packages/engines/src/network/load-network';
import {
  canvasOf,
  decodePicture,
  encodeCanvas,
  readCanvas,
} from '../../../packages/engines/src/picture/pixels';
import { enlargePlane } from '../../../packages/engines/src/picture/plane';
import type { Raster, Size } from '../../../packages/engines/src/picture/raster';

export interface InstantTimes {
  /** The lower quartile, in milliseconds. */
  copyMs: number;
  plainMs: number;
  instantMs: number;
  pixels: number;
}

const side = 1024;
const runs = 60;

/** A plain implementation of the rule. */
function clearPlainly({ data }: Raster): void {
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const brightness = (r + g + b) / 3;
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if ((brightness > 240 && spread < 20) || (brightness > 220 && spread < 15)) data[i + 3] = 0;
  }
}

async function readScaled(url: string): Promise<Raster> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const [, context] = canvasOf(side, side);
  context.drawImage(bitmap, 0, 0, side, side);
  return readCanvas(context);
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const quartile = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0;

/** Times a copy of the buffer, the plain loop and the engine, in turn. */
export async function timeInstant(url: string): Promise<InstantTimes> {
  const source = await readScaled(url);
  const target = new Uint8ClampedArray(source.data.length);
  const times = { copy: [] as number[], plain: [] as number[], instant: [] as number[] };
  for (let run = 0; run < runs; run++) {
    times.copy.push(timeOf(() => target.set(source.data)));
    const [one, other] = [0, 1].map(() => ({ ...source, data: source.data.slice() }));
    if (one) times.plain.push(timeOf(() => clearPlainly(one)));
    if (other) times.instant.push(timeOf(() => clearNearWhite(other)));
  }
  return {
    copyMs: quartile(times.copy),
    plainMs: quartile(times.plain),
    instantMs: quartile(times.instant),
    pixels: side ** 2,
  };
}

/** The page of `scripts/bench/background.ts`. */

export interface BestJob {
  picture: string;
  subject: CutOutSubject;
}

export interface BestResult {
  overlap: number;
  error: number;
  durationMs: number;
  /** The network's time. */
  findMs: number;
}

const folder = new URL('/weights/', location.href).href;
const networks = {
  people: weightsSourceOf(weights.modnet, folder),
  anything: weightsSourceOf(weights.u2netp, folder),
};
const remover = createDeviceBackgroundRemover({ weights: networks });

async function chosen(file: File): Promise<PictureSource> {
  const inspection = await inspectPicture([file], { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

async function fetchPicture(name: string): Promise<PictureSource> {
  const response = await fetch(`/pictures/${name}.jpg`);
  return chosen(new File([await response.blob()], `${name}.jpg`));
}

interface Timed {
  output: CutOutOutput;
  findMs: number;
}

async function cutOut(
  picture: PictureSource,
  subject: CutOutSubject,
  method: CutOutMethod = 'best',
): Promise<Timed> {
  let [began, ended] = [0, 0];
  const onProgress = ({ phase }: EngineProgress) => {
    if (phase === 'find') began ||= performance.now();
    if (phase === 'edges') ended ||= performance.now();
  };
  const options = { signal: new AbortController().signal, onProgress };
  const outcome = await remover.run({ picture, method, subject }, options);
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  return { output: outcome.value, findMs: ended - began };
}

/** Cuts a photograph out and compares it with the outline drawn by hand. */
async function best({ picture, subject }: BestJob): Promise<BestResult> {
  const { output, findMs } = await cutOut(await fetchPicture(picture), subject);
  const truth = await readOutline(`/pictures/${picture}.svg`);
  return { ...compareAlpha(output.alpha, truth), durationMs: output.durationMs, findMs };
}

/** Cuts an enlarged photograph out. */
async function large(
  name: string,
  width: number,
): Promise<{ width: number; height: number; durationMs: number }> {
  const bitmap = await createImageBitmap((await fetchPicture(name)).file);
  const [canvas, context] = canvasOf(width, Math.round((width * bitmap.height) / bitmap.width));
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const file = new File([await encodeCanvas(canvas, 'image/jpeg', 0.8)], 'large.jpg');
  const { output } = await cutOut(await chosen(file), 'anything');
  return { width: output.width, height: output.height, durationMs: output.durationMs };
}

/** Milliseconds from cancelling, with the network at work, to the end of the run. */
async function cancel({ picture, subject }: BestJob): Promise<number> {
  const controller = new AbortController();
  let cancelled = 0;
  const onProgress = ({ phase }: EngineProgress) => {
    if (phase !== 'find' || cancelled) return;
    cancelled = performance.now();
    controller.abort();
  };
  const input = { picture: await fetchPicture(picture), method: 'best', subject } as const;
  await remover.run(input, { signal: controller.signal, onProgress }).catch(() => undefined);
  return performance.now() - cancelled;
}

/** A picture's mask as ratios of its pixels, 0 to 1: its luma, and its alpha where it has some. */
async function readMask(url: string, width: number, height: number): Promise<Float32Array> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const [, context] = canvasOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = readCanvas(context);
  return Float32Array.from(
    { length: width * height },
    (_, at) => ((data[at * 4] ?? 0) * (data[at * 4 + 3] ?? 0)) / 255 ** 2,
  );
}

interface Alpha extends Size {
  /** 0 to 255, one byte for each pixel. */
  alpha: Uint8ClampedArray;
}

/** How well a picture was cut out. */
export interface MaskScore {
  /** Overlap by union, 0 to 1. */
  overlap: number;
  /** Mean error of the alpha near the outline, 0 to 1. */
  boundary: number;
}

/** How far from an outline its boundary reaches, as a ratio of the picture's longer side. */
const boundaryReach = 0.01;

/** Which pixels are near the boundary of a mask. */
function nearBoundary(mask: Float32Array, width: number, height: number): Uint8Array {
  const reach = Math.max(2, Math.round(boundaryReach * Math.max(width, height)));
  const isIn = (x: number, y: number) => (mask[y * width + x] ?? 0) >= 0.5;
  const near = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isEdge =
        (x + 1 < width && isIn(x, y) !== isIn(x + 1, y)) || (y + 1 < height && isIn(x, y) !== isIn(x, y + 1));
      if (!isEdge) continue;
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
        near.fill(1, row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1));
    }
  return near;
}

/** What a network alone finds: its mask, enlarged, as alpha. */
async function foundAlone(picture: PictureSource, subject: CutOutSubject): Promise<Alpha> {
  const source = await decodePicture(picture.file);
  const files = await loadNetwork('onnx', networks[subject]);
  const session = await openSession(files);
  const mask = await findSubject(session, matteNetworks[subject], await workPicture(source));
  await session.release();
  const { data } = enlargePlane(mask, source.width, source.height);
  return { ...source, alpha: Uint8ClampedArray.from(data, (value) => value * 255) };
}

/** A picture of the bench, and what cuts it out: a method, or the network for a subject alone. */
export interface MaskedJob {
  url: string;
  subject: CutOutSubject;
  by: CutOutMethod | 'network';
}

/** Cuts a picture out and compares it with its mask: overlap by union, and the mean error of the alpha near its outline. */
async function masked({ url, subject, by }: MaskedJob): Promise<MaskScore> {
  const picture = await chosen(new File([await (await fetch(url)).blob()], 'picture'));
  const found =
    by === 'network' ? await foundAlone(picture, subject) : (await cutOut(picture, subject, by)).output;
  const { width, height, alpha } = found;
  const truth = await readMask(`${url}.mask`, width, height);
  const near = nearBoundary(truth, width, height);
  let [both, either, error, count] = [0, 0, 0, 0];
  for (let at = 0; at < truth.length; at++) {
    const [ours, theirs] = [(alpha[at] ?? 0) / 255, truth[at] ?? 0];
    both += Math.min(ours, theirs);
    either += Math.max(ours, theirs);
    if (!near[at]) continue;
    error += Math.abs(ours - theirs);
    count++;
  }
  return { overlap: either === 0 ? 1 : both / either, boundary: count === 0 ? 0 : error / count };
}

const benches = { best, large, cancel, masked, timeInstant, networkThreads };
export type BackgroundBenches = typeof benches;
Object.assign(window, benches);
