/** The page of `scripts/bench/first-run.ts`. */
import { decodeMaxPixels, uploadMaxBytes } from '../../../packages/domain/src';
import {
  type EngineOutcome,
  type EngineProgress,
  inspectPicture,
  networkThreads,
  ownWeights,
  type PictureSource,
  type WeightsKey,
  weights,
  weightsSourceOf,
} from '../../../packages/engines/src';
import { createDeviceBackgroundRemover } from '../../../packages/engines/src/background';
import { createDeviceTextReader } from '../../../packages/engines/src/text';
import { textLanguages } from '../../../packages/engines/src/text/text-languages';
import { createDeviceUpscaler } from '../../../packages/engines/src/upscale';

/** The duration of each phase of a run, by its id, in milliseconds. */
export type Phases = Record<string, number>;

const folder = new URL('/weights/', location.href).href;
const weightsAt = (key: WeightsKey) => weightsSourceOf({ ...weights, ...ownWeights }[key], folder);

const remover = createDeviceBackgroundRemover({
  weights: { people: weightsAt('modnet'), anything: weightsAt('u2netp') },
});
const reader = createDeviceTextReader({
  weightsOf: (language) => weightsAt(textLanguages[language].weights),
  lines: { detector: weightsAt('ppocrLines'), reader: weightsAt('ppocrEnglish') },
});
const upscaler = createDeviceUpscaler({ weightsAt });

type Options = { signal: AbortSignal; onProgress: (progress: EngineProgress) => void };

const upscaling = { factor: 2, format: 'png', quality: 1 } as const;

/** One run of each kind that downloads a network. */
const runs = {
  'Best, anything': (picture: PictureSource, options: Options) =>
    remover.run({ picture, method: 'best', subject: 'anything' }, options),
  'Best, people': (picture: PictureSource, options: Options) =>
    remover.run({ picture, method: 'best', subject: 'people' }, options),
  Text: (picture: PictureSource, options: Options) => reader.run({ picture, languages: ['eng'] }, options),
  Sharp: (picture: PictureSource, options: Options) =>
    upscaler.run({ picture, method: 'sharp', ...upscaling }, options),
  Fast: (picture: PictureSource, options: Options) =>
    upscaler.run({ picture, method: 'fast', ...upscaling }, options),
} satisfies Record<string, (picture: PictureSource, options: Options) => Promise<EngineOutcome<unknown>>>;

export type RunName = keyof typeof runs;

async function fetchPicture(name: string): Promise<PictureSource> {
  const file = new File([await (await fetch(`/pictures/${name}`)).blob()], name);
  const inspection = await inspectPicture([file], { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

/** Runs it once. `fresh` deletes what earlier runs downloaded. */
async function time({ run, picture, fresh }: TimedRun): Promise<Phases> {
  const source = await fetchPicture(picture);
  if (fresh) await caches.delete('verapix-downloads');
  const phases: Phases = {};
  let current = { id: 'start', since: performance.now() };
  const enter = (id: string) => {
    const now = performance.now();
    phases[current.id] = (phases[current.id] ?? 0) + now - current.since;
    current = { id, since: now };
  };
  const outcome = await runs[run](source, {
    signal: new AbortController().signal,
    onProgress: ({ phase }) => phase !== current.id && enter(phase),
  });
  enter('end');
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return phases;
}

interface TimedRun {
  run: RunName;
  picture: string;
  fresh: boolean;
}

/** What the bench calls in the page. */
export interface FirstRunBench {
  networkThreads: typeof networkThreads;
  time: typeof time;
}

Object.assign(window, { networkThreads, time } satisfies FirstRunBench);
