import type { Engine, EngineFailure, EnginePhase } from '../engine';
import { outcomeOf, step } from '../failures';
import { coverCanvas, encodeCanvas } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { type ImageGeneratorInput, type ImageGeneratorOutput, imageGeneratorFailure } from './contract';
import { withMetadata } from '../picture/jpeg-metadata';
import * as messages from '@verapix/messages/engines-image-generator';

const phases = [
  { id: 'request', label: messages.waiting, weight: 0.9 },
  { id: 'encode', label: messages.writing, weight: 0.1 },
] as const satisfies readonly EnginePhase[];

/** JPEG quality, 0 to 1. */
const quality = 0.92;

const serviceOrigin = {
  sourceType: 'trainedAlgorithmicMedia',
  description: 'Made by an AI model from a description, for Verapix.',
} as const;

/** Asks a service for a picture, in any size. The failure is shown as it is. Rejects if the signal aborts. */
export type RequestPicture = (
  input: ImageGeneratorInput,
  signal: AbortSignal,
) => Promise<{ ok: true; picture: Blob } | { ok: false; failure: EngineFailure }>;

interface ServiceOptions {
  request: RequestPicture;
  /** Crops the service's picture to a size and encodes it as JPEG; tests without a canvas pass a fake. */
  reencode?: (picture: Blob, size: { width: number; height: number }) => Promise<Blob>;
}

/** Services have sizes of their own. */
async function coverAsJpeg(picture: Blob, size: { width: number; height: number }): Promise<Blob> {
  const [canvas] = await step('decode-failed', () => coverCanvas(picture, size));
  return encodeCanvas(canvas, 'image/jpeg', quality);
}

/**
 * Has a service make the picture. It is encoded again, in the size that was asked for, which removes the service's
 * metadata; ours states that an AI model made it.
 */
export function createServiceImageGenerator({
  request,
  reencode = coverAsJpeg,
}: ServiceOptions): Engine<ImageGeneratorInput, ImageGeneratorOutput> {
  return {
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const start = performance.now();
      const report = createProgressReporter(phases, onProgress);
      report({ phase: 'request' });
      const answer = await request(input, signal);
      signal.throwIfAborted();
      if (!answer.ok) return answer;
      report({ phase: 'encode' });
      const { width, height, seed } = input;
      const outcome = await outcomeOf(async (): Promise<ImageGeneratorOutput> => {
        const blob = await step('encode-failed', async () =>
          withMetadata(await reencode(answer.picture, { width, height }), serviceOrigin),
        );
        const durationMs = performance.now() - start;
        return { blob, width, height, seed, method: 'service', painted: [], notPainted: [], durationMs };
      }, imageGeneratorFailure);
      signal.throwIfAborted();
      return outcome;
    },
  };
}
