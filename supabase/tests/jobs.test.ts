/** The queue of the public API, on the store of the mock backend and on Postgres. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { api } from '@verapix/domain';
import { newApiKey } from '@verapix/server/functions/api-keys';
import type { Job, JobQueue, Jobs, NewJob } from '@verapix/server/ports';
import { createSendWebhook } from '@verapix/server/node/send-webhook';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobs as createMemoryJobs } from '../../mocks/ports/jobs.ts';
import { runWorker } from '../../packages/worker/src/run-worker.ts';
import { addUser, databaseOfFile } from './database.ts';

let time = Date.now();
const environment = {
  now: () => time,
  newId: () => crypto.randomUUID(),
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  siteUrl: 'https://app.test',
};

interface Stage {
  jobs: Jobs & JobQueue;
  userId: string;
  keyId: string;
  /** Another account with a key. */
  newAccount: () => Promise<{ userId: string; keyId: string }>;
}

const database = databaseOfFile();
let pool: Sql | undefined;
afterAll(() => pool?.end());

async function onPostgres(): Promise<Stage> {
  pool ??= postgres(database.url(), { max: 8, onnotice: () => undefined });
  const sql = pool;
  await sql`delete from public.jobs`;
  await sql`delete from private.unused_files`;
  await sql`alter sequence private.job_claims restart`;
  await sql`delete from private.job_turns`;
  const newAccount = async () => {
    const userId = crypto.randomUUID();
    await addUser(sql, { id: userId, email: `${userId}@example.com` });
    const { record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
    await createAccounts(sql, environment).change(userId, ({ apiKeys }) => apiKeys.push(record));
    return { userId, keyId: record.id };
  };
  return { jobs: createJobs(sql, environment), newAccount, ...(await newAccount()) };
}

const onMocks = async (): Promise<Stage> => {
  const newAccount = async () => ({ userId: crypto.randomUUID(), keyId: crypto.randomUUID() });
  return { jobs: createMemoryJobs(environment, () => undefined), newAccount, ...(await newAccount()) };
};

let count = 0;
const newJob = ({ userId, keyId }: Stage, change: Partial<NewJob> = {}): NewJob => {
  count += 1;
  return {
    id: `job_${String(count).padStart(24, '0')}`,
    user_id: userId,
    key_id: keyId,
    mode: 'live',
    scale_factor: 2,
    model: 'fast',
    priority: false,
    format: 'png',
    input_width: 8,
    input_height: 6,
    input_bytes: 100,
    webhook_url: null,
    idempotency: null,
    cost: 1,
    plan: 'premium',
    ...change,
  };
};

const success = (result_id: string) => ({
  status: 'succeeded' as const,
  result_id,
  output_width: 16,
  output_height: 12,
  output_bytes: 200,
});
let results = 0;
const nextResult = () => {
  results += 1;
  return `up_${String(results).padStart(24, '0')}`;
};

describe.each([
  ['the mock backend', onMocks],
  ['Postgres', onPostgres],
])('on %s', (_name, setUp) => {
  let stage: Stage;
  let jobs: Stage['jobs'];
  beforeEach(async () => {
    time = Date.now();
    stage = await setUp();
    ({ jobs } = stage);
  });

  /** Adds a job that a worker may take. Later jobs are later by a millisecond. */
  async function enqueued(change: Partial<NewJob> = {}): Promise<string> {
    const job = newJob(stage, change);
    expect(await jobs.add(job)).toBe('added');
    await jobs.enqueue(job.id);
    time += 1;
    return job.id;
  }
  async function claimed(): Promise<Job> {
    const job = await jobs.claim();
    if (!job) throw new Error('There is no job.');
    return job;
  }

  /** The names of the files that are deleted now. */
  async function removedNow(): Promise<string[]> {
    const removed: string[] = [];
    while ((await jobs.deleteExpired(async (name) => void removed.push(name))) > 0);
    return removed;
  }

  it('a job is taken once, oldest first, and only when its picture is there', async () => {
    expect(await jobs.claim()).toBeUndefined();
    const receiving = newJob(stage);
    await jobs.add(receiving);
    expect(await jobs.claim()).toBeUndefined();
    const ids = [await enqueued(), await enqueued(), await enqueued()];
    const taken = await Promise.all([jobs.claim(), jobs.claim(), jobs.claim(), jobs.claim()]);
    expect(taken.flatMap((job) => job?.id ?? []).sort()).toEqual(ids);
    expect(taken.flatMap((job) => job?.attempts ?? [])).toEqual([1, 1, 1]);
  });

  it('a finished job has its result, and ends once', async () => {
    const id = await enqueued();
    const job = await claimed();
    const result = nextResult();
    expect(await jobs.finish(job, success(result))).toBe(true);
    expect(await jobs.finish(job, success(nextResult()))).toBe(false);
    expect(await jobs.cancel(id)).toBeUndefined();
    const expires_at = new Date(time + api.resultLifetimeSeconds * 1000).toISOString();
    expect(await jobs.find(id)).toMatchObject({ ...success(result), expires_at });
    expect((await jobs.findByResult(result))?.id).toBe(id);
    time += api.resultLifetimeSeconds * 1000;
    expect(await jobs.findByResult(result)).toBeUndefined();
  });

  it('a job has the time at which its result was first fetched', async () => {
    const id = await enqueued();
    const result = nextResult();
    await jobs.finish(await claimed(), success(result));
    expect((await jobs.find(id))?.fetched_at).toBeNull();
    const first = new Date(time).toISOString();
    await jobs.noteFetched(result);
    time += 1000;
    await jobs.noteFetched(result);
    expect((await jobs.find(id))?.fetched_at).toBe(first);
  });

  it('a job whose worker is gone is taken by another after the lease, and only that one can end it', async () => {
    await enqueued();
    const lost = await claimed();
    time += (api.leaseSeconds - 1) * 1000;
    expect(await jobs.renew(lost)).toBe(true);
    time += (api.leaseSeconds - 1) * 1000;
    expect(await jobs.claim()).toBeUndefined();
    time += 1000;
    const next = await claimed();
    expect(next).toMatchObject({ id: lost.id, attempts: 2 });
    expect(await jobs.renew(lost)).toBe(false);
    expect(await jobs.finish(lost, success(nextResult()))).toBe(false);
    expect(await jobs.finish(next, success(nextResult()))).toBe(true);
  });

  it('a job is started three times at most', async () => {
    const id = await enqueued();
    for (let attempt = 1; attempt <= api.jobAttempts; attempt += 1) {
      await jobs.release(await claimed(), 'failed');
      time += 5000;
    }
    expect(await jobs.claim()).toBeUndefined();
    expect(await jobs.find(id)).toMatchObject({ status: 'failed', error_code: 'internal_error' });

    const crashing = await enqueued();
    for (let attempt = 1; attempt <= api.jobAttempts; attempt += 1) {
      await claimed();
      time += api.leaseSeconds * 1000;
    }
    expect(await jobs.claim()).toBeUndefined();
    expect(await jobs.find(crashing)).toMatchObject({ status: 'failed', attempts: api.jobAttempts });
  });

  it('no worker takes a canceled job, and the one that has it learns of it', async () => {
    const waiting = await enqueued();
    expect(await jobs.cancel(waiting)).toMatchObject({ status: 'canceled' });
    expect(await jobs.claim()).toBeUndefined();
    await enqueued();
    const running = await claimed();
    await jobs.cancel(running.id);
    expect(await jobs.renew(running)).toBe(false);
    expect(await jobs.finish(running, success(nextResult()))).toBe(false);
    await jobs.release(running, 'failed');
    expect(await jobs.find(running.id)).toMatchObject({ status: 'canceled' });
  });

  // @spec role.gated
  it('jobs with priority come first, with a share for the others', async () => {
    for (let index = 0; index < 8; index += 1) await enqueued();
    for (let index = 0; index < 8; index += 1) await enqueued({ priority: true });
    const order: boolean[] = [];
    for (let index = 0; index < 16; index += 1) order.push((await claimed()).priority);
    // While there are both kinds, every fourth job is an ordinary one.
    const mixed = order.slice(0, 8);
    expect(mixed.filter((priority) => !priority)).toHaveLength(8 / api.ordinaryShare);
    expect(order.filter(Boolean)).toHaveLength(8);
  });

  it('a key of a repeated request stands for one job, until that fails or a day has passed', async () => {
    const idempotency = { key: 'order-1', fingerprint: 'one' };
    const attempts = await Promise.all([1, 2, 3].map(() => jobs.add(newJob(stage, { idempotency }))));
    expect(attempts.sort()).toEqual(['added', 'exists', 'exists']);
    const first = await jobs.findRepeated(stage.keyId, 'order-1');
    expect(first?.fingerprint).toBe('one');
    expect(await jobs.findRepeated(crypto.randomUUID(), 'order-1')).toBeUndefined();
    await jobs.cancel(first?.id ?? '');
    expect(await jobs.findRepeated(stage.keyId, 'order-1')).toBeUndefined();
    expect(await jobs.add(newJob(stage, { idempotency }))).toBe('added');
    time += api.jobLifetimeSeconds * 1000;
    expect(await jobs.findRepeated(stage.keyId, 'order-1')).toBeUndefined();
    expect(await jobs.add(newJob(stage, { idempotency }))).toBe('added');
  });

  it('an account has a limited number of open jobs', async () => {
    const add = () => jobs.add(newJob(stage));
    const added = await Promise.all(Array.from({ length: api.openWork.premium + 3 }, add));
    expect(added.filter((each) => each === 'added')).toHaveLength(api.openWork.premium);
    expect(added.filter((each) => each === 'too-many')).toHaveLength(3);
  });

  it('what counts is the work of the open jobs, and that of jobs with priority by itself', async () => {
    const { premium } = api.openWork;
    const add = (cost: number, priority = false) => jobs.add(newJob(stage, { cost, priority }));
    const part = premium * api.priorityPart;
    expect(await add(part + 1, true)).toBe('too-many');
    expect(await add(part, true)).toBe('added');
    expect(await add(1, true)).toBe('too-many');
    expect(await add(premium - part + 1)).toBe('too-many');
    expect(await add(premium - part)).toBe('added');
    expect(await add(1)).toBe('too-many');
    const other = await stage.newAccount();
    expect(await jobs.add(newJob({ ...stage, ...other }, { cost: premium }))).toBe('added');
  });

  it('accounts take turns, with priority and without', async () => {
    const owners = [
      stage,
      { ...stage, ...(await stage.newAccount()) },
      { ...stage, ...(await stage.newAccount()) },
    ];
    const enqueue = async (owner: Stage, priority: boolean) => {
      const job = newJob(owner, { priority });
      await jobs.add(job);
      await jobs.enqueue(job.id);
      time += 1;
    };
    for (const priority of [false, true]) {
      for (let count = 0; count < 8; count += 1) await enqueue(stage, priority);
      for (const owner of owners.slice(1)) await enqueue(owner, priority);
    }
    const taken: Job[] = [];
    for (let count = 0; count < 20; count += 1) taken.push(await claimed());
    for (const priority of [false, true]) {
      const users = taken.filter((job) => job.priority === priority).map(({ user_id }) => user_id);
      expect(new Set(users.slice(0, 3))).toEqual(new Set(owners.map(({ userId }) => userId)));
    }
    // The oldest job of an account is its next.
    const own = taken.filter(({ user_id, priority }) => user_id === stage.userId && !priority);
    expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted());
  });

  it('the end of a job is waited for', async () => {
    const found = async (id: string) => {
      const job = await jobs.find(id);
      if (!job) throw new Error('There is no such job.');
      return job;
    };
    const job = await found(await enqueued());
    const { signal } = new AbortController();
    expect(await jobs.waitForEnd(job, 0, signal)).toMatchObject({ status: 'queued' });
    const waiting = jobs.waitForEnd(job, 20_000, signal);
    await jobs.finish(await claimed(), success(nextResult()));
    expect(await waiting).toMatchObject({ status: 'succeeded' });
    const leaving = new AbortController();
    const left = jobs.waitForEnd(await found(await enqueued()), 20_000, leaving.signal);
    leaving.abort();
    expect(await left).toMatchObject({ status: 'queued' });
  });

  it('a webhook is due at the end of its job, and again later until it is delivered', async () => {
    await enqueued({ webhook_url: 'https://example.com/hook' });
    expect(await jobs.claimWebhook()).toBeUndefined();
    const job = await claimed();
    await jobs.finish(job, success(nextResult()));
    expect(await jobs.claimWebhook()).toMatchObject({ attempt: 1, job: { id: job.id, status: 'succeeded' } });
    expect(await jobs.claimWebhook()).toBeUndefined();
    await jobs.undelivered(job, false);
    time += (api.webhookDelaysSeconds[1] ?? 0) * 1000;
    const [one, other] = await Promise.all([jobs.claimWebhook(), jobs.claimWebhook()]);
    expect([one?.attempt, other?.attempt].filter(Boolean)).toEqual([2]);
    await jobs.delivered(job);
    time += 24 * 3_600_000;
    expect(await jobs.claimWebhook()).toBeUndefined();
  });

  /** Ends a job of an account, whose webhook is then due. */
  async function endedJob(owner: Stage, webhook_url: string): Promise<Job> {
    const job = newJob(owner, { webhook_url });
    await jobs.add(job);
    const canceled = await jobs.cancel(job.id);
    time += 1;
    if (!canceled) throw new Error('There is no such job.');
    return canceled;
  }

  it('(6) webhooks of one account are sent in order, and keep no other account waiting', async () => {
    const other = { ...stage, ...(await stage.newAccount()) };
    const ids: string[] = [];
    for (const owner of [stage, stage, other])
      ids.push((await endedJob(owner, 'https://example.com/hook')).id);
    const [first, second] = [await jobs.claimWebhook(), await jobs.claimWebhook()];
    expect([first?.job.id, second?.job.id]).toEqual([ids[0], ids[2]]);
    expect(await jobs.claimWebhook()).toBeUndefined();
    if (first) await jobs.delivered(first.job);
    expect((await jobs.claimWebhook())?.job.id).toBe(ids[1]);
    // A worker that stopped holds nothing up for long.
    time += 2 * api.webhookTimeoutSeconds * 1000;
    const again = await endedJob(stage, 'https://example.com/hook');
    expect((await jobs.claimWebhook())?.job.id).toBe(again.id);
  });

  it('(6) an address that does not answer waits longer each time, then pauses, and no other address waits', async () => {
    const [silentUrl, otherUrl] = ['https://silent.example.com/', 'https://example.com/hook'];
    const { firstSeconds, timesToPause, pauseSeconds } = api.webhookSilence;
    for (let times = 1; times <= timesToPause; times += 1) {
      await endedJob(stage, silentUrl);
      const due = await jobs.claimWebhook();
      expect(due?.job.webhook_url).toBe(silentUrl);
      if (due) await jobs.undelivered(due.job, true);
      const seconds = times < timesToPause ? firstSeconds * 2 ** (times - 1) : pauseSeconds;
      time += seconds * 1000 - 1000;
      const other = await endedJob(stage, otherUrl);
      const next = await jobs.claimWebhook();
      expect(next?.job.id).toBe(other.id);
      if (next) await jobs.delivered(next.job);
      expect(await jobs.claimWebhook()).toBeUndefined();
      time += 1000;
    }
    const answered = await jobs.claimWebhook();
    expect(answered?.job.webhook_url).toBe(silentUrl);
    if (answered) await jobs.delivered(answered.job);
    // It has answered, and waits for nothing any more.
    expect((await jobs.claimWebhook())?.job.webhook_url).toBe(silentUrl);
  });

  it('a webhook that is never answered is given up', async () => {
    await enqueued({ webhook_url: 'https://example.com/hook' });
    await jobs.cancel((await claimed()).id);
    const delays: readonly number[] = api.webhookDelaysSeconds;
    for (const [attempt] of delays.entries()) {
      const due = await jobs.claimWebhook();
      expect(due?.attempt).toBe(attempt + 1);
      if (due) await jobs.undelivered(due.job, false);
      time += (delays[attempt + 1] ?? 24 * 3600) * 1000;
    }
    expect(await jobs.claimWebhook()).toBeUndefined();
  });

  // @spec limit.uploads-deleted
  it('nothing that was sent or made is left a day after it was sent, whatever became of the job', async () => {
    const hour = 3_600_000;
    const begin = time;
    const [late, running] = [await enqueued(), await enqueued()];
    const [result, orphan] = [nextResult(), nextResult()];
    // Of two workers, one reports shortly before the day is over, and one stops after it has stored its result.
    const [first, second] = [await claimed(), await claimed()];
    expect([first.id, second.id]).toEqual([late, running]);
    await jobs.noteResult(second, orphan);
    const waiting = await enqueued();
    time = begin + 23.5 * hour;
    await jobs.noteResult(first, result);
    expect(await jobs.finish(first, success(result))).toBe(true);
    expect(Date.parse((await jobs.find(late))?.expires_at ?? '')).toBe(begin + 24 * hour);
    // The picture of the job that has ended, and the result that was never reported.
    expect(new Set(await removedNow())).toEqual(new Set([late, orphan]));
    time = begin + 24 * hour + 10;
    expect(new Set(await removedNow())).toEqual(new Set([late, running, waiting, result]));
    expect(await jobs.list({ userId: stage.userId })).toEqual([]);
  });

  it('an attempt that ends because something is unavailable does not count', async () => {
    const id = await enqueued();
    for (let attempt = 0; attempt < 2 * api.jobAttempts; attempt += 1) {
      const job = await claimed();
      expect(job).toMatchObject({ id, attempts: 1 });
      await jobs.release(job, 'unavailable');
      time += 1000;
    }
    expect(await jobs.finish(await claimed(), success(nextResult()))).toBe(true);
  });

  it('a job whose picture was not stored is gone, and its key is free', async () => {
    const job = newJob(stage, { idempotency: { key: 'order-1', fingerprint: 'one' } });
    await jobs.add(job);
    await jobs.discard(job.id);
    expect(await jobs.find(job.id)).toBeUndefined();
    expect(await jobs.add(newJob(stage, { idempotency: { key: 'order-1', fingerprint: 'two' } }))).toBe(
      'added',
    );
    // The file may have been stored all the same.
    time += 600_000;
    expect(await removedNow()).toEqual([job.id]);
  });

  it('a picture is deleted with the end of its job, and a result after an hour', async () => {
    const canceled = await enqueued();
    await jobs.cancel(canceled);
    expect(await removedNow()).toEqual([canceled]);
    const id = await enqueued();
    const [job, result] = [await claimed(), nextResult()];
    await jobs.noteResult(job, result);
    time += 30_000;
    await jobs.finish(job, success(result));
    expect(await removedNow()).toEqual([id]);
    time += api.resultLifetimeSeconds * 1000 - 1;
    expect(await removedNow()).toEqual([]);
    time += 1;
    expect(await removedNow()).toEqual([result]);
    expect(await jobs.find(id)).toBeDefined();
    time += api.jobLifetimeSeconds * 1000;
    await removedNow();
    expect(await jobs.find(id)).toBeUndefined();
  });

  it('a result that its worker does not report is deleted after an hour, and one that comes too late at once', async () => {
    await enqueued();
    const [lost, orphan, late] = [await claimed(), nextResult(), nextResult()];
    await jobs.noteResult(lost, orphan);
    time += api.leaseSeconds * 1000;
    const next = await claimed();
    await jobs.noteResult(lost, late);
    expect(await jobs.finish(lost, success(late))).toBe(false);
    expect(await removedNow()).toEqual([late]);
    await jobs.finish(next, success(nextResult()));
    expect(await removedNow()).toEqual([next.id]);
    time += (api.resultLifetimeSeconds - api.leaseSeconds) * 1000;
    expect(await removedNow()).toEqual([orphan]);
  });

  it('two workers do not delete the same file', async () => {
    await jobs.cancel(await enqueued());
    const removed: string[] = [];
    const remove = async (name: string) => void removed.push(name);
    await Promise.all([jobs.deleteExpired(remove), jobs.deleteExpired(remove)]);
    expect(removed).toHaveLength(1);
  });
});

