import { api } from '@verapix/domain';
import type { JSONValue, Sql } from 'postgres';
import type { Environment, IdempotencyEntry, IdempotencyKeys, RateLimits } from '../ports';
import { asServer } from './transactions';

/** Rate limits that all servers share. */
export function createRateLimits(sql: Sql): RateLimits {
  return {
    change: (name, change) =>
      asServer(sql, async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`;
        const [row] = await tx<{ reset_at: Date }[]>`
          select reset_at from private.rate_limits where name = ${name}`;
        const changed = change(row?.reset_at.getTime() ?? 0);
        const resetAt = new Date(changed.resetAt);
        await tx`
          insert into private.rate_limits (name, reset_at) values (${name}, ${resetAt})
          on conflict (name) do update set reset_at = excluded.reset_at`;
        return changed.result;
      }),
  };
}

/** A request whose server stopped may be repeated after this time, in milliseconds. */
const pendingLifetime = 10 * 60_000;
const lifetime = api.idempotencyLifetimeSeconds * 1000;

/** Idempotency keys that all servers share. */
export function createIdempotencyKeys(sql: Sql, { now }: Pick<Environment, 'now'>): IdempotencyKeys {
  return {
    begin: (name, fingerprint) =>
      asServer(sql, async (tx) => {
        const expiresAt = new Date(now() + pendingLifetime);
        await tx`delete from private.idempotency_keys where name = ${name} and expires_at <= ${new Date(now())}`;
        const begun = await tx`
          insert into private.idempotency_keys (name, fingerprint, expires_at)
          values (${name}, ${fingerprint}, ${expiresAt}) on conflict do nothing returning name`;
        if (begun.count > 0) return undefined;
        const [earlier] = await tx<IdempotencyEntry[]>`
          select fingerprint, result from private.idempotency_keys where name = ${name}`;
        return earlier;
      }),
    complete: async (name, result) => {
      await asServer(sql, async (tx) => {
        await tx`
          update private.idempotency_keys
          set result = ${tx.json(result as unknown as JSONValue)}, expires_at = ${new Date(now() + lifetime)}
          where name = ${name}`;
      });
    },
    release: async (name) => {
      await asServer(sql, async (tx) => {
        await tx`delete from private.idempotency_keys where name = ${name}`;
      });
    },
  };
}
