import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@verapix/domain';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createFolder } from '@verapix/server/node/files';
import type { NewJob } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import { workOnce } from '@verapix/server/public-api/worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { addUser, databaseOfFile } from '../tests/database.ts';
import { plainPicture } from './stage.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const database = databaseOfFile();
let folder = '';
let [userId, keyId] = ['', ''];
let late = 0;
const environment = { ...realEnvironment, siteUrl: 'https://app.test', now: () => Date.now() + late };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verapix-killed-'));
  userId = crypto.randomUUID();
  await addUser(database.sql, { id: userId, email: `${userId}@example.com` });
  const { record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
  await createAccounts(database.sql, environment).change(userId, ({ apiKeys }) => apiKeys.push(record));
  keyId = record.id;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Does a job in a process of its own that is killed at a step. Returns whether there was such a step. */
async function killAt(step: number, job: NewJob, picture: string): Promise<boolean> {
  const script = join(import.meta.dirname, 'killed-at-step.ts');
  const values = [String(step), database.url(), folder, JSON.stringify(job), picture];
  const { killed, stdout } = await run(join(root, 'node_modules/.bin/tsx'), [script, ...values], {
    cwd: root,
  }).then(
    (output) => ({ killed: false, ...output }),
    (error: { signal: string | null; code: number | null; stderr: string }) => {
      // tsx passes the signal of its process on as an exit code.
      if (error.signal !== 'SIGKILL' && error.code !== 137) throw error;
      return { killed: true, stdout: '' };
    },
  );
  if (!killed) expect(stdout).toContain('done');
  return killed;
}

/** Every file has a row that names it, and every row that promises a file has it. */
async function expectFilesToMatchRows(): Promise<void> {
  const { sql } = database;
  const names = await sql<{ name: string }[]>`
    select id as name from public.jobs union select result_id from public.jobs where result_id is not null
    union select name from private.unused_files`;
  const stored = await readdir(folder);
  const known = new Set(names.map(({ name }) => name));
  expect(stored.filter((name) => !known.has(name))).toEqual([]);
  const promised = await sql<{ result_id: string }[]>`
    select result_id from public.jobs where status = 'succeeded' and expires_at > ${new Date(environment.now())}`;
  expect(promised.filter(({ result_id }) => !stored.includes(result_id))).toEqual([]);
}

it('(4) a kill before and after every step of a job: no file without a row, no row without its file', async () => {
  const picture = (await plainPicture(64, 48)).split(',')[1] ?? '';
  const jobs = createJobs(database.sql, environment);
  const files = createFolder(folder);
  const pictures = () => import('@verapix/server/node/picture-tools');
  const removeExpired = async () => {
    while ((await jobs.deleteExpired(files.remove)) > 0);
  };
  let steps = 0;
  for (let isKilled = true; isKilled; steps += 1) {
    const job: NewJob = {
      id: `job_${String(steps).padStart(24, '0')}`,
      user_id: userId,
      key_id: keyId,
      mode: 'live',
      scale_factor: 2,
      model: 'fast',
      priority: false,
      format: 'png',
      input_width: 64,
      input_height: 48,
      input_bytes: 100,
      webhook_url: null,
      idempotency: null,
      cost: 1,
      plan: 'premium',
    };
    isKilled = await killAt(steps, job, picture);
    await expectFilesToMatchRows();
    // Another worker takes over when the claim has ended, and both what is used and what is not ends in time.
    late += (api.leaseSeconds + 1) * 1000;
    while (await workOnce({ ...environment, queue: jobs, files, pictures }));
    await expectFilesToMatchRows();
    const row = await jobs.find(job.id);
    if (row) expect(['succeeded', 'failed']).toContain(row.status);
    late += (api.resultLifetimeSeconds + 60) * 1000;
    await removeExpired();
    expect(await readdir(folder)).toEqual([]);
  }
  console.warn(`A job was killed at ${steps - 1} steps.`);
  expect(steps).toBeGreaterThan(15);
}, 240_000);
