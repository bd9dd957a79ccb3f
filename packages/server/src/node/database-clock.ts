import type { Sql } from 'postgres';
import { answerOf } from '../postgres/transactions';

/** How often the clock is set, and how soon after a failure, in milliseconds. */
const intervals = { set: 30_000, failed: 1_000 };

/**
 * The clock of the database. Claims, limits and the ends of results are compared by processes on several computers, whose own
 * clocks may be wrong. Between two looks, the time goes on by the computer's count of milliseconds, which nobody sets; before the first, it is the
 * computer's own. `isSet` resolves after the first attempt.
 */
export function createDatabaseClock(sql: Sql): { now: () => number; isSet: Promise<void> } {
  let base: { time: number; at: number } | undefined;
  const set = async (): Promise<void> => {
    const begin = performance.now();
    const isDone = await answerOf(sql<{ time: number }[]>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as time`).then(
      ([row]) => {
        const end = performance.now();
        if (row) base = { time: row.time + (end - begin) / 2, at: end };
        return true;
      },
      () => false,
    );
    setTimeout(() => void set(), isDone ? intervals.set : intervals.failed).unref();
  };
  return {
    now: () => (base ? Math.round(base.time + performance.now() - base.at) : Date.now()),
    isSet: set(),
  };
}
