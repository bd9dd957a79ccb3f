import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBucket } from '@verapix/server/bucket';
import { cloudFileName } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { type StorageServer, startStorage } from '../local/storage.ts';
import { addUser, databaseOfFile } from '../tests/database.ts';
import { buyPlan } from '../tests/purchases.ts';
import { storageKey } from './stage.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const databases = [databaseOfFile(), databaseOfFile()];
let storages: StorageServer[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verapix-backup-'));
  storages = await Promise.all(databases.map(() => startStorage(storageKey)));
});
afterAll(async () => {
  await Promise.all(storages.map((storage) => storage.stop()));
  await rm(folder, { recursive: true, force: true });
});

const bucketOf = ({ url }: StorageServer) =>
  createBucket({ url, secretKey: storageKey, bucket: 'cloud-results' });

/** The command of the guide, for the first or the second project. */
async function backup(command: 'save' | 'restore', project: 0 | 1): Promise<string> {
  const [database, storage] = [databases[project], storages[project]];
  const { stdout } = await run(
    join(root, 'node_modules/.bin/tsx'),
    ['supabase/backup.ts', command, join(folder, 'copy')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URL: database?.url(),
        SUPABASE_URL: storage?.url,
        SUPABASE_SECRET_KEY: storageKey,
      },
    },
  );
  return stdout;
}

it('(11) the commands of the guide bring a project back on another database and storage, with its files', async () => {
  const [from, to] = databases.map(({ sql }) => sql);
  const [first, second] = storages.map(bucketOf);
  if (!from || !to || !first || !second) throw new Error('There are two projects.');
  const [userId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await addUser(from, { id: userId, email: 'ada@example.com' });
  await buyPlan(from, userId, 'lifetime');
  const content = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);
  await from`
    insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at, is_complete)
    values (${id}, ${userId}, 'r', 'upscaler', '[]',
      ${from.json([{ name: 'a.png', mime: 'image/png', bytes: content.length }])}, 6, now(), true)`;
  await first.put(cloudFileName(id, 0), content, 'image/png');
  expect(await backup('save', 0)).toContain('files: 1');
  expect(await backup('restore', 1)).toContain('files: 1');
  const accountIn = (sql: typeof from) => createAccounts(sql, realEnvironment).find(userId);
  expect(await accountIn(to)).toEqual(await accountIn(from));
  expect(await second.get(cloudFileName(id, 0))).toEqual(content);
  await expect(backup('restore', 1)).rejects.toThrow('has users already');
}, 120_000);
