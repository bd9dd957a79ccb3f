import { api } from '@verapix/domain';
import type { Sql, TransactionSql } from 'postgres';
import type { DueWebhook, EarlierJob, Environment, Job, JobOutcome, JobQueue, Jobs } from '../ports';
import { apiError } from '../public-api/errors';
import { resultEnd, silenceAfter } from '../public-api/job';
import { fromStored } from './accounts';
import { noteEvents } from './mails';
import { answerOf, asServer } from './transactions';

/** A job is due by itself after this time, in milliseconds, if its server stopped before it was queued. */
const receivingTime = 60_000;
/** How long a job that failed unexpectedly, or whose storage was away, waits for its next attempt, in milliseconds. */
const retryDelays = { failed: 5_000, unavailable: 1_000 };
/** When a file is deleted whose upload failed, in milliseconds: it may have arrived nevertheless, and late. */
const failedUploadTime = 600_000;
/** When a file that the storage did not delete is tried again, in milliseconds, if its worker stopped meanwhile. */
const deletionTime = 60_000;
/** How many files are deleted at once. */
const batchSize = 100;
/** The time between two looks at a job that is waited for, in milliseconds: at first, and at most. */
const pollDelays = { first: 50, max: 1000 };

const leaseTime = api.leaseSeconds * 1000;
/** After this time, in milliseconds, a webhook is under way no more whose worker has stopped. */
const deliveryTime = 2 * api.webhookTimeoutSeconds * 1000;
const openStatuses = ['queued', 'running'];

/** The columns of a `Job`. */
const columns = [
  'id',
  'user_id',
  'key_id',
  'mode',
  'status',
  'scale_factor',
  'model',
  'priority',
  'format',
  'input_width',
  'input_height',
  'input_bytes',
  'result_id',
  'output_width',
  'output_height',
  'output_bytes',
  'error_code',
  'error_message',
  'webhook_url',
  'attempts',
  'created_at',
  'finished_at',
  'expires_at',
  'fetched_at',
] as const satisfies readonly (keyof Job)[];

type Row = Record<keyof Job, never>;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/**
 * The jobs and their queue in the table `jobs`. Workers take jobs with `for update skip locked`, so they do not wait for
 * each other, and no two take the same one. Jobs and webhooks of a banned or deleted user rest: a ban may end before they are deleted.
 */
