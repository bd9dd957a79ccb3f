import { afterEach, expect, it } from 'vitest';
import { plainPicture, stageOfFile, until } from './stage.ts';

const stage = stageOfFile();
afterEach(() => stage.storage.setSilent(false));

it('(3) a storage that never answers: requests end with 503 in 10 s, and work goes on within 5 s after it', async () => {
  stage.startWorker();
  const { key } = await stage.addAccount();
  const image_url = await plainPicture(64, 48);
  const request = { image_url, scale_factor: 2 };
  // The worker has to start first.
  const first = await stage.upscale(key, request, { Prefer: 'wait=30' });
  expect(first.status).toBe(200);
  const waiting = await stage.upscale(key, request, { Prefer: 'respond-async' });
  stage.storage.setSilent(true);
  const silent = await stage.upscale(key, request);
  expect(silent).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(silent.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  expect(silent.time).toBeLessThan(10_000);
  const { output } = first.body as unknown as { output: { url: string } };
  const begin = performance.now();
  expect((await fetch(output.url)).status).toBe(503);
  expect(performance.now() - begin).toBeLessThan(10_000);

  // The worker hangs in the middle of a job when the storage comes back.
  stage.storage.setSilent(false);
  const queued = await stage.upscale(key, request, { Prefer: 'respond-async' });
  stage.storage.setSilent(true);
  await until(
    async () => (await stage.jobStatus(queued.body.id)) !== 'queued',
    10,
    'the worker begins the job',
  );
  stage.storage.setSilent(false);
  const next = await stage.upscale(key, request, { Prefer: 'wait=20' });
  expect(next.status).toBe(200);
  expect(next.time).toBeLessThan(5_000);
  for (const { body } of [waiting, queued])
    await until(async () => (await stage.jobStatus(body.id)) === 'succeeded', 10, 'every job ends');
});
