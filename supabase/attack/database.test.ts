import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseState } from './database-proxy.ts';
import { plainPicture, stageOfFile, until } from './stage.ts';

const stage = stageOfFile();
afterEach(() => stage.setDatabase('up'));

const list = async (key: string) => {
  const begin = performance.now();
  const response = await fetch(`${stage.url()}/v1/jobs`, { headers: { Authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers, time: performance.now() - begin };
};

describe('(15) a database that is away: 503 in 5 s, and the API goes on within 5 s after it, without a restart', () => {
  it.each<DatabaseState>(['down', 'frozen', 'dropping'])('%s', async (state) => {
    const worker = stage.startWorker();
    const { key } = await stage.addAccount();
    const request = { image_url: await plainPicture(64, 48), scale_factor: 2 };
    const first = await stage.upscale(key, request, { Prefer: 'respond-async' });
    const isDone = async () => (await stage.jobStatus(first.body.id)) === 'succeeded';
    await until(isDone, 50, 'the worker has started');
    await stage.setDatabase(state);
    // As many as there are connections, and more.
    const answers = await Promise.all(Array.from({ length: 15 }, () => list(key)));
    for (const { status, headers, time } of answers) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
      expect(time).toBeLessThan(5_500);
    }
    expect((await fetch(`${stage.url()}/health`)).status).toBe(503);
    await stage.setDatabase('up');
    const recovery = await until(
      async () => (await list(key)).status === 200,
      5,
      `the API goes on after ${state}`,
    );
    const job = await stage.upscale(key, request, { Prefer: 'wait=20' });
    expect(job.status).toBe(200);
    console.warn(
      `After ${state}: the API went on in ${recovery.toFixed()} ms, a job took ${job.time.toFixed()} ms.`,
    );
    expect(job.time).toBeLessThan(12_000);
    await worker.stop();
  });
});

describe('(15) requests that no client sends', () => {
  it.each([
    ['GET', '//evil.example/v1/jobs'],
    ['GET', '//evil.example/v1/openapi.json'],
    ['GET', '/v1/jobs/%00'],
    ['GET', '/v1/jobs/job_%00'],
    ['GET', '/v1/results/%00'],
    ['GET', '/v1/results/up_%ff'],
    ['GET', '/v1/jobs?cursor=999999999999999.job_000000000000000000000000'],
    ['GET', '/v1/jobs?cursor=99999999999999999999.job_000000000000000000000000'],
    ['GET', '/v1/jobs?status=%00&limit=1e9'],
    ['POST', '/v1/jobs/job_%00/cancel'],
    ['PATCH', '/v1/jobs'],
    ['GET', `/v1/${'a/'.repeat(20)}`],
  ])('%s %s is refused, and names no other host', async (method, path) => {
    const { key } = await stage.addAccount();
    const response = await fetch(`${stage.url()}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([400, 404, 405, 422]).toContain(response.status);
    expect(await response.text()).not.toContain('evil.example');
  });

  it('TRACE is refused', async () => {
    expect(await stage.statusOf('TRACE /v1/jobs HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^4/);
  });
});
