import { expect, it } from 'vitest';
import { plainPicture, stageOfFile } from './stage.ts';

const stage = stageOfFile();
const hour = 3_600_000;

it.each([
  ['ahead', 2],
  ['behind', -2],
])('(15) a clock that is two hours %s changes neither jobs nor results nor limits', async (_what, hours) => {
  const { key } = await stage.addAccount();
  await stage.restartApi(-hours * hour);
  const worker = stage.startWorker(1, hours * hour);
  const image_url = await plainPicture(64, 48);
  const answer = await stage.upscale(key, { image_url, scale_factor: 2 }, { Prefer: 'wait=25' });
  expect(answer.body).toMatchObject({ status: 'succeeded' });
  const job = answer.body as unknown as { output: { url: string }; created_at: string; expires_at: string };
  expect(Math.abs(Date.parse(job.created_at) - Date.now())).toBeLessThan(60_000);
  expect(Math.abs(Date.parse(job.expires_at) - Date.now() - hour)).toBeLessThan(60_000);
  expect((await fetch(job.output.url)).status).toBe(200);
  expect(Number(answer.headers.get('RateLimit-Reset'))).toBeLessThan(120);
  await worker.kill();
});
