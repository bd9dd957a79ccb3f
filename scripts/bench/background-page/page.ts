/** The page of the background remover's bench: the app's own engine, asked by `scripts/bench/background.ts`. */
import {
  type EngineProgress,
  inspectPicture,
  networkThreads,
  type PictureSource,
  weights,
  weightsSourceOf,
} from '../../../packages/engines/src';
import {
  type CutOutOutput,
  type CutOutSubject,
  createDeviceBackgroundRemover,
} from '../../../packages/engines/src/background';
import { likeness, readOutline } from '../../../packages/engines/src/background/likeness.fixture';
import { canvasOf, encodeCanvas } from '../../../packages/engines/src/picture/pixels';
import { decodeMaxPixels, uploadMaxBytes } from '../../../packages/facts/src';
import { timeInstant } from './instant';

export interface BestJob {
  picture: string;
  subject: CutOutSubject;
}

export interface BestResult {
  overlap: number;
  error: number;
  durationMs: number;
  /** The network alone. */
  findMs: number;
}

const folder = new URL('/weights/', location.href).href;
const remover = createDeviceBackgroundRemover({
  weights: {
    people: weightsSourceOf(weights.modnet, folder),
    anything: weightsSourceOf(weights.u2netp, folder),
  },
});

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

async function cutOut(picture: PictureSource, subject: CutOutSubject): Promise<Timed> {
  let [began, ended] = [0, 0];
  const onProgress = ({ phase }: EngineProgress) => {
    if (phase === 'find') began ||= performance.now();
    if (phase === 'edges') ended ||= performance.now();
  };
  const options = { signal: new AbortController().signal, onProgress };
  const outcome = await remover.run({ picture, method: 'best', subject }, options);
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  return { output: outcome.value, findMs: ended - began };
}

/** Cuts a photograph out and compares it with the outline made by hand. */
async function best({ picture, subject }: BestJob): Promise<BestResult> {
  const { output, findMs } = await cutOut(await fetchPicture(picture), subject);
  const truth = await readOutline(`/pictures/${picture}.svg`);
  return { ...likeness(output.alpha, truth), durationMs: output.durationMs, findMs };
}

/** Cuts a photograph out that was made larger, to so many pixels across. */
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

const benches = { best, large, cancel, timeInstant, networkThreads };
export type BackgroundBenches = typeof benches;
Object.assign(window, benches);
