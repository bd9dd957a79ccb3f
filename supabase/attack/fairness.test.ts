import { expect, it } from 'vitest';
import { plainPicture, stageOfFile, until } from './stage.ts';

const stage = stageOfFile();

it("(5) 24 long jobs of one account delay another's short one by at most one for each worker", async () => {
  const [many, one] = await Promise.all([stage.addAccount(), stage.addAccount()]);
  const [long, short] = await Promise.all([plainPicture(1600, 1600), plainPicture(64, 48)]);
  const wait = { Prefer: 'respond-async' };
  for (let count = 0; count < 24; count += 1) {
    const queued = await stage.upscale(many.key, { image_url: long, scale_factor: 2 }, wait);
    expect(queued.status).toBe(202);
  }
  const begun = async () => {
    const [row] = await stage.sql<{ count: number }[]>`
      select count(*)::int as count from public.jobs where user_id = ${many.userId} and status <> 'queued'`;
    return row?.count ?? 0;
  };
  stage.startWorker(2);
  await until(async () => (await begun()) >= 2, 30, 'both processes work');
  const answer = await stage.upscale(one.key, { image_url: short, scale_factor: 2 }, { Prefer: 'wait=30' });
  expect(answer.status).toBe(200);
  const [ended] = await stage.sql<{ count: number }[]>`
    select count(*)::int as count from public.jobs long, public.jobs short
    where long.user_id = ${many.userId} and short.user_id = ${one.userId}
      and long.finished_at between short.created_at and short.finished_at`;
  console.warn(`Long jobs ended while the short one waited and ran: ${ended?.count}.`);
  // The one of each process, and another that the second process ends while the first does the short one.
  expect(ended?.count).toBeLessThanOrEqual(3);
}, 120_000);
