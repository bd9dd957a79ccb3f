import type { ApiKeyRow } from '@verapix/facts';
import { rowOf } from '../api-keys/row-of';
import type { Columns } from './columns';
import type { Table } from './table';

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  name: 'text',
  type: 'text',
  prefix: 'text',
  last4: 'text',
  created_at: 'timestamptz',
  last_used: 'timestamptz',
} satisfies Record<keyof ApiKeyRow, Columns[string]>;

/** API keys: one's own that are not revoked, to read alone and without their hashes; edge functions write them. */
export const apiKeys: Table = {
  name: 'api_keys',
  columns,
  read: {
    roles: ['authenticated'],
    delay: 'api-keys.list',
    rows: (data, userId) =>
      data.apiKeys
        .filter((record) => record.userId === userId && record.revokedAt === null)
        .map((record) => ({ ...rowOf(record) })),
  },
};
