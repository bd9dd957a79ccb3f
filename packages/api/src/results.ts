import { type PictureFormatName, pictureFormats } from '@verapix/domain';
import type { Environment, Results } from '@verapix/server/ports';
import { asServer } from '@verapix/server/postgres/transactions';
import type { Sql } from 'postgres';
import type { Files } from './files';

interface ResultRow {
  format: PictureFormatName;
  width: number;
  height: number;
  created_at: Date;
  expires_at: Date;
}

export interface ResultStore extends Results {
  /** Deletes the results that have expired. Returns how many there were. Several servers may do it at once. */
  deleteExpired: () => Promise<number>;
}

const batchSize = 100;

/** Results with their details in Postgres and their pictures in `files`. */
export function createResults(sql: Sql, files: Files, { now }: Pick<Environment, 'now'>): ResultStore {
  return {
    add: async ({ id, file, format, width, height, createdAt, expiresAt }) => {
      // The row comes first: a file without a row would never be deleted.
      await asServer(
        sql,
        (tx) => tx`
          insert into private.results (id, format, width, height, created_at, expires_at)
          values (${id}, ${format}, ${width}, ${height}, ${new Date(createdAt)}, ${new Date(expiresAt)})`,
      );
      await files.put(id, file, pictureFormats[format].mime);
    },
    find: async (id) => {
      const [row] = await asServer(
        sql,
        (tx) => tx<ResultRow[]>`
          select format, width, height, created_at, expires_at from private.results
          where id = ${id} and expires_at > ${new Date(now())}`,
      );
      const file = row && (await files.get(id));
      if (!file) return undefined;
      const { format, width, height, created_at, expires_at } = row;
      const times = { createdAt: created_at.getTime(), expiresAt: expires_at.getTime() };
      return { id, file, format, width, height, ...times };
    },
    deleteExpired: () =>
      asServer(sql, async (tx) => {
        const expired = await tx<{ id: string }[]>`
          select id from private.results where expires_at <= ${new Date(now())}
          order by expires_at limit ${batchSize} for update skip locked`;
        const ids = expired.map(({ id }) => id);
        for (const id of ids) await files.remove(id);
        if (ids.length > 0) await tx`delete from private.results where id in ${tx(ids)}`;
        return ids.length;
      }),
  };
}
