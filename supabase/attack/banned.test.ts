import { expect, it } from 'vitest';
import { plainPicture, stageOfFile } from './stage.ts';

const stage = stageOfFile();

it.each([
  ['banned', "banned_until = now() + interval '1 hour'"],
  ['deleted, with a row that stays', 'deleted_at = now()'],
])('(9) a user who is %s loses key and results at once', async (_what, change) => {
  const [{ userId, key }, other] = await Promise.all([stage.addAccount(), stage.addAccount()]);
  stage.startWorker();
  const image_url = await plainPicture(64, 48);
  const done = await stage.upscale(key, { image_url, scale_factor: 2 }, { Prefer: 'wait=20' });
  expect(done.body).toMatchObject({ status: 'succeeded' });
  const { url } = (done.body as unknown as { output: { url: string } }).output;
  expect((await fetch(url)).status).toBe(200);
  await stage.sql.unsafe(`update auth.users set ${change} where id = '${userId}'`);
  expect((await fetch(url)).status).toBe(404);
  expect(await stage.upscale(key, { image_url, scale_factor: 2 })).toMatchObject({
    status: 401,
    body: { error: { code: 'invalid_key' } },
  });
  const unaffected = await stage.upscale(
    other.key,
    { image_url, scale_factor: 2 },
    { Prefer: 'respond-async' },
  );
  expect(unaffected.status).toBe(202);
});
