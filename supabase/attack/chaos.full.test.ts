/**
 * `npm test -- chaos`: the API and workers under load, while they, the database, the storage and their clocks are disturbed at
 * random. `CHAOS_SECONDS` sets how long, by default five minutes, and `CHAOS_SEED` which disturbances.
 */
import { createBucket } from '@verapix/server/bucket';
import { createJobs } from '@verapix/server/postgres/jobs';
import { beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { plainPicture, stageOfFile, storageKey, until } from './stage.ts';

const seconds = Number(process.env.CHAOS_SECONDS ?? 300);
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1e9));
const stage = stageOfFile();
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Numbers that a seed repeats: `pick` an element, `between` two whole numbers. */
function createRandom(from: number) {
  let state = from >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item,
  };
}

interface Account {
  userId: string;
  key: string;
  /** When its plan was taken away and given back, as far as that is known for sure, in milliseconds of this process. */
  withoutPlan: { from: number; to: number }[];
}

beforeAll(async () => {
  // Every step of a job into an end, or out of one.
  await stage.sql.unsafe(`
    create table public.chaos_ends (job text, old text, new text);
    create function public.note_end() returns trigger language plpgsql security definer as $$
    begin
      if old.status is distinct from new.status
        and (old.status in ('succeeded', 'failed', 'canceled') or new.status in ('succeeded', 'failed', 'canceled')) then
        insert into public.chaos_ends values (new.id, old.status, new.status);
      end if;
      return null;
    end $$;
    create trigger chaos_ends after update on public.jobs for each row execute function public.note_end();
  `);
});

