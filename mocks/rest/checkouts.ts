import type { CheckoutRow } from '@verapix/facts';
import type { Columns } from './columns';
import { ownRows } from './own-rows';
import type { Table } from './table';

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  plan_id: 'text',
  plan_name: 'text',
  amount: 'numeric',
  currency: 'text',
  interval: 'text',
  status: 'text',
  url: 'text',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
} satisfies Record<keyof CheckoutRow, Columns[string]>;

/** Visits to the hosted checkout: one's own, to read alone; a function starts them, the provider moves them on. */
export const checkouts: Table = {
  name: 'checkouts',
  columns,
  read: ownRows((data) => data.checkouts),
};
