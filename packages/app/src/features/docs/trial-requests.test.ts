import { createSeededBackend } from '@verapix/mocks/testing';
import { describe, expect, it, vi } from 'vitest';
import { samplePicture } from '../../content/docs/samples/sample';
import { createTrialRequests, type TimedApi } from './trial-requests';

const base = 'https://backend.test';
const never = new AbortController().signal;
const picture = async () => (await fetch(samplePicture)).blob();

/** The mock backend with a user's key. */
async function apiWithKey() {
  const backend = createSeededBackend();
  const { token } = await backend.signIn('premium');
  const created = await backend.fetch(
    new Request(`${base}/functions/v1/create-api-key`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Tries', type: 'test' }),
    }),
  );
  const { key } = (await created.json()) as { key: string };
  const api: TimedApi = {
    base,
    now: () => 0,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  };
  return { key, api };
}

/** An API with the same answer for every request. */
const always = (answer: () => Promise<Response>): TimedApi => ({ base, now: () => 0, fetch: answer });

const trial = {
  apiKey: 'vp_test_x',
  picture,
  scaleFactor: 2 as const,
  model: 'fast' as const,
  respondAsync: false,
};

describe('a request that tries the API', () => {
  it('returns the result, the headers and the picture', async () => {
    const { key, api } = await apiWithKey();
    const outcome = await createTrialRequests(api).send({ ...trial, apiKey: key }, never);
    if (!outcome.ok || outcome.answer.kind !== 'upscaled') throw new Error(JSON.stringify(outcome));
    const { answer } = outcome;
    expect(answer).toMatchObject({ status: 200, rateLimit: { limit: 20, remaining: 19 } });
    expect(answer.requestId).toMatch(/^req_/);
    expect(answer.result.output).toMatchObject({ width: 24, height: 16 });
    expect(answer.picture.size).toBe(answer.result.output.bytes);
  });

  it('returns the job of a request that does not wait, and then its picture', async () => {
    const { key, api } = await apiWithKey();
    const { send, fetchJob } = createTrialRequests(api);
    const accepted = await send({ ...trial, apiKey: key, respondAsync: true }, never);
    if (!accepted.ok || accepted.answer.kind !== 'accepted') throw new Error(JSON.stringify(accepted));
    expect(accepted.answer).toMatchObject({ status: 202, retryAfterSeconds: 2, job: { model: 'fast' } });
    const { job } = accepted.answer;
    await vi.waitFor(async () =>
      expect(await fetchJob(job, never)).toMatchObject({
        ok: true,
        answer: { kind: 'upscaled', result: { id: job.id, output: { width: 24 } } },
      }),
    );
  });

  it('cancels a job with the key of its request', async () => {
    const requests: Request[] = [];
    const { send, cancelJob } = createTrialRequests({
      base,
      now: () => 0,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ id: 'job_1', status: requests.length === 1 ? 'queued' : 'canceled' });
      },
    });
    await send(trial, never);
    expect(await cancelJob({ id: 'job_1' }, never)).toMatchObject({
      answer: { kind: 'unsuccessful', job: { status: 'canceled' } },
    });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${base}/v1/upscale?scale_factor=2&model=fast`,
      `POST ${base}/v1/jobs/job_1/cancel`,
    ]);
    expect(requests[1]?.headers.get('Authorization')).toBe(`Bearer ${trial.apiKey}`);
  });

  it('returns that the server does not have a model', async () => {
    const { key, api } = await apiWithKey();
    const outcome = await createTrialRequests(api).send({ ...trial, apiKey: key, model: 'sharp' }, never);
    expect(outcome).toMatchObject({ answer: { status: 422, error: { code: 'model_unavailable' } } });
  });

  it('returns an API error with its code', async () => {
    const { api } = await apiWithKey();
    const outcome = await createTrialRequests(api).send(trial, never);
    expect(outcome).toMatchObject({
      ok: true,
      answer: { kind: 'refused', status: 401, error: { code: 'invalid_key' } },
    });
  });

  it('returns how long to wait', async () => {
    const full = always(async () => new Response('{}', { status: 429, headers: { 'Retry-After': '7' } }));
    const outcome = await createTrialRequests(full).send(trial, never);
    expect(outcome).toMatchObject({ ok: true, answer: { status: 429, retryAfterSeconds: 7 } });
  });

  it.each(['<h1>Bad gateway</h1>', '{"error":"text"}', '[]', ''])(
    'returns the body of an answer that is not from the API: %j',
    async (body) => {
      const proxy = always(async () => new Response(body, { status: 502 }));
      const outcome = await createTrialRequests(proxy).send(trial, never);
      expect(outcome).toMatchObject({ ok: true, answer: { kind: 'refused', status: 502, body } });
      expect(outcome.ok && outcome.answer).not.toHaveProperty('error');
    },
  );

  it.each(['<html>', '{"status":"succeeded","id":"job_1"}', '{"id":"job_1","status":"new"}', 'null'])(
    'rejects any other result: %s',
    async (body) => {
      const outcome = await createTrialRequests(always(async () => new Response(body))).send(trial, never);
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_response' } });
    },
  );

  it.each([
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new DOMException('Too long', 'TimeoutError'), 'timeout'],
  ])('returns why there was no answer: %o', async (error, code) => {
    const outcome = await createTrialRequests(always(() => Promise.reject(error))).send(trial, never);
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
  });

  it('rejects with unexpected errors', async () => {
    const broken = always(() => Promise.reject(new Error('broken')));
    await expect(createTrialRequests(broken).send(trial, never)).rejects.toThrow('broken');
  });
});
