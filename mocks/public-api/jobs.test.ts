import { api as limits } from '@verapix/domain';
import type { JobList, UpscaleJob } from '@verapix/domain/public-api';
import { describe, expect, it, vi } from 'vitest';
import { giveApiKey, testOrigin } from '../testing/test-backend';
import { apiForEachTest, errorIn, outcomeOf, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

async function send(path: string, { key = api.premium.key, method = 'GET' } = {}) {
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await api.backend.fetch(new Request(testOrigin + path, { method, headers }));
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const queue = async (headers: Record<string, string> = { Prefer: 'respond-async' }, more: object = {}) => {
  const answer = await upscaleBy(api.backend, api.premium.key, { ...api.body(), ...more }, { headers });
  return { ...answer, job: answer.body as UpscaleJob };
};

describe('a request that does not wait', () => {
  it('gets the job, whose address tells how it ended', async () => {
    const { status, headers, job } = await queue();
    expect(status).toBe(202);
    expect(job).toMatchObject({ model: 'fast', priority: false });
    expect(job.status).toMatch(/^(queued|running)$/);
    expect(job.output).toBeUndefined();
    const path = headers.get('Location') ?? '';
    expect(path).toBe(`/v1/jobs/${job.id}`);
    await vi.waitFor(async () => expect((await send(path)).body).toMatchObject({ status: 'succeeded' }));
    const { body } = await send(path);
    const { output } = body as UpscaleJob;
    expect((await api.backend.fetch(new Request(output?.url ?? ''))).status).toBe(200);
  });

  it.each(['respond-async', 'foo; bar, respond-async', 'wait=0', 'WAIT = 0'])(
    'says so in Prefer: %s',
    async (Prefer) => {
      expect((await queue({ Prefer })).status).toBe(202);
    },
  );

  it.each(['', 'wait=30', 'return=minimal', 'wait=soon'])('does not say so: %j', async (Prefer) => {
    expect((await queue({ Prefer })).status).toBe(200);
  });
});

describe('a job', () => {
  it('that failed says why, as the request that waited for it', async () => {
    await api.setUp({ decode: () => Promise.reject(new Error('damaged')) });
    const waited = await upscaleBy(api.backend, api.premium.key, api.body());
    expect(outcomeOf(waited)).toBe('415 unsupported_image');
    const { body } = await send('/v1/jobs');
    expect((body as JobList).jobs).toMatchObject([
      { status: 'failed', error: { code: 'unsupported_image', message: errorIn(waited).message } },
    ]);
  });

  it('that fails unexpectedly is tried three times', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const encode = vi.fn(() => Promise.reject(new Error('disk on fire')));
    await api.setUp({ encode });
    expect(outcomeOf(await upscaleBy(api.backend, api.premium.key, api.body()))).toBe('500 internal_error');
    expect(encode).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });

  it('(3) that never ends is given up after its longest time, each of three times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const faults = vi.spyOn(console, 'error').mockReturnValue();
    const decode = vi.fn(() => new Promise<never>(() => {}));
    await api.setUp({ decode });
    const { job } = await queue();
    for (let attempt = 1; attempt <= limits.jobAttempts; attempt += 1) {
      await vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(attempt));
      expect((await send(`/v1/jobs/${job.id}`)).body).toMatchObject({ status: 'running' });
      await vi.advanceTimersByTimeAsync(limits.jobMaxSeconds * 1000);
    }
    await vi.waitFor(async () =>
      expect((await send(`/v1/jobs/${job.id}`)).body).toMatchObject({
        status: 'failed',
        error: { code: 'internal_error' },
      }),
    );
    expect(faults).toHaveBeenCalledTimes(limits.jobAttempts);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('belongs to its account and mode', async () => {
    const { job } = await queue();
    const sibling = await giveApiKey(api.backend);
    const others = [
      await giveApiKey(api.backend, 'premium', 'test'),
      await giveApiKey(api.backend, 'lifetime'),
    ];
    expect((await send(`/v1/jobs/${job.id}`, sibling)).status).toBe(200);
    for (const { key } of others) {
      expect((await send(`/v1/jobs/${job.id}`, { key })).status).toBe(404);
      expect((await send(`/v1/jobs/${job.id}/cancel`, { key, method: 'POST' })).status).toBe(404);
      expect((await send('/v1/jobs', { key })).body).toEqual({ jobs: [], next_cursor: null });
    }
  });

  it('is canceled once, and its work is dropped', async () => {
    let decoded = () => {};
    await api.setUp({
      decode: () =>
        new Promise((resolve) => {
          decoded = () => resolve({ width: 8, height: 6, data: new Uint8Array(8 * 6 * 4) });
        }),
    });
    const { job } = await queue();
    const cancel = () => send(`/v1/jobs/${job.id}/cancel`, { method: 'POST' });
    expect((await cancel()).body).toMatchObject({ id: job.id, status: 'canceled' });
    decoded();
    expect((await cancel()).status).toBe(409);
    expect((await send(`/v1/jobs/${job.id}`)).body).toMatchObject({ status: 'canceled' });
  });

  it('needs the key of a live mode for priority', async () => {
    const { key } = await giveApiKey(api.backend, 'premium', 'test');
    const answer = await upscaleBy(api.backend, key, { ...api.body(), priority: true });
    expect(outcomeOf(answer)).toBe('422 validation_failed');
    expect((await queue({}, { priority: true })).job.priority).toBe(true);
  });

  // @spec role.gated
  it('with priority is done before those that wait without', async () => {
    const done: number[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { enlarge } = await import('./node-tools');
    await api.setUp({
      enlarge: async (raster, factor, options) => {
        await begun;
        done.push(factor);
        return enlarge(raster, factor, options);
      },
    });
    // The first is at work while the others wait.
    await queue(undefined, { scale_factor: 2 });
    await queue(undefined, { scale_factor: 3 });
    await queue(undefined, { scale_factor: 4, priority: true });
    begin();
    await vi.waitFor(() => expect(done).toEqual([2, 4, 3]));
  });

  it('is told to no webhook where none are sent', async () => {
    const { body } = await queue({}, { webhook_url: 'https://example.com/hook' });
    expect(body).toMatchObject({ error: { code: 'validation_failed', field: 'webhook_url' } });
  });
});

describe('the list of jobs', () => {
  it('has every job once, newest first, in pages of any size', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      // Two jobs of the same time, too.
      if (index % 2) api.backend.advance(1000);
      ids.push((await queue({})).job.id);
    }
    for (const limit of [1, 3, 7, 100]) {
      const listed: UpscaleJob[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const path: string = `/v1/jobs?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`;
        const { jobs, next_cursor } = (await send(path)).body as JobList;
        expect(jobs.length).toBeLessThanOrEqual(limit);
        listed.push(...jobs);
        cursor = next_cursor;
      }
      expect(listed.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      const times = listed.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().reverse());
    }
  });

  it('can be limited to a status', async () => {
    await queue({});
    expect(((await send('/v1/jobs?status=succeeded')).body as JobList).jobs).toHaveLength(1);
    expect(((await send('/v1/jobs?status=failed')).body as JobList).jobs).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=x',
    'status=done',
    'cursor=',
    'cursor=1.job_x',
    `cursor=${'9'.repeat(16)}.job_${'0'.repeat(24)}`,
  ])('is refused for %s', async (query) => {
    const { status, body } = await send(`/v1/jobs?${query}`);
    expect([status, (body as { error: { field: string } }).error.field]).toEqual([422, query.split('=')[0]]);
  });
});
