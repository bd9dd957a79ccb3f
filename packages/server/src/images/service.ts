import { type ImageStyle, imageService, styleStrength } from '@verapix/domain';
import * as v from 'valibot';
import { withTimeLimit } from '../time-limit';
import type { ImageAnswer, ImageRequest, ImageService } from './ports';

/** The shapes of services: an OpenAI-compatible images endpoint, and a Stable Diffusion server (AUTOMATIC1111's API). */
export const imageServiceKinds = ['openai', 'stable-diffusion'] as const;
export type ImageServiceKind = (typeof imageServiceKinds)[number];

export interface ImageServiceConfig {
  kind: ImageServiceKind;
  /** The address before `/v1/images/generations` or `/sdapi/v1/txt2img`, without a trailing slash. */
  url: string;
  /** A bearer token; for a Stable Diffusion server the `user:password` of `--api-auth`. */
  key?: string | undefined;
  model?: string | undefined;
}

interface ImageServiceOptions {
  /** Milliseconds. */
  timeout?: number;
  maxBytes?: number;
}

const settings = [
  'IMAGE_SERVICE_KIND',
  'IMAGE_SERVICE_URL',
  'IMAGE_SERVICE_KEY',
  'IMAGE_SERVICE_MODEL',
] as const;

/**
 * Reads the settings of the image service from environment variables; `undefined` if none is set. Throws if they are
 * incomplete or invalid, with a message that names the variable.
 */
export function readImageService(
  variable: (name: (typeof settings)[number]) => string | undefined,
): ImageServiceConfig | undefined {
  const [kindText, urlText, key, model] = settings.map((name) => variable(name)?.trim() || undefined);
  if (!kindText && !urlText) return undefined;
  const kind = imageServiceKinds.find((each) => each === kindText);
  if (!kind) throw new Error(`IMAGE_SERVICE_KIND is not set to one of: ${imageServiceKinds.join(', ')}.`);
  const url = urlText && URL.canParse(urlText) ? new URL(urlText) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isHttp || url.username || url.search || url.hash) {
    throw new Error('IMAGE_SERVICE_URL is not an address such as https://api.openai.com.');
  }
  return { kind, url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''), key, model };
}

const styleWords: Record<ImageStyle, string> = {
  realistic: 'a realistic photograph',
  anime: 'an anime drawing',
  '3d': 'a 3D rendering',
  watercolor: 'a watercolor painting',
};

/** The prompt with its style in words: services have no common parameter for it. */
function promptOf({ prompt, style, strength }: ImageRequest): string {
  if (!style) return prompt;
  const third = (styleStrength.max - styleStrength.min) / 3;
  const degree = strength < third ? 'with a hint of' : strength > 2 * third ? 'entirely as' : 'as';
  return `${prompt}, ${degree} ${styleWords[style]}`;
}

/** What a kind of service is sent, and how its answers are read. */
interface Shape {
  path: string;
  body: (request: ImageRequest, model: string | undefined) => object;
  authorization: (key: string) => string;
  /** The picture in base64; `undefined` if the answer has none. */
  pictureIn: (answer: unknown) => string | undefined;
}

/** Models of OpenAI that have fixed sizes: square, landscape, portrait. Others take the size that is asked for. */
const fixedSizes: [model: RegExp, sizes: [square: string, landscape: string, portrait: string]][] = [
  [/^(?:chat)?gpt-image/, ['1024x1024', '1536x1024', '1024x1536']],
  [/^dall-e-3/, ['1024x1024', '1792x1024', '1024x1792']],
  [/^dall-e-2/, ['1024x1024', '1024x1024', '1024x1024']],
];

function openAiSize({ width, height }: ImageRequest, model = ''): string {
  const sizes = fixedSizes.find(([pattern]) => pattern.test(model))?.[1];
  const [square, landscape, portrait] = sizes ?? [];
  const fixed = width === height ? square : width > height ? landscape : portrait;
  return fixed ?? `${width}x${height}`;
}

const openAiAnswer = v.object({ data: v.tuple([v.object({ b64_json: v.string() })]) });
const stableDiffusionAnswer = v.object({ images: v.tuple([v.string()]) });

