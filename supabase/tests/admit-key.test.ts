/** What decides whether a request with a key is answered: on the store of the mock backend, and by the database's function. */
import { api, type ApiKeyType, apiKeyTypes } from '@verapix/domain';
import { newSubscription, planOfAccount } from '@verapix/server/billing/subscriptions';
import { newApiKey } from '@verapix/server/functions/api-keys';
import type { Accounts, ApiKeyRecord, Jobs, NewJob, AdmitKey } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import { createAdmitKey } from '@verapix/server/postgres/admit-key';
import { requestLimit } from '@verapix/server/public-api/request';
import { consume } from '@verapix/server/rate-limit';
import fc from 'fast-check';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../mocks/ports/create-ports.ts';
import { createSeededBackend } from '../../mocks/testing/test-backend.ts';
import { addUser, anon, databaseOfFile, outcome, service, startSession, user } from './database.ts';

const begin = Date.UTC(2026, 0, 15, 12);
let time = begin;
const environment = {
  now: () => time,
  newId: () => crypto.randomUUID(),
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  siteUrl: 'https://app.test',
};

interface Stage {
  use: AdmitKey;
  accounts: Pick<Accounts, 'change' | 'find'>;
  jobs: Jobs;
  userId: string;
  adminId: string;
}

const database = databaseOfFile();
let pool: Sql | undefined;
afterAll(() => pool?.end());

async function onPostgres(): Promise<Stage> {
  pool ??= postgres(database.url(), { max: 8, onnotice: () => undefined });
  const sql = pool;
  const [userId, adminId] = [crypto.randomUUID(), crypto.randomUUID()];
  await addUser(sql, { id: userId, email: `${userId}@example.com` });
  await addUser(sql, { id: adminId, email: `${adminId}@example.com`, isAdmin: true });
  return {
    use: createAdmitKey(sql),
    accounts: createAccounts(sql, environment),
    jobs: createJobs(sql, environment),
    userId,
    adminId,
  };
}

async function onMocks(): Promise<Stage> {
  const backend = createSeededBackend();
  const ports = createPorts({ ...backend.options, now: environment.now });
  return {
    use: ports.admitKey,
    accounts: ports.accounts,
    jobs: ports.jobs,
    userId: backend.userOf('free').id,
    adminId: backend.userOf('founder').id,
  };
}

let jobs = 0;
const newJob = ({ id, user_id }: ApiKeyRecord, key: string): NewJob => {
  jobs += 1;
  return {
    id: `job_${String(jobs).padStart(24, '0')}`,
    user_id,
    key_id: id,
    mode: 'live',
    scale_factor: 2,
    model: 'fast',
    priority: false,
    format: 'png',
    input_width: 8,
    input_height: 6,
    input_bytes: 100,
    webhook_url: null,
    idempotency: { key, fingerprint: `that of ${key}` },
    cost: 1,
    plan: 'premium',
  };
};

