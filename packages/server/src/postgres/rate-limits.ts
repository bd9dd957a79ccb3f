import type { Sql } from 'postgres';
import type { RateLimits } from '../ports';
import { asServer } from './transactions';

/** Rate limits that all servers share. */
export function createRateLimits(sql: Sql): RateLimits {
  return {
    change: (name, change) =>
      asServer(sql, async (tx) => {
        const [, [row]] = await Promise.all([
          tx`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`,
          tx<{ reset_at: Date }[]>`select reset_at from private.rate_limits where name = ${name}`,
        ]);
        const changed = change(row?.reset_at.getTime() ?? 0);
        const resetAt = new Date(changed.resetAt);
        await tx`
          insert into private.rate_limits (name, reset_at) values (${name}, ${resetAt})
          on conflict (name) do update set reset_at = excluded.reset_at`;
        return changed.result;
      }),
  };
}
