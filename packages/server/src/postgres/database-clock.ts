import type { Sql } from 'postgres';
import { answerOf } from './transactions';

/** How long the time of the last look is counted on from, in milliseconds. */
export const clockInterval = 30_000;

export interface DatabaseClock {
  /** The time of the database; before the first look, the computer's own. */
  now: () => number;
  /** Looks at the database's clock. Rejects if the database does not answer. */
  set: () => Promise<void>;
  /** Looks if that was never done, and resolves when the time is known. Looks again, without a wait, if the last look is long ago. */
  keepSet: () => Promise<void>;
}

/**
 * The clock of the database. Claims, limits, tokens and the ends of plans and results are compared by processes on several
 * computers, whose own clocks may be wrong. Between two looks, the time goes on by the computer's count of milliseconds, which nobody sets.
 */
export function createDatabaseClock(sql: Sql): DatabaseClock {
  let base: { time: number; at: number } | undefined;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const begin = performance.now();
    const [row] = await answerOf(sql<{ time: number }[]>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as time`);
    const end = performance.now();
    if (row) base = { time: row.time + (end - begin) / 2, at: end };
  };
  const set = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return {
    now: () => (base ? Math.round(base.time + performance.now() - base.at) : Date.now()),
    set,
    keepSet: async () => {
      if (!base) await set();
      // The request itself says if the database is away.
      else if (performance.now() - base.at > clockInterval) set().catch(() => undefined);
    },
  };
}
