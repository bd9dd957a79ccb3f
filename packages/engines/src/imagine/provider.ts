import type { Engine, EnginePhase } from '../engine';
import { outcomeOf, step } from '../failures';
import { decodePicture, encodePicture, white } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { imagineFailure } from './failures';
import { withOrigin } from './jpeg';
import type { ImagineInput, ImagineOutput } from './types';

const phases = [
  { id: 'ask', label: 'Waiting for the image service', weight: 0.9 },
  { id: 'encode', label: 'Writing the file', weight: 0.1 },
] as const satisfies readonly EnginePhase[];

/** How long a service may take for a picture, in milliseconds. */
const patienceMs = 60_000;
/** Most bytes a service's picture may have. */
const maxBytes = 30 * 1024 * 1024;

const names = ['prompt', 'width', 'height', 'seed', 'style', 'negative', 'strength'] as const;

/**
 * The address that asks for a picture: the template with `{prompt}`, `{width}`, `{height}`, `{seed}`, `{style}`,
 * `{negative}` and `{strength}` filled in. Each is encoded, so that no text of a person changes anything else of it.
 */
export function providerAddress(template: string, input: ImagineInput): string {
  return names.reduce(
    (address, name) => address.replaceAll(`{${name}}`, encodeURIComponent(String(input[name] ?? ''))),
    template,
  );
}

export interface ProviderOptions {
  template: string;
  fetch?: typeof fetch;
  /** Reads what came as a picture and writes it as JPEG; a test without a canvas gives a fake. */
  rewrite?: (picture: Blob) => Promise<{ blob: Blob; width: number; height: number }>;
  timeoutMs?: number;
}

async function rewriteAsJpeg(picture: Blob): Promise<{ blob: Blob; width: number; height: number }> {
  const raster = await step('decode-failed', () => decodePicture(picture));
  const blob = await encodePicture(raster, {
    format: 'jpeg',
    quality: 0.92,
    matte: white,
  });
  return { blob, width: raster.width, height: raster.height };
}

async function ask(
  address: string,
  { fetch: get = fetch, timeoutMs = patienceMs }: ProviderOptions,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await get(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok) throw new Error(`The image service answered ${answer.status}.`);
  const blob = await answer.blob();
  if (blob.size > maxBytes) throw new Error(`The image service sent ${blob.size} bytes.`);
  return blob;
}

/** Asks the configured service for the picture. What it sends is written anew, so that no metadata of its own comes along. */
export function createProviderImaginer(options: ProviderOptions): Engine<ImagineInput, ImagineOutput> {
  const { template, rewrite = rewriteAsJpeg } = options;
  return {
    id: 'device',
    phases,
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const start = performance.now();
      const report = createProgressReporter(phases, onProgress);
      report({ phase: 'ask' });
      const outcome = await outcomeOf(async (): Promise<ImagineOutput> => {
        const picture = await step('model-unavailable', () =>
          ask(providerAddress(template, input), options, signal),
        );
        report({ phase: 'encode' });
        const { blob, width, height } = await step('encode-failed', () => rewrite(picture));
        const named = await step('encode-failed', () =>
          withOrigin(blob, { description: 'Made by an image service from a description.' }),
        );
        return {
          blob: named,
          width,
          height,
          seed: input.seed,
          method: 'provider',
          painted: [],
          notPainted: [],
          durationMs: performance.now() - start,
        };
      }, imagineFailure);
      signal.throwIfAborted();
      return outcome;
    },
  };
}
