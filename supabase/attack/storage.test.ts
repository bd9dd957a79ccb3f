import { afterEach, expect, it } from 'vitest';
import { plainPicture, stageOfFile, until } from './stage.ts';

const stage = stageOfFile();
afterEach(() => {
  stage.storage.setSilent(false);
  stage.storage.setBroken(false);
});

it('(3) a storage that never answers: requests end with 503 in 10 s, and work goes on within 5 s after it', async () => {
  stage.startWorker();
  const { key } = await stage.addAccount();
  const image_url = await plainPicture(64, 48);
  const request = { image_url, scale_factor: 2 };
  const first = await stage.upscale(key, request);
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

it('(8) a storage that refuses a picture: no job is left, and the same key works at once', async () => {
  const { userId, key } = await stage.addAccount();
  const request = { image_url: await plainPicture(64, 48), scale_factor: 2 };
  const headers = { 'Idempotency-Key': 'order-1042', Prefer: 'respond-async' };
  stage.storage.setBroken(true);
  expect((await stage.upscale(key, request, headers)).status).toBe(503);
  expect(await stage.sql`select id from public.jobs where user_id = ${userId}`).toHaveLength(0);
  stage.storage.setBroken(false);
  expect((await stage.upscale(key, request, headers)).status).toBe(202);
});
