import type { SendTrialOutcome, TrialAnswer, TrialRequest } from '@verapix/machines';
import type { PublicApi } from '../../../../backend';
import { failure } from '../../../../backend/problem';
import { dataUrlOf } from './data-url-of';
import { errorIn, resultIn } from './trial-schemas';

/** The way to the API, and what measures it. */
export interface ApiReach extends PublicApi {
  /** The time in milliseconds, by a clock that only goes forth. */
  now: () => number;
}

/** Longest wait for an answer and the picture, in milliseconds: large pictures take their time. */
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

function saidBy({ status, headers }: Response) {
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

/** Asks, and reads everything: the answer's body, and the picture where there is one. */
async function exchange(reach: ApiReach, init: RequestInit): Promise<SendTrialOutcome> {
  const { signal } = init;
  const start = reach.now();
  const response = await reach.fetch(`${reach.base}/v1/upscale`, init);
  const body = await response.text();
  const said = { ...saidBy(response), body, milliseconds: reach.now() - start };
  if (!response.ok) {
    const error = errorIn(body);
    return { ok: true, answer: { kind: 'refused', ...said, ...(error && { error }) } };
  }
  const result = resultIn(body);
  const file =
    result && (await reach.fetch(result.output.url, { signal: signal ?? null, credentials: 'omit' }));
  if (!result || !file?.ok) return failure('invalid_response');
  return { ok: true, answer: { kind: 'upscaled', ...said, result, picture: await file.blob() } };
}

/** Sends a picture to the API as any program would. A refusal is an answer; no answer is a problem. */
export async function sendTrialRequest(
  reach: ApiReach,
  request: TrialRequest,
  signal: AbortSignal,
): Promise<SendTrialOutcome> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  try {
    return await exchange(reach, { ...(await requestOf(request)), signal: limited });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout');
    // What `fetch` throws without a connection.
    if (error instanceof TypeError) return failure('unreachable');
    throw error;
  }
}
