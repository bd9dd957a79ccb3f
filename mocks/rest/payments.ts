import type { PaymentRow } from '@verapix/facts';
import type { Columns } from './columns';
import { ownRows } from './own-rows';
import type { Table } from './table';

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  checkout_id: 'uuid',
  plan_id: 'text',
  plan_name: 'text',
  amount: 'numeric',
  currency: 'text',
  interval: 'text',
  status: 'text',
  transaction_id: 'text',
  created_at: 'timestamptz',
} satisfies Record<keyof PaymentRow, Columns[string]>;

/** Payments: one's own, to read alone; the provider's events write them. */
export const payments: Table = {
  name: 'payments',
  columns,
  read: ownRows((data) => data.payments),
};