describe.each([
  ['the mock backend', onMocks],
  ['Postgres', onPostgres],
])('on %s', (_name, setUp) => {
  let stage: Stage;
  beforeEach(async () => {
    time = begin;
    stage = await setUp();
  });

  async function addKey({ userId = stage.userId, type = 'live' as ApiKeyType, expiresAt = '' } = {}) {
    const { record } = await newApiKey(
      { userId, name: 'Key', type, expiresAt: expiresAt || null },
      environment,
    );
    await stage.accounts.change(userId, ({ apiKeys }) => void apiKeys.push(record));
    return record;
  }
  const use = ({ hash }: Pick<ApiKeyRecord, 'hash'>, idempotencyKey: string | null = null) =>
    stage.use({ hash, idempotencyKey, at: time });
  const keyOf = async ({ id, user_id }: ApiKeyRecord) =>
    (await stage.accounts.find(user_id))?.apiKeys.find((key) => key.id === id);

  it('finds a key by its hash until it is deleted, and remembers its use', async () => {
    const record = await addKey({ type: 'test' });
    time += 1000;
    const { id, user_id, type, scopes, expires_at } = record;
    expect((await use(record))?.key).toMatchObject({ id, user_id, type, scopes, expires_at });
    await Promise.all([use(record), use(record)]);
    const last_used = new Date(time).toISOString();
    expect(await keyOf(record)).toEqual({ ...record, last_used, use_count: 3 });
    expect(await use({ hash: 'A'.repeat(43) })).toBeUndefined();
    await stage.accounts.change(user_id, (draft) => {
      draft.apiKeys = [];
    });
    expect(await use(record)).toBeUndefined();
  });

  it('keeps the count of uses while a key is replaced', async () => {
    const record = await addKey();
    await Promise.all([1, 2, 3].map(() => use(record)));
    const replaced = {
      expires_at: new Date(begin + 1000).toISOString(),
      replaced_at: new Date(begin).toISOString(),
    };
    await stage.accounts.change(record.user_id, ({ apiKeys }) => {
      for (const key of apiKeys) if (key.id === record.id) Object.assign(key, replaced);
    });
    expect(await keyOf(record)).toMatchObject({ ...replaced, use_count: 3 });
    expect((await use(record))?.key.expires_at).toBe(replaced.expires_at);
  });

  it('counts nothing for a key that has expired, to the millisecond', async () => {
    const record = await addKey({ expiresAt: new Date(begin + 2).toISOString() });
    time = begin + 1;
    const before = await use(record);
    time = begin + 2;
    expect((await use(record))?.key.expires_at).toBe(record.expires_at);
    expect(await keyOf(record)).toMatchObject({ use_count: 1 });
    time = begin + 1;
    expect((await use(record))?.resetAt.counted).toBe(before?.resetAt.api);
  });

  it('knows what was bought, and who is an administrator', async () => {
    const record = await addKey();
    const free = await use(record);
    expect(free && planOfAccount(free, time)).toBe('free');
    const terms = newSubscription(record.user_id, 'premium', environment);
    const bought = { ...terms, status: 'canceled' as const, canceled_at: terms.created_at };
    await stage.accounts.change(record.user_id, ({ subscriptions }) => void subscriptions.push(bought));
    const paid = await use(record);
    expect(paid?.subscriptions).toEqual([bought]);
    expect(paid && planOfAccount(paid, time)).toBe('premium');
    expect(paid && planOfAccount(paid, Date.parse(bought.current_period_end ?? ''))).toBe('free');
    const admin = await use(await addKey({ userId: stage.adminId }));
    expect(admin && planOfAccount(admin, time)).toBe('lifetime');
  });

  it('knows the job that an idempotency key stands for, and counts against the limit of repeats', async () => {
    const [record, other] = [await addKey(), await addKey()];
    const job = newJob(record, 'order-1');
    expect((await use(record, 'order-1'))?.earlier).toBeUndefined();
    const { api: after } = (await use(record))?.resetAt ?? { api: 0 };
    await stage.jobs.add(job);
    const repeat = await use(record, 'order-1');
    expect(repeat?.earlier).toEqual({ id: job.id, fingerprint: 'that of order-1' });
    expect(repeat?.resetAt.counted).toBeLessThanOrEqual(time);
    expect(repeat?.resetAt.api).toBe(after);
    expect((await use(record, 'order-1'))?.resetAt.counted).toBe(time + 1000);
    expect((await use(other, 'order-1'))?.earlier).toBeUndefined();
    expect((await use(record, 'order-2'))?.earlier).toBeUndefined();
    time += api.jobLifetimeSeconds * 1000;
    expect((await use(record, 'order-1'))?.earlier).toBeUndefined();
  });

  it('forgets a job that was canceled', async () => {
    const record = await addKey();
    const job = newJob(record, 'order-1');
    await stage.jobs.add(job);
    await stage.jobs.cancel(job.id);
    expect((await use(record, 'order-1'))?.earlier).toBeUndefined();
  });

  it('counts requests of all keys of an account that arrive at once', async () => {
    const keys = [await addKey(), await addKey()];
    const limit = api.requestsPerMinute.live;
    const uses = Array.from({ length: limit + 4 }, (_, index) => use(keys[index % 2] as ApiKeyRecord));
    const times = (await Promise.all(uses)).map((used) => Math.max(used?.resetAt.counted ?? 0, time) - time);
    const step = 60_000 / limit;
    expect(times.sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: limit }, (_, index) => index * step),
      ...Array(4).fill(60_000),
    ]);
  });

  it('counts as `consume` does, whenever requests come', async () => {
    const waits = fc.array(fc.oneof(fc.constant(0), fc.nat(200), fc.nat(4000), fc.nat(70_000)), {
      minLength: 1,
      maxLength: 90,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...apiKeyTypes), waits, async (type, all) => {
        stage = await setUp();
        const record = await addKey({ type });
        const limit = requestLimit(record, 'api');
        let stored = 0;
        for (const wait of all) {
          time += wait;
          const used = await use(record);
          const expected = consume(limit, stored, time);
          expect(consume(limit, used?.resetAt.counted ?? -1, time).result).toEqual(expected.result);
          stored = expected.resetAt;
          expect(used?.resetAt.api).toBe(stored);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('the function of the database', () => {
  const call = (hash: string) =>
    `select * from private.admit_key('${hash}', null, now() - interval '1 day', now(), 60, 20)`;

  it(
    'is for the server alone',
    database.undone(async (tx) => {
      const id = crypto.randomUUID();
      await addUser(tx, { id, email: 'ada@example.com' });
      await startSession(tx, id);
      for (const who of [anon, user(id), user(id, 'aal2')])
        expect(await outcome(tx, who, call('x'))).toBe('42501');
      expect(await outcome(tx, service, call('x'))).toBe('[0]');
    }),
  );

  it.each([
    ['banned', 'banned_until', '1 hour', undefined],
    ['whose ban is over', 'banned_until', '-1 hour', true],
    ['deleted, with a row that stays,', 'deleted_at', '-1 hour', undefined],
  ] as const)('finds the key of a user who is %s: %s %s', async (_title, column, interval, isFound) => {
    const { use, accounts, userId } = await onPostgres();
    const { record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
    await accounts.change(userId, ({ apiKeys }) => void apiKeys.push(record));
    await database.sql`
      update auth.users set ${database.sql(column)} = now() + ${interval}::interval where id = ${userId}`;
    const used = await use({ hash: record.hash, idempotencyKey: null, at: time });
    expect(used && true).toBe(isFound);
  });

  it('waits no longer than three seconds for a table that is locked', async () => {
    const { use, accounts, userId } = await onPostgres();
    const { record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
    await accounts.change(userId, ({ apiKeys }) => void apiKeys.push(record));
    const other = database.connect();
    await other.begin(async (tx) => {
      await tx`lock table public.jobs in access exclusive mode`;
      await expect(use({ hash: record.hash, idempotencyKey: null, at: time })).rejects.toThrow(
        'The database is not available.',
      );
    });
    await other.end();
  });
});