it('a file that the storage does not delete keeps no other, and is deleted later', async () => {
  const stage = await onPostgres();
  const [one, other] = [newJob(stage), newJob(stage)];
  await stage.jobs.add(one);
  await stage.jobs.add(other);
  time += api.jobLifetimeSeconds * 1000;
  const removed: string[] = [];
  const removeUnless = (broken: string) =>
    stage.jobs.deleteExpired(async (name) => {
      if (name === broken) throw new Error('disk on fire');
      removed.push(name);
    });
  await expect(removeUnless(one.id)).rejects.toThrow('disk on fire');
  expect(removed).toEqual([other.id]);
  expect(await removeUnless('none')).toBe(1);
  expect(removed).toEqual([other.id, one.id]);
});

it('the files of a deleted user are deleted', async () => {
  const stage = await onPostgres();
  const job = newJob(stage);
  await stage.jobs.add(job);
  await pool?.begin((tx) => tx`delete from auth.users where id = ${stage.userId}`);
  const removed: string[] = [];
  await stage.jobs.deleteExpired(async (name) => void removed.push(name));
  expect(removed).toEqual([job.id]);
});

it('(6) eight receivers of an account that accept and never answer keep no other account waiting', async () => {
  time = Date.now();
  const stage = await onPostgres();
  const other = { ...stage, ...(await stage.newAccount()) };
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket.on('error', () => undefined)));
  const told: string[] = [];
  const receiver = createHttpServer((request, response) => {
    told.push(request.headers.host ?? '');
    response.end();
  });
  const portOf = async (server: Server): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const [silentPort, port] = [await portOf(silent), await portOf(receiver)];
  const finish = async (owner: Stage, webhook_url: string) => {
    const job = newJob(owner, { webhook_url });
    await stage.jobs.add(job);
    await stage.jobs.cancel(job.id);
  };
  for (let index = 1; index <= 8; index += 1)
    await finish(stage, `http://silent-${index}.example.com:${silentPort}/`);
  const stopping = new AbortController();
  const worker = runWorker(
    {
      ...environment,
      accounts: createAccounts(pool as Sql, environment),
      queue: stage.jobs,
      files: { put: async () => {}, get: async () => undefined, remove: async () => {} },
      pictures: () => Promise.reject(new Error('There is nothing to do.')),
      sendWebhook: createSendWebhook({
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        isPublic: () => true,
      }),
      apiUrl: 'https://api.test',
    },
    {},
    stopping.signal,
  );
  await expect.poll(() => held.size).toBe(1);
  const hosts = [1, 2, 3].map((index) => `example-${index}.com:${port}`);
  for (const host of hosts) await finish(other, `http://${host}/`);
  // The first silent receiver has not been given up by then: of an account, one webhook is under way.
  await expect.poll(() => told, { timeout: (api.webhookTimeoutSeconds * 1000) / 2 }).toEqual(hosts);
  expect(held.size).toBe(1);
  stopping.abort();
  for (const socket of held) socket.destroy();
  await worker;
  silent.close();
  receiver.close();
});

