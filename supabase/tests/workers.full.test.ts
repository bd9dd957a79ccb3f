/** `npm run worker` as processes of their own, on one queue. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createFolder } from '@verapix/server/node/files';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { startService } from '../local/service.ts';
import { addUser, databaseOfFile } from './database.ts';

const database = databaseOfFile();
const environment = { ...realEnvironment, siteUrl: 'https://app.test' };
const count = 200;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verapix-workers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Queues so many jobs of two accounts, each with a picture of its own. */
async function queueJobs(): Promise<string[]> {
  const { sql } = database;
  const [jobs, files, ids] = [createJobs(sql, environment), createFolder(folder), [] as string[]];
  const owners = await Promise.all(
    [1, 2].map(async () => {
      const userId = crypto.randomUUID();
      await addUser(sql, { id: userId, email: `${userId}@example.com` });
      const { record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
      await createAccounts(sql, environment).change(userId, ({ apiKeys }) => apiKeys.push(record));
      return { userId, keyId: record.id };
    }),
  );
  for (let index = 0; index < count; index += 1) {
    const owner = owners[index % 2];
    if (!owner) throw new Error('There is no owner.');
    const [width, height] = [400 + index, 300];
    const background = { r: index, g: 120, b: 200 };
    const file = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const id = `job_${String(index).padStart(24, '0')}`;
    await jobs.add({
      id,
      user_id: owner.userId,
      key_id: owner.keyId,
      mode: 'live',
      scale_factor: 2,
      model: 'fast',
      priority: index % 3 === 0,
      format: 'png',
      input_width: width,
      input_height: height,
      input_bytes: file.byteLength,
      webhook_url: null,
      idempotency: null,
      cost: 1,
      plan: 'premium',
    });
    await files.put(id, new Uint8Array(file), 'image/png');
    await jobs.enqueue(id);
    ids.push(id);
  }
  return ids;
}

it('two workers share 200 jobs; one is killed, and none is lost or done twice', {
  timeout: 300_000,
}, async () => {
  const { sql } = database;
  // Every change of a job is recorded, so that a job which is done twice is seen.
  await sql`create table public.ends (id text, attempts int, worker text default current_setting('application_name'))`;
  await sql`grant insert on public.ends to service_role`;
  await sql`
    create function public.note_end() returns trigger language plpgsql as $$
    begin insert into public.ends (id, attempts) values (new.id, new.attempts); return new; end $$`;
  await sql`
    create trigger note_end after update on public.jobs for each row
    when (old.status <> 'succeeded' and new.status = 'succeeded') execute function public.note_end()`;
  const ids = await queueJobs();
  const variables = {
    FILES_DIR: folder,
    API_URL: 'https://api.test',
    SITE_URL: 'https://app.test',
    WORKERS: '1',
  };
  const start = (name: string) =>
    startService('worker', { ...variables, DATABASE_URL: `${database.url()}&application_name=${name}` });
  const [one, other] = [start('one'), start('other')];
  const startTime = performance.now();
  try {
    const counts = async () => {
      const [row] = await sql<{ done: number; running: number }[]>`
        select count(*) filter (where status = 'succeeded')::int as done,
          count(*) filter (where status = 'running')::int as running from public.jobs`;
      return row ?? { done: 0, running: 0 };
    };
    // It is killed in the middle of a job.
    for (let now = await counts(); now.done < count / 4 || now.running < 2; now = await counts())
      await pause(5);
    await one.kill();
    for (let now = await counts(); now.done < count; now = await counts()) await pause(100);
  } finally {
    await Promise.all([one.kill(), other.stop()]);
  }
  const ends = await sql<
    { id: string; attempts: number; worker: number }[]
  >`select * from public.ends order by id`;
  expect(ends.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ends.map(({ worker }) => worker)).size).toBe(2);
  // What the killed worker was doing was done again, by the other.
  const again = ends.filter(({ attempts }) => attempts > 1);
  expect(again.length).toBeLessThanOrEqual(1);
  // Only the results are left.
  const results = await sql<{ result_id: string; output_width: number; input_width: number }[]>`
    select result_id, output_width, input_width from public.jobs order by result_id`;
  for (const { output_width, input_width } of results) expect(output_width).toBe(2 * input_width);
  const jobs = createJobs(sql, environment);
  while ((await jobs.deleteExpired(createFolder(folder).remove)) > 0);
  const left = (await readdir(folder)).filter((name) => !name.startsWith('up_'));
  expect(left).toEqual([]);
  const shares = [...new Set(ends.map(({ worker }) => worker))].map(
    (each) => ends.filter(({ worker }) => worker === each).length,
  );
  console.warn(
    `${count} jobs by two workers in ${Math.round((performance.now() - startTime) / 100) / 10} s: ${shares.join(' and ')}; done again after the kill: ${again.length}.`,
  );
});