const shapes: Record<ImageServiceKind, Shape> = {
  openai: {
    path: '/v1/images/generations',
    body: (request, model) => ({
      ...(model && { model }),
      prompt: request.negative
        ? `${promptOf(request)}\n\nThe picture must not show: ${request.negative}`
        : promptOf(request),
      n: 1,
      size: openAiSize(request, model),
      // These models always answer in base64, and refuse the parameter.
      ...(!/^(?:chat)?gpt-image/.test(model ?? '') && { response_format: 'b64_json' }),
    }),
    authorization: (key) => `Bearer ${key}`,
    pictureIn: (answer) => {
      const parsed = v.safeParse(openAiAnswer, answer);
      return parsed.success ? parsed.output.data[0].b64_json : undefined;
    },
  },
  'stable-diffusion': {
    path: '/sdapi/v1/txt2img',
    body: (request, model) => ({
      prompt: promptOf(request),
      negative_prompt: request.negative,
      width: request.width,
      height: request.height,
      seed: request.seed,
      batch_size: 1,
      n_iter: 1,
      ...(model && { override_settings: { sd_model_checkpoint: model } }),
    }),
    authorization: (key) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(key)))}`,
    pictureIn: (answer) => {
      const parsed = v.safeParse(stableDiffusionAnswer, answer);
      // Some versions write a data URL.
      return parsed.success ? parsed.output.images[0].replace(/^data:[^,]{0,100},/, '') : undefined;
    },
  },
};

const errorAnswer = v.object({ error: v.object({ code: v.string(), message: v.fallback(v.string(), '') }) });

/** Codes of OpenAI, Azure and compatible services for a request that their moderation refuses. */
const moderationCodes = ['moderation_blocked', 'content_policy_violation', 'content_filter', 'contentFilter'];

const reasonMaxCharacters = 140;

/** The service's reason for a refusal, as one line; `undefined` if the answer is another error. */
function refusalIn(answer: unknown): string | undefined {
  const parsed = v.safeParse(errorAnswer, answer);
  if (!parsed.success || !moderationCodes.includes(parsed.output.error.code)) return undefined;
  const line = parsed.output.error.message.replace(/[\p{C}\s]+/gu, ' ').trim();
  const short = [...line].slice(0, reasonMaxCharacters).join('');
  return short.length < line.length ? `${short.trimEnd()}…` : line;
}

/** Reads a body to its end as JSON; `undefined` if it is none, or larger than `maxBytes`. */
async function readJson({ body }: Response, maxBytes: number): Promise<unknown> {
  if (!body) return undefined;
  const parts: BlobPart[] = [];
  let size = 0;
  // A reader instead of `for await`, which Safari does not have.
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value.slice());
  }
  try {
    return JSON.parse(await new Blob(parts).text());
  } catch {
    return undefined;
  }
}

async function ask(
  { kind, url, key, model }: ImageServiceConfig,
  request: ImageRequest,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<ImageAnswer> {
  const shape = shapes[kind];
  const response = await fetch(url + shape.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(key && { Authorization: shape.authorization(key) }),
    },
    body: JSON.stringify(shape.body(request, model)),
    // The key and the prompt go to the configured address and nowhere else.
    redirect: 'error',
    signal,
  });
  const answer = await readJson(response, maxBytes);
  const reason = response.ok ? undefined : refusalIn(answer);
  if (reason !== undefined) return { kind: 'refused', reason };
  if (response.status === 429) return { kind: 'busy' };
  if (!response.ok) return { kind: 'failed', reason: `It answered with status ${response.status}.` };
  const base64 = shape.pictureIn(answer);
  if (base64 !== undefined) return { kind: 'file', base64 };
  return { kind: 'failed', reason: 'Its answer has no picture, or is too large.' };
}

/** Creates the client of an image service. */
export function createImageService(
  config: ImageServiceConfig,
  {
    timeout = imageService.timeoutSeconds * 1000,
    maxBytes = imageService.answerMaxBytes,
  }: ImageServiceOptions = {},
): ImageService {
  return {
    generate: (request) =>
      withTimeLimit(timeout, (signal) =>
        ask(config, request, { maxBytes, signal }).catch((error: unknown): ImageAnswer => {
          if (signal.aborted) return { kind: 'slow' };
          return {
            kind: 'failed',
            reason: error instanceof Error ? error.message : 'It could not be reached.',
          };
        }),
      ),
  };
}
