import type { SubscriptionRow } from '@verapix/facts';
import type { Columns } from './columns';
import { ownRows } from './own-rows';
import type { Table } from './table';

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  status: 'text',
  plan_id: 'text',
  plan_name: 'text',
  amount: 'numeric',
  currency: 'text',
  interval: 'text',
  created_at: 'timestamptz',
  current_period_end: 'timestamptz',
  canceled_at: 'timestamptz',
} satisfies Record<keyof SubscriptionRow, Columns[string]>;

/** Subscriptions: one's own, to read alone; a payment or an edge function writes them. */
export const subscriptions: Table = {
  name: 'subscriptions',
  columns,
  read: ownRows((data) => data.subscriptions),
};
