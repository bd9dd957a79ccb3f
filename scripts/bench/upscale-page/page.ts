/** The page of `scripts/bench/upscale.ts`. */

import { decodeMaxPixels, type UpscaleFactor, uploadMaxBytes } from '../../../packages/domain/src';
import {
  type EngineProgress,
  inspectPicture,
  networkThreads,
  ownWeights,
  type PictureSource,
  weights,
  weightsSourceOf,
} from '../../../packages/engines/src';
import type { Raster } from '../../../packages/engines/src/picture/raster';
import {
  estimateUpscaleMs,
  type NetworkSpeed,
  speedOf,
} from '../../../packages/engines/src/upscale/estimate';
import {
  createDetailMeter,
  createDeviceUpscaler,
  type UpscaleInput,
  type UpscaleMethod,
  type UpscaleOutput,
} from '../../../packages/engines/src/upscale';
import { drawLarger, makeSource, middleOf, readPixels, type SourceKind } from './degrade';
import { psnr, ssim } from './metrics';
import type { NetworkJob, NetworkResult } from './network-worker';

export interface BenchJob {
  picture: string;
  factor: UpscaleFactor;
  kind: SourceKind;
  side: number;
}

export interface Score {
  psnr: number;
  ssim: number;
}

export interface Timed extends Score {
  /** The method that was used. */
  method: UpscaleOutput['method'];
  note: string | undefined;
  /** From the start to the file, and the enlargement, in milliseconds. */
  totalMs: number;
  enlargeMs: number;
}

export interface BenchResult {
  canvas: Score;
  fast: Timed;
  /** The network alone, over the whole picture, and its time in milliseconds. */
  network: Score & { enlargeMs: number };
  sharp: Timed;
  /** The longest task of the main thread while Sharp ran (0 if none took 50 ms), and the maximum timer delay. */
  longestTaskMs: number;
  latestTimerMs: number;
  /** Sharp's time as it was expected before the run, by the speed of the run before; undefined before there is one. */
  expectedMs: number | undefined;
  threads: number;
}

const served = (entry: Parameters<typeof weightsSourceOf>[0]) =>
  weightsSourceOf(entry, new URL('/weights/', location.href).href);
const upscaler = createDeviceUpscaler({ weightsAt: (name) => served({ ...weights, ...ownWeights }[name]) });

function score(truth: Raster, result: Raster): Score {
  return { psnr: psnr(truth, result), ssim: ssim(truth, result) };
}

type BlockedTimes = Pick<BenchResult, 'longestTaskMs' | 'latestTimerMs'>;

/** Measures how long the main thread is blocked, with long tasks and timer delays. */
function watchThread(): () => BlockedTimes {
  const beat = 5;
  const blocked: BlockedTimes = { longestTaskMs: 0, latestTimerMs: 0 };
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    blocked.latestTimerMs = Math.max(blocked.latestTimerMs, now - last - beat);
    last = now;
  }, beat);
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      blocked.longestTaskMs = Math.max(blocked.longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  return () => {
    clearInterval(timer);
    observer.disconnect();
    return blocked;
  };
}