it(
  `a run of ${seconds} s with the seed ${seed}: every accepted job ends once, no file is left, no right is wrong`,
  async () => {
    const pictures = await Promise.all([64, 200, 500].map((size) => plainPicture(size, size)));
    const accounts: Account[] = [];
    for (let count = 0; count < 4; count += 1)
      accounts.push({ ...(await stage.addAccount()), withoutPlan: [] });
    const [sometimesWithout] = accounts;
    const accepted = new Map<string, string>();
    const wrong: string[] = [];
    const counts = { requests: 0, unanswered: 0, refused: 0, disturbances: {} as Record<string, number> };
    const end = performance.now() + seconds * 1000;
    let isOver = false;

    /** Sends orders one after the other. One without an answer, or with a 5xx, is sent again with its key. */
    const order = async (account: Account, random: ReturnType<typeof createRandom>) => {
      for (let number = 0; !isOver; number += 1) {
        const name = `${account.userId}:${number}`;
        const image_url = random.pick(pictures);
        const body = random.pick([
          { image_url, scale_factor: random.pick([2, 3, 4]) },
          Buffer.from(image_url.split(',')[1] ?? '', 'base64'),
        ]);
        for (;;) {
          const sent = performance.now();
          counts.requests += 1;
          const answer = await stage
            .upscale(account.key, body, { Prefer: 'respond-async', 'Idempotency-Key': `order-${number}` })
            .catch(() => undefined);
          const received = performance.now();
          const isWithout = account.withoutPlan.some(({ from, to }) => from < sent && received < to);
          if (answer === undefined || answer.status >= 500) {
            counts.unanswered += 1;
            if (isOver) break;
            await pause(random.between(100, 600));
            continue;
          }
          if (answer.status === 200 || answer.status === 202) {
            if (isWithout) wrong.push(`${name} was accepted without a plan`);
            const earlier = accepted.get(name);
            if (earlier !== undefined && earlier !== answer.body.id) wrong.push(`${name} is two jobs`);
            accepted.set(name, answer.body.id);
          } else {
            counts.refused += 1;
            const code = answer.body.error?.code ?? '';
            if (!['rate_limited', 'too_many_jobs', 'plan_required'].includes(code))
              wrong.push(`${name} was refused: ${answer.status} ${code}`);
            await pause(500);
          }
          break;
        }
        await pause(random.between(300, 1500));
      }
    };

    /** Asks for the jobs of others, which are nobody else's to see. */
    const spy = async ({ key, userId }: Account, random: ReturnType<typeof createRandom>) => {
      while (!isOver) {
        const others = [...accepted].filter(([name]) => !name.startsWith(userId));
        const [name, id] = others.length > 0 ? random.pick(others) : [];
        if (name && id) {
          const headers = { Authorization: `Bearer ${key}` };
          const response = await fetch(`${stage.url()}/v1/jobs/${id}`, { headers }).catch(() => undefined);
          if (response?.ok) wrong.push(`${name} was shown to another`);
        }
        await pause(1000);
      }
    };

    const random = createRandom(seed);
    const shifts = [0, 0, 7_200_000, -7_200_000];
    let workers = [stage.startWorker(1), stage.startWorker(1)];
    const disturbances: Record<string, () => Promise<unknown>> = {
      'a worker is killed': async () => {
        const [first, ...others] = workers;
        await first?.kill();
        await pause(random.between(0, 2000));
        workers = [...others, stage.startWorker(1, random.pick(shifts))];
      },
      'the API is killed': () => stage.restartApi(random.pick(shifts)),
      'the storage is silent': async () => {
        stage.storage.setSilent(true, random.pick([true, false]));
        await pause(random.between(500, 4000));
        stage.storage.setSilent(false);
      },
      'the storage refuses': async () => {
        stage.storage.setBroken(true);
        await pause(random.between(500, 4000));
        stage.storage.setBroken(false);
      },
      ...Object.fromEntries(
        (['frozen', 'down', 'dropping'] as const).map((state) => [
          `the database is ${state}`,
          async () => {
            await stage.setDatabase(state);
            await pause(random.between(300, 4000));
            await stage.setDatabase('up');
          },
        ]),
      ),
      'a plan ends and begins': async () => {
        if (!sometimesWithout) return;
        const setStatus = (status: string) =>
          stage.sql`update public.subscriptions set status = ${status} where user_id = ${sometimesWithout.userId}`;
        await setStatus('expired');
        const without = { from: performance.now(), to: Number.POSITIVE_INFINITY };
        sometimesWithout.withoutPlan.push(without);
        await pause(random.between(1000, 5000));
        without.to = performance.now();
        await setStatus('active');
      },
    };
    const disturb = async () => {
      while (performance.now() < end) {
        const name = random.pick(Object.keys(disturbances));
        counts.disturbances[name] = (counts.disturbances[name] ?? 0) + 1;
        await disturbances[name]?.();
        await pause(random.between(0, 3000));
      }
      isOver = true;
    };
    await Promise.all([
      disturb(),
      ...accounts.flatMap((account, index) => [
        order(account, createRandom(seed + index + 1)),
        spy(account, createRandom(seed - index - 1)),
      ]),
    ]);

    const open = async () => {
      const rows = await stage.sql`select from public.jobs where status in ('queued', 'running')`;
      return rows.length;
    };
    await until(async () => (await open()) === 0, 180, 'all jobs end when nothing is disturbed any more');

    const ends = await stage.sql<
      { job: string; old: string; new: string }[]
    >`select * from public.chaos_ends`;
    const jobs = await stage.sql<{ id: string; status: string; result_id: string | null; user_id: string }[]>`
    select id, status, result_id, user_id from public.jobs`;
    const statuses = [...new Set(jobs.map(({ status }) => status))];
    const summary = statuses.map((each) => `${jobs.filter(({ status }) => status === each).length} ${each}`);
    const ids = new Set(accepted.values());
    const lost = jobs.filter(({ id, status }) => ids.has(id) && status !== 'succeeded').length;
    console.warn(
      `Seed ${seed}: ${counts.requests} requests, ${counts.unanswered} unanswered, ${counts.refused} refused; ${accepted.size} jobs accepted, ${lost} of which failed; all jobs: ${summary.join(', ')}.`,
      counts.disturbances,
    );
    expect(wrong).toEqual([]);
    expect(accepted.size).toBeGreaterThan(seconds / 5);
    const known = new Set(jobs.map(({ id }) => id));
    expect([...accepted.values()].filter((id) => !known.has(id))).toEqual([]);
    const endsOf = new Map<string, number>();
    for (const { job } of ends) endsOf.set(job, (endsOf.get(job) ?? 0) + 1);
    expect(jobs.filter(({ id }) => endsOf.get(id) !== 1)).toEqual([]);

    const files = createBucket({ url: stage.storage.url, secretKey: storageKey, bucket: 'jobs' });
    const names = stage.storage.paths().map((path) => path.split('/').at(-1) ?? '');
    const rows = await stage.sql<{ name: string }[]>`
    select id as name from public.jobs union select result_id from public.jobs where result_id is not null
    union select name from private.unused_files`;
    const named = new Set(rows.map(({ name }) => name));
    expect(names.filter((name) => !named.has(name))).toEqual([]);
    expect(jobs.filter(({ result_id }) => result_id !== null && !names.includes(result_id))).toEqual([]);
    // Two hours later, everything is deleted.
    await Promise.all(workers.map(({ kill }) => kill()));
    const later = createJobs(stage.sql, { ...realEnvironment, now: () => Date.now() + 7_200_000 });
    while ((await later.deleteExpired(files.remove)) > 0);
    expect(stage.storage.paths()).toEqual([]);
  },
  (seconds + 300) * 1000,
);