it('(6) the owner of an address that stopped answering is told once, without what its path may hide', async () => {
  time = Date.now();
  const stage = await onPostgres();
  const { timesToPause, pauseSeconds } = api.webhookSilence;
  for (let times = 1; times <= timesToPause + 1; times += 1) {
    const job = newJob(stage, { webhook_url: 'https://silent.example.com/hook?token=secret' });
    await stage.jobs.add(job);
    await stage.jobs.cancel(job.id);
    const due = await stage.jobs.claimWebhook();
    if (!due) throw new Error('No webhook is due.');
    await stage.jobs.undelivered(due.job, true);
    time += pauseSeconds * 1000;
  }
  const mails = await database.sql`select kind, data from private.mails where user_id = ${stage.userId}`;
  const told = { kind: 'webhook-paused', data: { address: 'silent.example.com', user_agent: '' } };
  expect([...mails]).toEqual([told]);
});

it.each(["banned_until = now() + interval '1 hour'", 'deleted_at = now()'])(
  'on Postgres, the jobs and webhooks of a user rest from the moment that %s, and others go on',
  async (change) => {
    time = Date.now();
    const stage = await onPostgres();
    const { jobs } = stage;
    const other = { ...stage, ...(await stage.newAccount()) };
    const add = async (owner: Stage) => {
      const job = newJob(owner, { webhook_url: 'https://example.com/hook' });
      await jobs.add(job);
      await jobs.enqueue(job.id);
      return job.id;
    };
    const ended = await add(stage);
    await jobs.cancel(ended);
    await add(stage);
    const running = await jobs.claim();
    const waiting = await add(stage);
    const ofOther = await add(other);
    await pool?.unsafe(`update auth.users set ${change} where id = '${stage.userId}'`);
    expect(running && (await jobs.renew(running))).toBe(false);
    expect((await jobs.claim())?.id).toBe(ofOther);
    expect(await jobs.claim()).toBeUndefined();
    expect(await jobs.claimWebhook()).toBeUndefined();
    await pool?.unsafe(
      `update auth.users set banned_until = null, deleted_at = null where id = '${stage.userId}'`,
    );
    expect((await jobs.claim())?.id).toBe(waiting);
    expect((await jobs.claimWebhook())?.job.id).toBe(ended);
  },
);
