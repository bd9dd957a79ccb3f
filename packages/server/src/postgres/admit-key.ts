import { api, type SubscriptionRow } from '@verapix/domain';
import type { Sql } from 'postgres';
import type { AdmitKey, UsedApiKey } from '../ports';
import { answerOf } from './transactions';

/** What `private.admit_key` returns. Times are in JSON as Postgres writes them. */
interface Row {
  key_id: string;
  owner_id: string;
  key_type: UsedApiKey['key']['type'];
  key_scopes: UsedApiKey['key']['scopes'];
  key_expires_at: Date | null;
  is_admin: boolean;
  subscriptions: SubscriptionRow[] | null;
  earlier_id: string | null;
  earlier_fingerprint: string | null;
  counted_reset_at: Date | null;
  api_reset_at: Date | null;
}

const isoTime = (time: string) => new Date(time).toISOString();
const isoTimeOrNull = (time: string | null) => time && isoTime(time);

/** Uses API keys by one call of the database, which decides as the store of the mock backend does. */
export function createAdmitKey(sql: Sql): AdmitKey {
  return async ({ hash, idempotencyKey, at }) => {
    const { live, test } = api.requestsPerMinute;
    const repeatsSince = new Date(at - api.jobLifetimeSeconds * 1000);
    const [row] = await answerOf(sql<Row[]>`
      select * from private.admit_key(${hash}, ${idempotencyKey}, ${repeatsSince}, ${new Date(at)}, ${live}, ${test})`);
    return (
      row && {
        key: {
          id: row.key_id,
          user_id: row.owner_id,
          type: row.key_type,
          scopes: row.key_scopes,
          expires_at: row.key_expires_at?.toISOString() ?? null,
        },
        user: { isAdmin: row.is_admin },
        subscriptions: (row.subscriptions ?? []).map((subscription) => ({
          ...subscription,
          created_at: isoTime(subscription.created_at),
          current_period_end: isoTimeOrNull(subscription.current_period_end),
          canceled_at: isoTimeOrNull(subscription.canceled_at),
        })),
        earlier:
          row.earlier_id !== null && row.earlier_fingerprint !== null
            ? { id: row.earlier_id, fingerprint: row.earlier_fingerprint }
            : undefined,
        resetAt: { counted: row.counted_reset_at?.getTime() ?? 0, api: row.api_reset_at?.getTime() ?? 0 },
      }
    );
  };
}
