import type { PaidPlanId } from '@verapix/domain';
import { newSubscription, planTerms } from '@verapix/server/billing/subscriptions';
import type { Sql } from 'postgres';

/** Writes the rows of a plan that a user has paid for, without a subscription at the payment provider. */
export async function buyPlan(sql: Sql, userId: string, plan: PaidPlanId): Promise<void> {
  const row = newSubscription(userId, plan, { now: Date.now, newId: () => crypto.randomUUID() });
  await sql`insert into public.subscriptions ${sql({ ...row })}`;
  const [checkoutId, purchase] = [crypto.randomUUID(), { ...planTerms(plan), user_id: userId }];
  const expires_at = new Date(Date.now() + 60_000);
  const checkout = { ...purchase, id: checkoutId, status: 'paid', url: 'https://pay.test', expires_at };
  await sql`insert into public.checkouts ${sql(checkout)}`;
  const payment = {
    ...purchase,
    id: row.id,
    checkout_id: checkoutId,
    status: 'paid',
    transaction_id: 'pi_1',
  };
  await sql`insert into public.payments ${sql(payment)}`;
}
