import type { CloudResultRow } from '@verapix/domain';
import type { Sql, TransactionSql } from 'postgres';
import { type CloudResults, type Environment, reservationLifetime } from '../ports';
import { fromStored } from './accounts';
import { asServer } from './transactions';

type StoredRow = Omit<CloudResultRow, 'made_at' | 'created_at'> & {
  made_at: Date;
  created_at: Date;
  is_complete: boolean;
};

const rowOf = ({ is_complete: _, ...row }: StoredRow) => fromStored<CloudResultRow>(row);

/** How many files one call removes from the storage. */
const removedAtOnce = 50;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function usageOf(tx: TransactionSql, userId: string) {
  const [usage] = await tx<{ bytes: number; count: number }[]>`
    select coalesce(sum(bytes), 0)::float8 as bytes, count(*)::int as count
    from public.cloud_results where user_id = ${userId}`;
  return usage ?? { bytes: 0, count: 0 };
}

/** Results in the cloud in a project's database. */
export function createCloudResults(sql: Sql, { now }: Pick<Environment, 'now'>): CloudResults {
  return {
    reserve: ({ id, user_id, result_id, ...result }, { maxBytes, maxResults }) =>
      asServer(sql, async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended(${user_id}::text, 3))`;
        const [existing] = await tx<StoredRow[]>`
          select * from public.cloud_results where user_id = ${user_id} and result_id = ${result_id}`;
        if (existing?.is_complete) return { outcome: 'exists', row: rowOf(existing) } as const;
        await tx`
          delete from public.cloud_results where user_id = ${user_id} and not is_complete
          and (result_id = ${result_id} or created_at < ${new Date(now() - reservationLifetime)})`;
        const usage = await usageOf(tx, user_id);
        const isCountReached = usage.count >= maxResults;
        if (isCountReached || usage.bytes + result.bytes > maxBytes) {
          return { outcome: 'full', bytesLeft: maxBytes - usage.bytes, isCountReached } as const;
        }
        await tx`
          insert into public.cloud_results
            (id, user_id, result_id, tool, steps, files, width, height, excerpt, bytes, made_at, created_at)
          values (
            ${id}, ${user_id}, ${result_id}, ${result.tool}, ${JSON.stringify(result.steps)}::text::jsonb,
            ${JSON.stringify(result.files)}::text::jsonb, ${result.width}, ${result.height}, ${result.excerpt},
            ${result.bytes}, ${result.made_at}, ${new Date(now())})`;
        return { outcome: 'reserved' } as const;
      }),
    complete: (id) =>
      asServer(sql, async (tx) => {
        const [row] = await tx<StoredRow[]>`
          update public.cloud_results set is_complete = true where id = ${id} returning *`;
        return row && rowOf(row);
      }),
    find: (userId, id) =>
      asServer(sql, async (tx) => {
        if (!uuid.test(id)) return undefined;
        const [row] = await tx<StoredRow[]>`
          select * from public.cloud_results where user_id = ${userId} and id = ${id} and is_complete`;
        return row && rowOf(row);
      }),
    list: (userId) =>
      asServer(sql, async (tx) => {
        const rows = await tx<StoredRow[]>`
          select * from public.cloud_results where user_id = ${userId} and is_complete order by created_at desc, id`;
        return rows.map(rowOf);
      }),
    delete: (userId, id) =>
      asServer(sql, async (tx) => {
        const { count } = await tx`delete from public.cloud_results where user_id = ${userId} and id = ${id}`;
        return count > 0;
      }),
    removeUnused: async (remove) => {
      const names = await asServer(sql, async (tx) => {
        const rows = await tx<{ name: string }[]>`
          select name from private.unused_cloud_files order by name limit ${removedAtOnce}`;
        return rows.map(({ name }) => name);
      });
      if (names.length === 0) return 0;
      const removals = await Promise.allSettled(names.map(remove));
      const removed = names.filter((_, index) => removals[index]?.status === 'fulfilled');
      await asServer(sql, (tx) => tx`delete from private.unused_cloud_files where name = any(${removed})`);
      const failed = removals.find((removal) => removal.status === 'rejected');
      if (failed) throw failed.reason;
      return removed.length;
    },
  };
}
