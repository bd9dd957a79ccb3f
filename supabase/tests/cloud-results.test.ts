/** The bundled functions in Deno, with rows in Postgres and files in a server in the place of the storage. */
import { cloudFileTypes, cloudStorage } from '@verapix/domain';
import { createBucket } from '@verapix/server/bucket';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createCloudResults } from '@verapix/server/postgres/cloud-results';
import { createJobs } from '@verapix/server/postgres/jobs';
import { expect, it } from 'vitest';
import { keepSample } from '../../mocks/conformance/cloud-cases.ts';
import { createFiles } from '../../mocks/ports/files.ts';
import { runWorker } from '../../packages/worker/src/run-worker.ts';
import { projectOfFile, storageKey } from './project.ts';
import { buyPlan } from './purchases.ts';

const project = projectOfFile();

async function newMember() {
  const userId = await project.addUser('ada');
  await buyPlan(project.sql, userId, 'premium');
  const { token } = await project.signIn(userId);
  const send = async (name: string, init: RequestInit) => {
    const headers = { ...(init.headers as object), Authorization: `Bearer ${token}` };
    const response = await project.send(`/functions/v1/${name}`, { method: 'POST', ...init, headers });
    return { status: response.status, body: await response.text() };
  };
  const call = (name: string, body: object) =>
    send(name, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const keep = (resultId = 'result-1') =>
    send('keep-result', {
      headers: keepSample.headers as Record<string, string>,
      body: String(keepSample.body).replace('result-1', resultId),
    });
  const idIn = ({ body }: { body: string }) =>
    (JSON.parse(body) as { cloud_result: { id: string } }).cloud_result.id;
  return { userId, call, keep, idIn };
}

const pathOf = (id: string) => `/storage/v1/object/cloud-results/${id}-0`;

// @spec call.storage
it('keeps files in the bucket, and deletes them with their result or their user', async () => {
  const { call, keep, idIn } = await newMember();
  const [first, second] = [idIn(await keep('a')), idIn(await keep('b'))];
  expect(project.storage.paths()).toEqual([first, second].map(pathOf));
  expect(await call('open-cloud-result', { id: first, file: 0 })).toEqual({
    status: 200,
    body: 'Dear reader,\n',
  });
  expect((await call('delete-cloud-result', { id: first })).status).toBe(200);
  expect(project.storage.paths()).toEqual([pathOf(second)]);
  expect((await call('delete-account', {})).status).toBe(200);
  expect(project.storage.paths()).toEqual([]);
  expect(await project.sql`select name from private.unused_cloud_files`).toHaveLength(0);
});

it('deletes all files of a deleted account, however many', async () => {
  const { call, userId } = await newMember();
  await project.sql`
    insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at, is_complete)
    select gen_random_uuid(), ${userId}, 'many-' || n, 'image-to-text', '[]', '[{}, {}]', 10, now(), true
    from generate_series(1, 60) as n`;
  expect((await call('delete-account', {})).status).toBe(200);
  expect(await project.sql`select name from private.unused_cloud_files`).toHaveLength(0);
});

it('leaves files that the storage would not delete to a worker', async () => {
  const { call, keep, idIn } = await newMember();
  const id = idIn(await keep());
  project.storage.setBroken(true);
  expect((await call('delete-account', {})).status).toBe(200);
  project.storage.setBroken(false);
  expect(project.storage.paths()).toEqual([pathOf(id)]);
  const stopping = new AbortController();
  const cloudFiles = createBucket({
    url: project.storage.url,
    secretKey: storageKey,
    bucket: 'cloud-results',
  });
  const environment = {
    now: Date.now,
    newId: () => crypto.randomUUID(),
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    siteUrl: 'https://app.test',
  };
  const worker = runWorker(
    {
      ...environment,
      queue: createJobs(project.sql, environment),
      accounts: createAccounts(project.sql, environment),
      files: createFiles(),
      pictures: () => Promise.reject(new Error('There are no jobs.')),
      sendWebhook: async () => 204,
      apiUrl: 'https://api.test',
    },
    { cloud: { cloudResults: createCloudResults(project.sql, environment), cloudFiles } },
    stopping.signal,
  );
  await expect.poll(() => project.storage.paths()).toEqual([]);
  stopping.abort();
  await worker;
  expect(await project.sql`select name from private.unused_cloud_files`).toHaveLength(0);
});

it('has a bucket for the files that the rules allow', async () => {
  const [bucket] = await project.sql`
    select file_size_limit::int as bytes, allowed_mime_types as types from storage.buckets where id = 'cloud-results'`;
  expect(bucket).toEqual({ bytes: cloudStorage.maxResultBytes, types: cloudFileTypes });
});

it('lists nothing whose files could not be stored', async () => {
  const { keep, userId } = await newMember();
  project.storage.setBroken(true);
  expect((await keep()).status).toBe(503);
  project.storage.setBroken(false);
  expect(await project.sql`select from public.cloud_results where user_id = ${userId}`).toHaveLength(0);
  expect((await keep()).status).toBe(200);
});

it('gives the last room to one of several results that are kept at once', async () => {
  const { keep, userId } = await newMember();
  await project.sql`
    insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at, is_complete)
    select gen_random_uuid(), ${userId}, 'full-' || n, 'image-to-text', '[]', '[{}]', bytes, now(), true
    from (select n, 33554432 as bytes from generate_series(1, 31) as n union all select 32, 33554432 - 20) as rows`;
  const answers = await Promise.all(['a', 'b', 'c'].map(keep));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
});
