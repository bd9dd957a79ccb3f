import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudFileName } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { createFiles } from '../../mocks/ports/files.ts';
import { restoreBackup, saveBackup } from '../backup.ts';
import { addUser, databaseOfFile } from './database.ts';
import { buyPlan } from './purchases.ts';

const [source, target, occupied, empty] = [
  databaseOfFile(),
  databaseOfFile(),
  databaseOfFile(),
  databaseOfFile(),
];
const environment = { ...realEnvironment, siteUrl: 'https://app.test' };
const userId = crypto.randomUUID();
const kept = { id: crypto.randomUUID(), files: ['a picture', 'and its text'] };
const halfGone = { id: crypto.randomUUID(), files: ['gone'] };
const [files, restored] = [createFiles(), createFiles()];
const bytes = (text: string) => new TextEncoder().encode(text);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verapix-backup-'));
  const { sql } = source;
  await addUser(sql, { id: userId, email: 'ada@example.com' });
  await buyPlan(sql, userId, 'lifetime');
  const { record } = await newApiKey(
    { userId, name: 'Quoted "name",\nin two lines, Ключ 🔑', type: 'live' },
    environment,
  );
  await createAccounts(sql, environment).change(userId, ({ apiKeys }) => apiKeys.push(record));
  await sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${userId}, 'totp', 'verified')`;
  for (const [number, { id, files: contents }] of [kept, halfGone].entries()) {
    const rows = contents.map((name) => ({ name, mime: 'text/plain', bytes: name.length }));
    await sql`
      insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at, is_complete)
      values (${id}, ${userId}, ${`r${number}`}, 'image-to-text', '[]', ${sql.json(rows)}, 10, now(), true)`;
    for (const [index, text] of contents.entries())
      if (id === kept.id) await files.put(cloudFileName(id, index), bytes(text), 'text/plain');
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a copy of a project brings back its users, what they have bought, their keys and their files', async () => {
  const backup = join(folder, 'copy');
  expect(await saveBackup({ sql: source.sql, cloudFiles: files }, backup)).toEqual({
    files: 2,
    missing: [cloudFileName(halfGone.id, 0)],
  });
  const outcome = await restoreBackup({ sql: target.sql, cloudFiles: restored }, backup);
  expect(outcome).toEqual({ files: 2, incomplete: [halfGone.id] });
  const [before, after] = await Promise.all(
    [source, target].map(({ sql }) => createAccounts(sql, environment).find(userId)),
  );
  expect(after).toEqual(before);
  expect(after?.subscriptions).toHaveLength(1);
  expect(await target.sql`select status::text from auth.mfa_factors`).toEqual([{ status: 'verified' }]);
  expect(await target.sql`select id from public.cloud_results`).toEqual([{ id: kept.id }]);
  for (const [index, text] of kept.files.entries())
    expect(await restored.get(cloudFileName(kept.id, index))).toEqual(bytes(text));
});

it('a copy has every table of the project that lives longer than a day', async () => {
  const names = await source.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')`;
  const saved = await readdir(join(folder, 'copy/tables'));
  const missing = names.map(({ name }) => name).filter((name) => !saved.includes(`${name}.csv`));
  expect(missing.sort()).toEqual([
    'private.job_turns',
    'private.rate_limits',
    'private.unused_files',
    'public.jobs',
  ]);
});

it('a copy is for its owner only', async () => {
  const modes = await Promise.all(
    ['copy', 'copy/tables/auth.users.csv', 'copy/contents.json'].map(
      async (name) => (await stat(join(folder, name))).mode & 0o077,
    ),
  );
  expect(modes).toEqual([0, 0, 0]);
});

it('a copy is not restored over users', async () => {
  await addUser(occupied.sql, { id: crypto.randomUUID(), email: 'other@example.com' });
  const restore = restoreBackup({ sql: occupied.sql, cloudFiles: createFiles() }, join(folder, 'copy'));
  await expect(restore).rejects.toThrow('has users already');
});

it('a restore that the storage interrupts leaves no rows, and can be repeated', async () => {
  const broken = { ...createFiles(), put: () => Promise.reject(new Error('The disk is full.')) };
  const restore = restoreBackup({ sql: empty.sql, cloudFiles: broken }, join(folder, 'copy'));
  await expect(restore).rejects.toThrow('The disk is full.');
  expect(await empty.sql`select from auth.users`).toHaveLength(0);
  await restoreBackup({ sql: empty.sql, cloudFiles: createFiles() }, join(folder, 'copy'));
  expect(await empty.sql`select from auth.users`).toHaveLength(1);
});
