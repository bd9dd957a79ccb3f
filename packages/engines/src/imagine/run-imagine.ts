import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import { type encodePicture, white } from '../picture/pixels';
import type { Report } from '../worker/serve-run';
import { imagineFailure } from './failures';
import { withOrigin } from './jpeg';
import { paintPicture } from './paint/paint-picture';
import { paintedWords } from './painted';
import type { ImaginePhase } from './phases';
import type { ImagineInput, ImagineOutput } from './types';

/** What a run reaches outside for. */
export interface ImagineTools {
  encode: typeof encodePicture;
}

export type ImagineResult = Omit<ImagineOutput, 'durationMs'>;

/** JPEG quality, 0 to 1: no visible loss, a third of the bytes of 1. */
const quality = 0.92;

/** Said in the file itself, so that the picture never passes for a model's. */
const proceduralOrigin = {
  sourceType: 'algorithmicMedia',
  description:
    'Procedural preview by Verapix: painted by rules from words of a description. No model made this picture.',
} as const;

async function imagine(
  input: ImagineInput,
  { encode }: ImagineTools,
  report: Report<ImaginePhase>,
): Promise<ImagineResult> {
  const { prompt, negative, width, height, seed } = input;
  report({ phase: 'read', done: 1 });
  const picture = await step('engine-unavailable', () =>
    paintPicture(input, (done) => report(done < 1 ? { phase: 'paint', done } : { phase: 'finish', done: 0 })),
  );
  report({ phase: 'encode' });
  const blob = await step('encode-failed', async () =>
    withOrigin(await encode(picture, { format: 'jpeg', quality, matte: white }), proceduralOrigin),
  );
  report({ phase: 'encode', done: 1 });
  return { blob, width, height, seed, method: 'procedural', ...paintedWords(prompt, negative) };
}

/** The whole of a run, inside the worker. Resolves with every expected failure. */
export function runImagine(
  tools: ImagineTools,
  input: ImagineInput,
  report: Report<ImaginePhase>,
): Promise<EngineOutcome<ImagineResult>> {
  return outcomeOf(() => imagine(input, tools, report), imagineFailure);
}