export function createJobs(sql: Sql, { now }: Pick<Environment, 'now'>): Jobs & JobQueue {
  const timeIn = (milliseconds: number) => new Date(now() + milliseconds);
  const fields = sql(columns as unknown as string[]);
  const rows = async (query: (tx: TransactionSql) => Promise<Row[]>): Promise<Job[]> =>
    (await asServer(sql, query)).map((row) => fromStored<Job>(row));

  /** Runs a statement by itself, which is one round trip instead of three. It finds its rows by an index. */
  const rowsOf = async (query: PromiseLike<Row[]>): Promise<Job[]> =>
    (await answerOf(query)).map((row) => fromStored<Job>(row));

  const find = async (id: string): Promise<Job | undefined> => {
    const [job] = await rowsOf(sql<Row[]>`select ${fields} from public.jobs where id = ${id}`);
    return job;
  };

  /** What every end of a job sets: a webhook becomes due. */
  const ended = (tx: TransactionSql | Sql) => tx`
    finished_at = ${timeIn(0)},
    webhook_due_at = case when webhook_url is null then null else ${timeIn(0)}::timestamptz end`;

  /** Fails what was started too often. */
  const failed = (tx: TransactionSql | Sql) => tx`
    status = 'failed', error_code = 'internal_error', error_message = ${apiError('internal_error').message},
    ${ended(tx)}`;

  /** The job is still the worker's: no other has claimed it, and it was not canceled. */
  const isKept = (tx: TransactionSql, { id, attempts }: Job) =>
    tx`id = ${id} and status = 'running' and attempts = ${attempts}`;

  return {
    add: ({ idempotency, plan, ...job }) =>
      asServer(sql, async (tx) => {
        const { user_id, key_id, cost, priority } = job;
        const row = {
          ...job,
          idempotency_key: idempotency?.key ?? null,
          fingerprint: idempotency?.fingerprint ?? null,
          created_at: timeIn(0),
          due_at: timeIn(receivingTime),
        };
        const max = api.openWork[plan];
        // Sent together. Each sees what was committed before it began, so the sum is that after the lock.
        const [, , [added]] = await Promise.all([
          tx`select pg_advisory_xact_lock(hashtextextended(${user_id}, 2))`,
          tx`
            update public.jobs set idempotency_key = null
            where key_id = ${key_id} and idempotency_key = ${idempotency?.key ?? null}
              and created_at <= ${timeIn(-api.jobLifetimeSeconds * 1000)}`,
          tx<{ is_over: boolean; count: number }[]>`
            with open as (
              select coalesce(sum(cost), 0) + ${cost}::int > ${max}::int
                or ${priority} and coalesce(sum(cost) filter (where priority), 0) + ${cost}::int > ${max * api.priorityPart}::float8
                as is_over
              from public.jobs where user_id = ${user_id} and status in ${tx(openStatuses)}
            ), added as (
              insert into public.jobs ${tx`(${tx(Object.keys(row))})`}
              ${tx`select ${tx(row)}`} from open where not is_over on conflict do nothing returning id
            )
            select is_over, (select count(*)::int from added) as count from open`,
        ]);
        if (added?.is_over) return 'too-many';
        return added?.count === 1 ? 'added' : 'exists';
      }),
    enqueue: async (id) => {
      const [job] = await rowsOf(sql<Row[]>`
        update public.jobs set due_at = ${timeIn(0)} where id = ${id} and status = 'queued' returning ${fields}`);
      return job;
    },
    discard: async (id) => {
      await asServer(sql, async (tx) => {
        // A trigger notes the files of deleted jobs.
        await tx`delete from public.jobs where id = ${id} and status = 'queued'`;
        await tx`update private.unused_files set due_at = ${timeIn(failedUploadTime)} where name = ${id}`;
      });
    },
    find,
    findRepeated: async (keyId, key) => {
      const [found] = await answerOf(sql<EarlierJob[]>`
        select id, fingerprint from public.jobs
        where key_id = ${keyId} and idempotency_key = ${key} and status not in ('failed', 'canceled')
          and created_at > ${timeIn(-api.jobLifetimeSeconds * 1000)}`);
      return found && { ...found };
    },
    findByResult: async (resultId) => {
      const [job] = await rowsOf(sql<Row[]>`
        select ${fields} from public.jobs
        where result_id = ${resultId} and expires_at > ${timeIn(0)} and private.is_active_user(user_id)`);
      return job;
    },
    noteFetched: async (resultId) => {
      await answerOf(sql`
        update public.jobs set fetched_at = ${timeIn(0)} where result_id = ${resultId} and fetched_at is null`);
    },
    list: ({ userId, mode, status, after, limit }) =>
      rowsOf(sql<Row[]>`
        select ${fields} from public.jobs
        where user_id = ${userId}
          ${mode ? sql`and mode = ${mode}` : sql``}
          ${status ? sql`and status = ${status}` : sql``}
          ${after ? sql`and (created_at, id) < (${new Date(after.createdAt)}, ${after.id})` : sql``}
        order by created_at desc, id desc limit ${limit ?? null}`),
    cancel: async (id) => {
      const [job] = await rows(
        (tx) => tx<Row[]>`
          update public.jobs set status = 'canceled', ${ended(tx)}
          where id = ${id} and status in ${tx(openStatuses)} returning ${fields}`,
      );
      return job;
    },
    waitForEnd: async (job, milliseconds, signal) => {
      const end = performance.now() + milliseconds;
      let last = job;
      for (let delay = pollDelays.first; openStatuses.includes(last.status); delay *= 1.5) {
        const left = end - performance.now();
        if (left <= 0 || signal.aborted) break;
        await pause(Math.min(delay, pollDelays.max, left), signal);
        const found = await find(job.id);
        if (!found) break;
        last = found;
      }
      return last;
    },

    claim: async () => {
      const [job] = await rows(async (tx) => {
        const due = tx`status in ('queued', 'running') and due_at <= ${timeIn(0)}`;
        await tx`update public.jobs set ${failed(tx)} where ${due} and attempts >= ${api.jobAttempts}`;
        return tx<Row[]>`
          with claim as materialized (
            select turn, turn % ${api.ordinaryShare} <> 0 as favours_priority
            from nextval('private.job_claims') as turn
          ), next as (
            select j.id, j.user_id, j.priority
            from public.jobs j left join private.job_turns t using (user_id, priority)
            where ${due} and private.is_active_user(j.user_id)
            order by j.priority = (select favours_priority from claim) desc, t.turn nulls first, j.created_at
            limit 1 for update of j skip locked
          ), taken as (
            insert into private.job_turns (user_id, priority, turn)
            select next.user_id, next.priority, claim.turn from next, claim
            on conflict (user_id, priority) do update set turn = excluded.turn
          )
          update public.jobs set status = 'running', attempts = attempts + 1, due_at = ${timeIn(leaseTime)}
          where id in (select id from next) returning ${fields}`;
      });
      return job;
    },
    renew: async (job) => {
      const renewed = await asServer(
        sql,
        (tx) => tx`
          update public.jobs set due_at = ${timeIn(leaseTime)}
          where ${isKept(tx, job)} and private.is_active_user(user_id) returning id`,
      );
      return renewed.count > 0;
    },
    noteResult: async (job, resultId) => {
      await asServer(
        sql,
        (tx) => tx`
          insert into private.unused_files (name, due_at) values (${resultId}, ${new Date(resultEnd(job, now()))})`,
      );
    },
    finish: (job: Job, outcome: JobOutcome) => {
      const expires_at = outcome.status === 'succeeded' ? new Date(resultEnd(job, now())) : null;
      return asServer(sql, async (tx) => {
        const { count } = await tx`
          update public.jobs set ${tx({ ...outcome, expires_at })}, ${ended(tx)}
          where ${isKept(tx, job)} returning id`;
        if (outcome.status === 'succeeded') {
          // The file lasts as long as its job says. That of a job which is another worker's, or canceled, is not needed.
          await tx`
            insert into private.unused_files (name, due_at)
            values (${outcome.result_id}, ${count > 0 ? expires_at : timeIn(0)})
            on conflict (name) do update set due_at = excluded.due_at`;
        }
        return count > 0;
      });
    },
    release: async (job, reason) => {
      const isUncounted = reason === 'unavailable';
      const isLast = !isUncounted && job.attempts >= api.jobAttempts;
      const again = (tx: TransactionSql) => tx`
        status = 'queued', due_at = ${timeIn(retryDelays[reason])},
        attempts = ${job.attempts - Number(isUncounted)}`;
      await asServer(
        sql,
        (tx) => tx`update public.jobs set ${isLast ? failed(tx) : again(tx)} where ${isKept(tx, job)}`,
      );
    },
    claimWebhook: async (): Promise<DueWebhook | undefined> => {
      const found = await asServer(sql, async (tx) => {
        // One after the other, so that no two take webhooks of one account.
        await tx`select pg_advisory_xact_lock(hashtextextended('webhooks', 4))`;
        const [due] = await tx<(Row & { webhook_attempts: number })[]>`
          select ${fields}, webhook_attempts from public.jobs j where webhook_due_at <= ${timeIn(0)}
            and private.is_active_user(j.user_id)
            and not exists (
              select from public.jobs k where k.user_id = j.user_id and k.webhook_busy_until > ${timeIn(0)}
            )
            and not exists (
              select from private.webhook_addresses a
              where a.user_id = j.user_id and a.address = j.webhook_url and a.resumes_at > ${timeIn(0)}
            )
          order by webhook_due_at, created_at, id limit 1 for update skip locked`;
        if (!due) return undefined;
        const { webhook_attempts, ...row } = due;
        const attempt = webhook_attempts + 1;
        const delay = api.webhookDelaysSeconds[attempt];
        const next = delay === undefined ? null : timeIn(delay * 1000);
        await tx`
          update public.jobs set webhook_attempts = ${attempt}, webhook_due_at = ${next},
            webhook_busy_until = ${timeIn(deliveryTime)}
          where id = ${(row as { id: string }).id}`;
        return { row, attempt };
      });
      return found && { job: fromStored<Job>(found.row), attempt: found.attempt };
    },
    delivered: async ({ id, user_id, webhook_url }) => {
      await asServer(sql, async (tx) => {
        await tx`
          update public.jobs set webhook_due_at = null, webhook_busy_until = null where id = ${id}`;
        await tx`
          delete from private.webhook_addresses where user_id = ${user_id} and address = ${webhook_url}`;
      });
    },
    undelivered: async ({ id, user_id, webhook_url }, isSilent) => {
      await asServer(sql, async (tx) => {
        await tx`update public.jobs set webhook_busy_until = null where id = ${id}`;
        if (!isSilent) return;
        const [address] = await tx<{ silent: number }[]>`
          insert into private.webhook_addresses (user_id, address, silent, resumes_at)
          values (${user_id}, ${webhook_url}, 1, ${timeIn(0)})
          on conflict (user_id, address) do update set silent = private.webhook_addresses.silent + 1
          returning silent`;
        const times = address?.silent ?? 1;
        await tx`
          update private.webhook_addresses set resumes_at = ${timeIn(silenceAfter(times))}
          where user_id = ${user_id} and address = ${webhook_url}`;
        if (webhook_url === null || times !== api.webhookSilence.timesToPause) return;
        // Its path may have a secret.
        const detail = { address: new URL(webhook_url).host };
        await noteEvents(tx, user_id, [{ kind: 'webhook-paused', detail }]);
      });
    },
    deleteExpired: async (remove) => {
      const names = await asServer(sql, async (tx) => {
        // A trigger notes the files of deleted jobs.
        const old = timeIn(-api.jobLifetimeSeconds * 1000);
        await tx`delete from public.jobs where created_at <= ${old}`;
        await tx`delete from private.webhook_addresses where resumes_at <= ${old}`;
        const due = await tx<{ name: string }[]>`
          update private.unused_files set due_at = ${timeIn(deletionTime)} where name in (
            select name from private.unused_files where due_at <= ${timeIn(0)}
            limit ${batchSize} for update skip locked
          ) returning name`;
        return due.map(({ name }) => name);
      });
      // Outside of the transaction: the storage may take its time.
      const removals = await Promise.allSettled(names.map(remove));
      const of = (status: 'fulfilled' | 'rejected') =>
        names.filter((_name, index) => removals[index]?.status === status);
      const [removed, left] = [of('fulfilled'), of('rejected')];
      await asServer(sql, async (tx) => {
        await tx`delete from private.unused_files where name = any(${removed})`;
        await tx`update private.unused_files set due_at = ${timeIn(0)} where name = any(${left})`;
      });
      const failure = removals.find((removal) => removal.status === 'rejected');
      if (failure) throw failure.reason;
      return removed.length;
    },
  };
}