async function inspect(file: File): Promise<PictureSource> {
  const inspection = await inspectPicture([file], { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

function inputOf(picture: PictureSource, factor: BenchJob['factor'], method: UpscaleMethod): UpscaleInput {
  return { picture, factor, method, format: 'png', quality: 1 };
}

interface Run {
  timed: Timed;
  blocked: BlockedTimes;
  output: UpscaleOutput;
}

async function enlarge(input: UpscaleInput, truth: Raster): Promise<Run> {
  let began = 0;
  let ended = 0;
  const onProgress = ({ phase }: EngineProgress) => {
    if (phase === 'enlarge') began ||= performance.now();
    if (phase === 'encode') ended ||= performance.now();
  };
  const endWatch = watchThread();
  const outcome = await upscaler.run(input, { signal: new AbortController().signal, onProgress });
  const blocked = endWatch();
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  const { blob, method, note, durationMs } = outcome.value;
  const times = { totalMs: durationMs, enlargeMs: ended - began };
  const timed = { ...score(truth, await readPixels(blob)), method, note: note?.code, ...times };
  return { timed, blocked, output: outcome.value };
}

/** Sharp's speed in the latest run. */
let speed: NetworkSpeed | undefined;

/** How long Sharp is expected to take, as a tool's page says it. */
async function expectSharp({ file, width, height }: PictureSource, factor: UpscaleFactor) {
  if (!speed) return undefined;
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const detail = await createDetailMeter().run({ file, factor }, options);
  if (!detail.ok) throw new Error(detail.failure.message);
  const { ratios } = detail.value;
  return estimateUpscaleMs({
    width,
    height,
    factor,
    method: 'sharp',
    ratios,
    speed,
    threads: networkThreads(),
  });
}

async function loadPicture(name: string): Promise<Raster> {
  return readPixels(await (await fetch(`/pictures/${name}.jpg`)).blob());
}

const loadTruth = async ({ picture, side }: BenchJob): Promise<Raster> =>
  middleOf(await loadPicture(picture), side);

let networkWorker: Worker | undefined;

/** What the network alone makes of a picture. */
async function enlargeWhole(
  file: File,
  truth: Raster,
  factor: UpscaleFactor,
): Promise<BenchResult['network']> {
  networkWorker ??= new Worker(new URL('./network-worker.ts', import.meta.url), { type: 'module' });
  const worker = networkWorker;
  const answer = new Promise<NetworkResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<NetworkResult>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage({ file, factor, weights: served(weights.swin2sr) } satisfies NetworkJob);
  const { result, enlargeMs } = await answer;
  return { ...score(truth, result), enlargeMs };
}

async function bench(job: BenchJob): Promise<BenchResult> {
  const truth = await loadTruth(job);
  const file = await makeSource(truth, job.factor, job.kind);
  const picture = await inspect(file);
  const fast = await enlarge(inputOf(picture, job.factor, 'fast'), truth);
  const expectedMs = await expectSharp(picture, job.factor);
  const sharp = await enlarge(inputOf(picture, job.factor, 'sharp'), truth);
  const { method, work, durationMs } = sharp.output;
  if (work) speed = speedOf({ ...picture, factor: job.factor, method: 'sharp', work, durationMs });
  const network = await enlargeWhole(file, truth, job.factor);
  const canvas = score(truth, await drawLarger(file, job.side));
  return {
    canvas,
    fast: fast.timed,
    network,
    sharp: sharp.timed,
    ...sharp.blocked,
    expectedMs: method === 'sharp' ? expectedMs : undefined,
    threads: networkThreads(),
  };
}

/** The middle of a picture of any size: its side is a multiple of every factor. */
async function loadMiddle({ picture, side }: BenchJob): Promise<Raster> {
  const loaded = await loadPicture(picture);
  const fitting = Math.min(side, loaded.width, loaded.height);
  return middleOf(loaded, fitting - (fitting % 4));
}

/** Enlarges the middle of a picture with a method. */
async function enlargeMiddle(job: BenchJob, method: UpscaleMethod): Promise<Timed> {
  const truth = await loadMiddle(job);
  const picture = await inspect(await makeSource(truth, job.factor, job.kind));
  return (await enlarge(inputOf(picture, job.factor, method), truth)).timed;
}

/** A picture as it was compressed, and cleaned up at its size. */
async function clean(job: BenchJob): Promise<{ source: Score; clean: Timed }> {
  const truth = await loadMiddle(job);
  const file = await makeSource(truth, 1, job.kind);
  const { timed } = await enlarge(inputOf(await inspect(file), job.factor, 'clean'), truth);
  return { source: score(truth, await readPixels(file)), clean: timed };
}

/** Milliseconds from the cancellation during the network's run to its end. */
async function cancel(job: BenchJob): Promise<number> {
  networkWorker?.terminate();
  const picture = await inspect(await makeSource(await loadTruth(job), job.factor, job.kind));
  const controller = new AbortController();
  let cancelled = 0;
  const onProgress = ({ phase }: EngineProgress) => {
    if (phase !== 'enlarge' || cancelled) return;
    cancelled = performance.now();
    controller.abort();
  };
  await upscaler
    .run(inputOf(picture, job.factor, 'sharp'), { signal: controller.signal, onProgress })
    .catch(() => undefined);
  return performance.now() - cancelled;
}

const benches = { bench, cancel, clean, enlarge: enlargeMiddle };
export type Benches = typeof benches;
Object.assign(window, benches);
