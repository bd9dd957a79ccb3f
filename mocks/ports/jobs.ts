import { api, createEmitter, type InboxJob } from '@verapix/domain';
import type { Idempotency, Job, JobOutcome, JobQueue, Jobs } from '@verapix/server/ports';
import { apiError } from '@verapix/server/public-api/errors';
import { jobEnd, resultEnd, silenceAfter } from '@verapix/server/public-api/job';
import type { BackendOptions } from '../backend';

/** A job with what only the queue knows. */
interface StoredJob extends Job {
  idempotency: Idempotency | null;
  cost: number;
  /** Milliseconds since 1970. `dueAt` is when a worker may take the job; for a running one, when its claim ends. */
  dueAt: number;
  webhookAttempts: number;
  webhookDueAt: number | null;
  /** Until when a delivery is under way. */
  webhookBusyUntil: number;
}

const isOpen = ({ status }: Job) => status === 'queued' || status === 'running';

/** The jobs of one backend in memory. */
export interface MemoryJobs extends Jobs, JobQueue {
  /** Deletes the jobs of a user. Returns the names of their files. */
  deleteOf: (userId: string) => string[];
  /** The jobs that failed for no reason of their picture. */
  unexpectedFailures: () => InboxJob[];
}

/** Creates the jobs of one backend. `onDue` is called when a job or a webhook is there for a worker. */
export function createJobs({ now }: Pick<BackendOptions, 'now'>, onDue: () => void): MemoryJobs {
  let jobs: StoredJob[] = [];
  /** When files are deleted, by their names. */
  const noted = new Map<string, number>();
  let claims = 0;
  /** The number of the claim that last began a job of an account, with priority or without. */
  const turns = new Map<string, number>();
  const turnOf = ({ user_id, priority }: Job) => `${user_id} ${priority}`;
  /** Addresses that did not answer, and how often in a row. */
  const addresses = new Map<string, { silent: number; resumesAt: number }>();
  const addressOf = ({ user_id, webhook_url }: Job) => `${user_id} ${webhook_url}`;
  const { emit, subscribe } = createEmitter();
  const leaseTime = api.leaseSeconds * 1000;

  const copyOf = (stored: StoredJob): Job => {
    const { idempotency, cost, dueAt, webhookAttempts, webhookDueAt, webhookBusyUntil, ...job } = stored;
    return job;
  };
  const copy = (stored: StoredJob | undefined) => stored && copyOf(stored);
  const stored = (id: string) => jobs.find((job) => job.id === id);
  const end = (job: StoredJob, change: Partial<Job>) => {
    const webhookDueAt = job.webhook_url === null ? null : now();
    Object.assign(job, change, { finished_at: new Date(now()).toISOString(), webhookDueAt });
    noted.set(job.id, now());
    emit();
    if (webhookDueAt !== null) onDue();
  };
  const fail = (job: StoredJob) => {
    const error = {
      error_code: 'internal_error',
      error_message: apiError('internal_error').message,
    } as const;
    end(job, { status: 'failed', ...error });
  };
  /** The stored job if it is still the worker's. */
  const kept = ({ id, attempts }: Job) => {
    const job = stored(id);
    return job?.status === 'running' && job.attempts === attempts ? job : undefined;
  };
  const isOld = (job: Job) => jobEnd(job) <= now();
  const standsFor = (job: StoredJob, keyId: string, key: string) =>
    job.key_id === keyId &&
    job.idempotency?.key === key &&
    !isOld(job) &&
    job.status !== 'failed' &&
    job.status !== 'canceled';
  const waitForChange = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        unsubscribe();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      const unsubscribe = subscribe(done);
      signal.addEventListener('abort', done);
    });

  return {
    add: async ({ idempotency, plan, ...job }) => {
      const open = jobs.filter((each) => each.user_id === job.user_id && isOpen(each));
      const work = (each: readonly StoredJob[]) => each.reduce((sum, { cost }) => sum + cost, job.cost);
      const max = api.openWork[plan];
      const isOverPart =
        job.priority && work(open.filter(({ priority }) => priority)) > max * api.priorityPart;
      if (work(open) > max || isOverPart) return 'too-many';
      if (idempotency && jobs.some((each) => standsFor(each, job.key_id, idempotency.key))) return 'exists';
      jobs.push({
        ...job,
        status: 'queued',
        result_id: null,
        output_width: null,
        output_height: null,
        output_bytes: null,
        error_code: null,
        error_message: null,
        attempts: 0,
        created_at: new Date(now()).toISOString(),
        finished_at: null,
        expires_at: null,
        fetched_at: null,
        idempotency,
        dueAt: Number.POSITIVE_INFINITY,
        webhookAttempts: 0,
        webhookDueAt: null,
        webhookBusyUntil: 0,
      });
      return 'added';
    },
    enqueue: async (id) => {
      const job = stored(id);
      if (job?.status !== 'queued') return undefined;
      job.dueAt = now();
      const queued = copyOf(job);
      onDue();
      return queued;
    },
    discard: async (id) => {
      jobs = jobs.filter((job) => job.id !== id);
      noted.set(id, now());
    },
    find: async (id) => copy(stored(id)),
    findRepeated: async (keyId, key) => {
      const found = jobs.find((job) => standsFor(job, keyId, key));
      return found?.idempotency ? { id: found.id, fingerprint: found.idempotency.fingerprint } : undefined;
    },
    findByResult: async (resultId) => {
      const found = jobs.find(({ result_id }) => result_id === resultId);
      return found?.expires_at && Date.parse(found.expires_at) > now() ? copyOf(found) : undefined;
    },
    noteFetched: async (resultId) => {
      const found = jobs.find(({ result_id }) => result_id === resultId);
      if (found) found.fetched_at ??= new Date(now()).toISOString();
    },
    list: async ({ userId, mode, status, after, limit }) =>
      jobs
        .filter(
          (job) =>
            job.user_id === userId && (!mode || job.mode === mode) && (!status || job.status === status),
        )
        .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
        .filter((job) => {
          if (!after) return true;
          const time = Date.parse(job.created_at);
          return time < after.createdAt || (time === after.createdAt && job.id < after.id);
        })
        .slice(0, limit)
        .map(copyOf),
    cancel: async (id) => {
      const job = stored(id);
      if (!job || !isOpen(job)) return undefined;
      end(job, { status: 'canceled' });
      return copyOf(job);
    },
    waitForEnd: async (job, milliseconds, signal) => {
      // `performance` measures real time even where tests stop the clock.
      const until = performance.now() + milliseconds;
      for (;;) {
        const last = copy(stored(job.id)) ?? job;
        const left = until - performance.now();
        if (!isOpen(last) || left <= 0 || signal.aborted || !stored(job.id)) return last;
        await waitForChange(left, signal);
      }
    },

    claim: async () => {
      const due = jobs.filter((job) => isOpen(job) && job.dueAt <= now());
      const [startable, tooOften] = [
        due.filter(({ attempts }) => attempts < api.jobAttempts),
        due.filter(({ attempts }) => attempts >= api.jobAttempts),
      ];
      for (const job of tooOften) fail(job);
      claims += 1;
      const favoured = claims % api.ordinaryShare !== 0;
      const rank = (each: StoredJob) => [
        Number(each.priority !== favoured),
        turns.get(turnOf(each)) ?? 0,
        Date.parse(each.created_at),
      ];
      const [job] = startable.sort((one, other) => {
        const others = rank(other);
        return rank(one).reduce((order, value, index) => order || value - (others[index] ?? 0), 0);
      });
      if (!job) return undefined;
      turns.set(turnOf(job), claims);
      Object.assign(job, { status: 'running', attempts: job.attempts + 1, dueAt: now() + leaseTime });
      return copyOf(job);
    },
    renew: async (job) => {
      const found = kept(job);
      if (found) found.dueAt = now() + leaseTime;
      return found !== undefined;
    },
    noteResult: async (job, resultId) => {
      noted.set(resultId, resultEnd(job, now()));
    },
    finish: async (job, outcome: JobOutcome) => {
      const found = kept(job);
      const expiresAt = resultEnd(job, now());
      if (outcome.status === 'succeeded') noted.set(outcome.result_id, found ? expiresAt : now());
      if (!found) return false;
      const isKept = outcome.status === 'succeeded';
      end(found, { ...outcome, expires_at: isKept ? new Date(expiresAt).toISOString() : null });
      return true;
    },
    release: async (job, reason) => {
      const found = kept(job);
      if (!found) return;
      const isUncounted = reason === 'unavailable';
      if (!isUncounted && found.attempts >= api.jobAttempts) return fail(found);
      const attempts = found.attempts - Number(isUncounted);
      Object.assign(found, { status: 'queued', dueAt: now(), attempts });
      onDue();
    },
    claimWebhook: async () => {
      const isBusy = (userId: string) =>
        jobs.some((job) => job.user_id === userId && job.webhookBusyUntil > now());
      const [job] = jobs
        .filter(({ webhookDueAt }) => webhookDueAt !== null && webhookDueAt <= now())
        .filter((each) => !isBusy(each.user_id) && (addresses.get(addressOf(each))?.resumesAt ?? 0) <= now())
        .sort((one, other) => (one.webhookDueAt ?? 0) - (other.webhookDueAt ?? 0));
      if (!job) return undefined;
      job.webhookAttempts += 1;
      job.webhookBusyUntil = now() + 2 * api.webhookTimeoutSeconds * 1000;
      const delay = api.webhookDelaysSeconds[job.webhookAttempts];
      job.webhookDueAt = delay === undefined ? null : now() + delay * 1000;
      return { job: copyOf(job), attempt: job.webhookAttempts };
    },
    delivered: async (job) => {
      const found = stored(job.id);
      if (found) Object.assign(found, { webhookDueAt: null, webhookBusyUntil: 0 });
      addresses.delete(addressOf(job));
    },
    undelivered: async (job, isSilent) => {
      const found = stored(job.id);
      if (found) found.webhookBusyUntil = 0;
      if (!isSilent) return;
      const silent = (addresses.get(addressOf(job))?.silent ?? 0) + 1;
      addresses.set(addressOf(job), { silent, resumesAt: now() + silenceAfter(silent) });
    },
    deleteExpired: async (remove) => {
      for (const { id, result_id } of jobs.filter(isOld))
        for (const name of [id, result_id]) if (name !== null) noted.set(name, now());
      jobs = jobs.filter((job) => !isOld(job));
      const due = [...noted].flatMap(([name, dueAt]) => (dueAt <= now() ? [name] : []));
      for (const name of due) {
        noted.delete(name);
        await remove(name);
      }
      return due.length;
    },
    unexpectedFailures: () =>
      jobs.flatMap(({ id, user_id, attempts, error_code, finished_at }) =>
        error_code === 'internal_error' && finished_at !== null
          ? [{ id, user_id, attempts, failed_at: finished_at }]
          : [],
      ),
    deleteOf: (userId) => {
      const own = jobs.filter((job) => job.user_id === userId);
      jobs = jobs.filter((job) => job.user_id !== userId);
      return own.flatMap(({ id, result_id }) => [id, ...(result_id ? [result_id] : [])]);
    },
  };
}
