import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { api } from '@verapix/domain';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { plainPicture, stageOfFile } from './stage.ts';

const stage = stageOfFile();
const root = join(import.meta.dirname, '../..');

it.each([
  ['API', 'packages/api/src/main.ts', []],
  ['worker', 'packages/worker/src/main.ts', []],
  ['mailing', 'supabase/mailing.ts', ['product-updates', 'README.md']],
  ['backup', 'supabase/backup.ts', ['save', 'no-such-folder']],
] as const)(
  '(1) the %s does not start with a database elsewhere that is not verified',
  (_name, script, values) => {
    const started = spawnSync(join(root, 'node_modules/.bin/tsx'), [join(root, script), ...values], {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: 'postgres://postgres:secret@db.example.com/postgres?sslmode=require',
        SUPABASE_URL: 'http://127.0.0.1:1',
        SUPABASE_SECRET_KEY: 'sb_secret',
        API_URL: 'http://127.0.0.1:1',
        SITE_URL: 'https://app.test',
      },
    });
    expect(started.stderr).toContain('does not verify the server db.example.com');
    expect(started.stderr).not.toContain('secret@');
    expect(started.status).toBeGreaterThan(0);
  },
  90_000,
);

it('(7) repeats have a limit of their own, and another key of the account resets none', async () => {
  const { userId, key } = await stage.addAccount();
  const body = { image_url: await plainPicture(64, 48), scale_factor: 2 };
  const headers = { Prefer: 'respond-async', 'Idempotency-Key': 'order-1' };
  const first = await stage.upscale(key, body, headers);
  expect(first.status).toBe(202);
  const repeat = () => stage.upscale(key, body, headers);
  // The limit fills up again meanwhile.
  let answer = await repeat();
  for (let count = 0; count < 3 * api.requestsPerMinute.live && answer.status !== 429; count += 1) {
    expect(answer.body.id).toBe(first.body.id);
    answer = await repeat();
  }
  expect(answer.body.error?.code).toBe('rate_limited');
  const made = await newApiKey({ userId, name: 'Another', type: 'live' }, realEnvironment);
  await createAccounts(stage.sql, realEnvironment).change(userId, (draft) => {
    draft.apiKeys.push(made.record);
  });
  const list = async (used: string) => {
    const response = await fetch(`${stage.url()}/v1/jobs`, { headers: { Authorization: `Bearer ${used}` } });
    return { status: response.status, left: Number(response.headers.get('RateLimit-Remaining')) };
  };
  // Nothing but the first request has counted against the limit of the others.
  expect((await list(key)).left).toBeGreaterThanOrEqual(api.requestsPerMinute.live - 2);
  let last = await list(made.key);
  for (let count = 0; count < 3 * api.requestsPerMinute.live && last.status !== 429; count += 1)
    last = await list(made.key);
  expect(last.status).toBe(429);
  expect((await list(key)).status).toBe(429);
}, 60_000);
