import type { PublicApi } from '@verapix/client';
import { failure } from '@verapix/client/problem';
import type { ApiErrorBody, UpscaleResult } from '@verapix/domain/public-api';
import type { SendTrialOutcome, TrialAnswer, TrialRequest } from '@verapix/machines';
import * as v from 'valibot';

/** The API, and a clock that measures the request. */
export interface TimedApi extends PublicApi {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

/** The time limit for the answer and the picture in milliseconds. Large pictures take long. */
const limitMs = 60_000;

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function rateLimitOf(headers: Headers): TrialAnswer['rateLimit'] {
  const [limit, remaining, resetSeconds] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map(
    (name) => wholeNumber(headers.get(name)),
  );
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}

function metadataOf({ status, headers }: Response) {
  const requestId = headers.get('X-Request-Id');
  const rateLimit = rateLimitOf(headers);
  const retryAfterSeconds = wholeNumber(headers.get('Retry-After'));
  return {
    status,
    ...(requestId && { requestId }),
    ...(rateLimit && { rateLimit }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

async function requestOf({ apiKey, picture, scaleFactor }: TrialRequest): Promise<RequestInit> {
  return {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ image_url: await dataUrlOf(await picture()), scale_factor: scaleFactor }),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
}

/** Sends the request and reads the answer, with the picture if there is one. */
async function exchange(api: TimedApi, init: RequestInit): Promise<SendTrialOutcome> {
  const { signal } = init;
  const start = api.now();
  const response = await api.fetch(`${api.base}/v1/upscale`, init);
  const body = await response.text();
  const metadata = { ...metadataOf(response), body, milliseconds: api.now() - start };
  if (!response.ok) {
    const { error } = valueIn<ApiErrorBody>(errorSchema, body) ?? {};
    return { ok: true, answer: { kind: 'refused', ...metadata, ...(error && { error }) } };
  }
  const result = valueIn<UpscaleResult>(resultSchema, body);
  const file =
    result && (await api.fetch(result.output.url, { signal: signal ?? null, credentials: 'omit' }));
  if (!result || !file?.ok) return failure('invalid_response');
  return { ok: true, answer: { kind: 'upscaled', ...metadata, result, picture: await file.blob() } };
}

/** Sends a picture to the API as any program would. An API error is an answer; no answer is a problem. */
export async function sendTrialRequest(
  api: TimedApi,
  request: TrialRequest,
  signal: AbortSignal,
): Promise<SendTrialOutcome> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  try {
    return await exchange(api, { ...(await requestOf(request)), signal: limited });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout');
    // `fetch` throws it without a connection.
    if (error instanceof TypeError) return failure('unreachable');
    throw error;
  }
}

/** The number of bytes converted at once: some browsers limit the number of arguments. */
const step = 0x8000;

/** A file as a data URL with its declared type. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`;
}

const size = { width: v.number(), height: v.number() };

/** What the page shows of a result. Other values are kept as they are. */
const resultSchema = v.looseObject({
  input: v.looseObject({ ...size, bytes: v.number() }),
  output: v.looseObject({ ...size, url: v.pipe(v.string(), v.url()) }),
});

const errorSchema = v.object({ error: v.looseObject({ code: v.string(), message: v.string() }) });

/** The value in a JSON body; undefined if it is anything else, for example because something other than the API answered. */
function valueIn<Value>(schema: v.GenericSchema, body: string): Value | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return parsed.success ? (parsed.output as Value) : undefined;
}
