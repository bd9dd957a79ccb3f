import type { Engine, EnginePhase } from '../engine';
import { outcomeOf, step } from '../failures';
import { decodePicture, encodePicture } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { type ImageGeneratorInput, type ImageGeneratorOutput, imageGeneratorFailure } from './contract';
import { withMetadata } from './jpeg-metadata';

const phases = [
  { id: 'request', label: 'Waiting for the image service', weight: 0.9 },
  { id: 'encode', label: 'Writing the file', weight: 0.1 },
] as const satisfies readonly EnginePhase[];

/** Timeout of a request to the service, in milliseconds. */
const defaultTimeoutMs = 60_000;
/** Maximum size of the service's picture, in bytes. */
const maxBytes = 30 * 1024 * 1024;

const names = ['prompt', 'width', 'height', 'seed', 'style', 'negative', 'strength'] as const;

/**
 * The URL of a request: the template with `{prompt}`, `{width}`, `{height}`, `{seed}`, `{style}`, `{negative}` and
 * `{strength}` filled in. Values are encoded, so that a prompt cannot change the rest of the URL.
 */
export function providerUrl(template: string, input: ImageGeneratorInput): string {
  return names.reduce(
    (url, name) => url.replaceAll(`{${name}}`, encodeURIComponent(String(input[name] ?? ''))),
    template,
  );
}

interface ProviderOptions {
  template: string;
  fetch?: typeof fetch;
  /** Decodes the service's picture and encodes it as JPEG; tests without a canvas pass a fake. */
  reencode?: (picture: Blob) => Promise<{ blob: Blob; width: number; height: number }>;
  timeoutMs?: number;
}

async function reencodeAsJpeg(picture: Blob): Promise<{ blob: Blob; width: number; height: number }> {
  const raster = await step('decode-failed', () => decodePicture(picture));
  const blob = await encodePicture(raster, {
    format: 'jpeg',
    quality: 0.92,
  });
  return { blob, width: raster.width, height: raster.height };
}

async function request(
  url: string,
  { fetch: get = fetch, timeoutMs = defaultTimeoutMs }: ProviderOptions,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await get(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The image service responded with status ${response.status}.`);
  const blob = await response.blob();
  if (blob.size > maxBytes)
    throw new Error(`The image service sent ${blob.size} bytes, more than the maximum of ${maxBytes}.`);
  return blob;
}

/** Requests the picture from the configured service. It is encoded again, which removes the service's metadata. */
export function createProviderImageGenerator(
  options: ProviderOptions,
): Engine<ImageGeneratorInput, ImageGeneratorOutput> {
  const { template, reencode = reencodeAsJpeg } = options;
  return {
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const start = performance.now();
      const report = createProgressReporter(phases, onProgress);
      report({ phase: 'request' });
      const outcome = await outcomeOf(async (): Promise<ImageGeneratorOutput> => {
        const picture = await step('model-unavailable', () =>
          request(providerUrl(template, input), options, signal),
        );
        report({ phase: 'encode' });
        const { blob, width, height } = await step('encode-failed', () => reencode(picture));
        const labelled = await step('encode-failed', () =>
          withMetadata(blob, { description: 'Made by an image service from a description.' }),
        );
        return {
          blob: labelled,
          width,
          height,
          seed: input.seed,
          method: 'provider',
          painted: [],
          notPainted: [],
          durationMs: performance.now() - start,
        };
      }, imageGeneratorFailure);
      signal.throwIfAborted();
      return outcome;
    },
  };
}
