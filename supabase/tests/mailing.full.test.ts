/** `npm run mailing`, as a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser, databaseOfFile } from './database.ts';

const database = databaseOfFile();
const root = join(import.meta.dirname, '../..');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verapix-mailing-'));
  await writeFile(join(folder, 'news.txt'), 'Recipes for folders\n\nOne paragraph.\n\nAnother.\n');
  await writeFile(join(folder, 'subject.txt'), 'Only a subject');
  for (const name of ['ada', 'grace', 'eve'])
    await addUser(database.sql, { id: crypto.randomUUID(), email: `${name}@example.com` });
  await database.sql`
    update public.preferences p set product_updates = true
    from auth.users u where u.id = p.user_id and u.email <> 'eve@example.com'`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function mailing(kind: string, file: string, input: string): string {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/tsx'),
    ['supabase/mailing.ts', kind, join(folder, file)],
    { cwd: root, env: { ...process.env, DATABASE_URL: database.url() }, input, encoding: 'utf8' },
  );
  return stdout + stderr;
}

const queued = async () => (await database.sql`select from private.mails`).count;

it('shows the mail and the number of recipients, and sends nothing without that number', async () => {
  const output = mailing('product-updates', 'news.txt', 'yes\n');
  for (const part of [
    'Subject: Recipes for folders',
    'One paragraph.\n\nAnother.',
    '2 users',
    'Nothing was sent.',
  ])
    expect(output).toContain(part);
  expect(await queued()).toBe(0);
});

it('queues a mail for each recipient, once', async () => {
  expect(mailing('product-updates', 'news.txt', '2\n')).toContain('Queued for 2 users');
  expect(await queued()).toBe(2);
  expect(mailing('product-updates', 'news.txt', '2\n')).toContain('0 users');
  expect(await queued()).toBe(2);
});

it('rejects an unknown kind, and a file without a text', () => {
  expect(mailing('spam', 'news.txt', '')).toContain('Usage: npm run mailing');
  expect(mailing('product-updates', 'subject.txt', '')).toContain('has to begin with a subject');
});
