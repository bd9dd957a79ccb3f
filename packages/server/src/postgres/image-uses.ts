import type { Sql } from 'postgres';
import { type BegunImageUse, type ImageUse, type ImageUses, pendingLifetime } from '../images/ports';
import type { Environment } from '../ports';
import { fromStored } from './accounts';
import { asServer } from './transactions';

interface Begun {
  outcome: BegunImageUse['outcome'];
  made: number;
  retry_at: Date | null;
}

/** Uses of the image service in a project's database, which counts them in one step. */
export function createImageUses(sql: Sql, { now }: Pick<Environment, 'now'>): ImageUses {
  return {
    begin: async ({ id, userId, maxTotal, maxPerHour }) => {
      const at = now();
      const [begun] = await asServer(
        sql,
        (tx) => tx<Begun[]>`
          select outcome, made::int, retry_at from private.begin_generated_image(
            ${id}, ${userId}, ${new Date(at)}, ${new Date(at - pendingLifetime)}, ${maxTotal}, ${maxPerHour})`,
      );
      if (!begun) throw new Error('The database did not say whether a picture may be made.');
      if (begun.outcome === 'begun') {
        return { outcome: 'begun', left: maxTotal === null ? null : maxTotal - begun.made };
      }
      if (begun.outcome === 'used_up') return { outcome: 'used_up' };
      const retryAfter = Math.ceil(((begun.retry_at?.getTime() ?? at) - at) / 1000);
      return { outcome: 'too_many', retryAfter };
    },
    end: async (id, status) => {
      await asServer(
        sql,
        (tx) => tx`update private.generated_images set status = ${status} where id = ${id}`,
      );
    },
    list: (userId) =>
      asServer(sql, async (tx) => {
        const rows = await tx<(Omit<ImageUse, 'created_at'> & { created_at: Date })[]>`
          select * from private.generated_images where user_id = ${userId} order by created_at, id`;
        return rows.map((row) => fromStored<ImageUse>(row));
      }),
  };
}
