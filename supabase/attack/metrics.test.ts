import { expect, it } from 'vitest';
import { plainPicture, stageOfFile, until } from './stage.ts';

const stage = stageOfFile();

it('(13) the numbers of all workers are answered at one port', async () => {
  const port = 20_000 + (process.pid % 20_000);
  const { key } = await stage.addAccount();
  stage.startWorker(2, 0, { METRICS_PORT: String(port) });
  const image_url = await plainPicture(64, 48);
  for (let count = 0; count < 3; count += 1) {
    const { body } = await stage.upscale(key, { image_url, scale_factor: 2 }, { Prefer: 'wait=20' });
    expect(body.status).toBe('succeeded');
  }
  const text = () => fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text());
  const counted = /verapix_tasks_total\{task="job",outcome="succeeded"\} 3/;
  await until(async () => counted.test(await text()), 10, 'three jobs are counted');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
