import type { JSONValue, Sql } from 'postgres';
import type { MerchantSettings } from '../ports';
import { asServer } from './transactions';

/** The payment settings in their table. */
export function createMerchantSettings(sql: Sql): MerchantSettings {
  return {
    read: () =>
      asServer(sql, async (tx) => {
        const [row] = await tx<{ config: unknown }[]>`select config from private.merchant_settings`;
        return row?.config ?? null;
      }),
    write: async (config) => {
      await asServer(
        sql,
        (tx) => tx`
          insert into private.merchant_settings (config) values (${tx.json(config as JSONValue)})
          on conflict (id) do update set config = excluded.config, updated_at = now()`,
      );
    },
  };
}
