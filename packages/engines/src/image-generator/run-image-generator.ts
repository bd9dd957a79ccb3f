import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { encodePicture } from '../picture/pixels';
import type { Report } from '../worker/serve-run';
import {
  type ImageGeneratorInput,
  type ImageGeneratorOutput,
  type ImageGeneratorPhase,
  imageGeneratorFailure,
} from './contract';
import { withMetadata } from '../picture/jpeg-metadata';
import { paintPicture, wordsOfPicture } from './paint/paint-picture';

/** Dependencies of a run. */
interface ImageGeneratorTools {
  encode: typeof encodePicture;
}

export type ImageGeneratorResult = Omit<ImageGeneratorOutput, 'durationMs'>;

/** JPEG quality, 0 to 1: no visible loss, a third of the bytes of 1. */
const quality = 0.92;

/** Written to the file's metadata, so that the picture is not mistaken for the output of a model. */
const proceduralOrigin = {
  sourceType: 'algorithmicMedia',
  description:
    'Procedural preview by Verapix: painted by rules from words of a description. No model made this picture.',
} as const;

async function generate(
  input: ImageGeneratorInput,
  { encode }: ImageGeneratorTools,
  report: Report<ImageGeneratorPhase>,
): Promise<ImageGeneratorResult> {
  const { width, height, seed } = input;
  const words = wordsOfPicture(input);
  report({ phase: 'read', done: 1 });
  const picture = await step('engine-unavailable', () =>
    paintPicture(input, (done) => report(done < 1 ? { phase: 'paint', done } : { phase: 'finish', done: 0 })),
  );
  report({ phase: 'encode' });
  const blob = await step('encode-failed', async () =>
    withMetadata(await encode(picture, { format: 'jpeg', quality }), proceduralOrigin),
  );
  report({ phase: 'encode', done: 1 });
  return { blob, width, height, seed, method: 'procedural', ...words };
}

/** A run inside the worker. Resolves with a failure for every expected error. */
export function runImageGenerator(
  tools: ImageGeneratorTools,
  input: ImageGeneratorInput,
  report: Report<ImageGeneratorPhase>,
): Promise<EngineOutcome<ImageGeneratorResult>> {
  return outcomeOf(() => generate(input, tools, report), imageGeneratorFailure);
}
