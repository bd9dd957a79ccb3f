import type { PublicApi } from '@verapix/client/api/public-api';
import { failure } from '@verapix/client/problem';
import {
  type ApiErrorBody,
  type UpscaleJob,
  type UpscaleResult,
  jobStatuses,
} from '@verapix/domain/public-api';
import type { SendTrialOutcome, TrialAnswer, TrialJob, TrialRequest } from '@verapix/machines';
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

/** What a browser adds to a request by itself is left out: the API reads the key alone. */
const plain = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;

const authorization = (apiKey: string) => ({ Authorization: `Bearer ${apiKey}` });

async function requestOf(request: TrialRequest): Promise<[path: string, init: RequestInit]> {
  const { apiKey, picture, scaleFactor, model, respondAsync } = request;
  const file = await picture();
  const options = new URLSearchParams({ scale_factor: String(scaleFactor), model });
  const init: RequestInit = {
    ...plain,
    method: 'POST',
    headers: {
      ...authorization(apiKey),
      'Content-Type': file.type || 'application/octet-stream',
      ...(respondAsync && { Prefer: 'respond-async' }),
    },
    body: file,
  };
  return [`/v1/upscale?${options}`, init];
}

/** Sends a request and reads the answer, with the picture if there is one. */
async function exchange(api: TimedApi, path: string, init: RequestInit): Promise<SendTrialOutcome> {
  const { signal = null } = init;
  const start = api.now();
  const response = await api.fetch(api.base + path, init);
  const body = await response.text();
  const metadata = { ...metadataOf(response), body, milliseconds: api.now() - start };
  if (!response.ok) {
    const { error } = valueIn<ApiErrorBody>(errorSchema, body) ?? {};
    return { ok: true, answer: { kind: 'refused', ...metadata, ...(error && { error }) } };
  }
  const job = valueIn<UpscaleJob>(jobSchema, body);
  if (!job) return failure('invalid_response');
  if (job.status === 'queued' || job.status === 'running')
    return { ok: true, answer: { kind: 'accepted', ...metadata, job } };
  if (job.status !== 'succeeded') return { ok: true, answer: { kind: 'unsuccessful', ...metadata, job } };
  const result = valueIn<UpscaleResult>(resultSchema, body);
  const file = result && (await api.fetch(result.output.url, { signal, credentials: 'omit' }));
  if (!result || !file?.ok) return failure('invalid_response');
  return { ok: true, answer: { kind: 'upscaled', ...metadata, result, picture: await file.blob() } };
}

/** Returns why there was no answer. Rethrows what is no failure of the network. */
async function outcomeOf(run: () => Promise<SendTrialOutcome>): Promise<SendTrialOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout');
    // `fetch` throws it without a connection.
    if (error instanceof TypeError) return failure('unreachable');
    throw error;
  }
}

const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);

/**
 * The requests of the form, as any program would send them. An API error is an answer; no answer is a problem. The
 * key of the last request is kept in memory, for those about its job.
 */
export function createTrialRequests(api: TimedApi) {
  let key = '';
  const sendAboutJob = (method: 'GET' | 'POST', path: string, signal: AbortSignal) =>
    outcomeOf(() =>
      exchange(api, path, { ...plain, method, headers: authorization(key), signal: limited(signal) }),
    );
  return {
    /** Sends a picture. */
    send: (request: TrialRequest, signal: AbortSignal): Promise<SendTrialOutcome> => {
      key = request.apiKey;
      return outcomeOf(async () => {
        const [path, init] = await requestOf(request);
        return exchange(api, path, { ...init, signal: limited(signal) });
      });
    },
    /** Fetches a job, with the picture if it succeeded. */
    fetchJob: ({ id }: TrialJob, signal: AbortSignal) => sendAboutJob('GET', `/v1/jobs/${id}`, signal),
    cancelJob: ({ id }: TrialJob, signal: AbortSignal) =>
      sendAboutJob('POST', `/v1/jobs/${id}/cancel`, signal),
  };
}

const size = { width: v.number(), height: v.number() };

const jobSchema = v.looseObject({ id: v.string(), status: v.picklist(jobStatuses) });

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
