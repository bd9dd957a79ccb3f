/** Checkouts and the provider's events about them, without the pages of the sandbox. */

import { type CheckoutRow, type PaidPlanId, plans, priceOf } from '@verapix/domain';
import { eventJson, type SentKind } from '../checkout/sandbox-event';
import type { Member, SeededBackend } from './test-backend';

/** When the stories of payments begin, in milliseconds since 1970. */
export const storyStart = Date.UTC(2026, 0, 15, 12);

/** Creates a checkout as `create-checkout` does, but even for a plan that the user has. */
export function checkoutOf(
  target: SeededBackend,
  persona: Member,
  plan: PaidPlanId,
  number = 1,
): CheckoutRow {
  const { name, billingPeriod } = plans[plan];
  const row: CheckoutRow = {
    id: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
    user_id: target.userOf(persona).id,
    plan_id: plan,
    plan_name: name,
    amount: priceOf(plans[plan]).discounted,
    currency: 'USD',
    interval: billingPeriod,
    status: 'open',
    url: 'https://backend.test/sandbox/v1/checkout',
    created_at: new Date(storyStart).toISOString(),
    expires_at: new Date(storyStart + 1_800_000).toISOString(),
  };
  target.store.write((draft) => draft.checkouts.push(row));
  return row;
}

export interface Story {
  kind: SentKind;
  isPaid?: boolean;
  /** Seconds after the start. */
  after?: number;
  /** `null`: the session of a subscription names none. */
  intent?: string | null;
}

export function eventOf(
  checkout: CheckoutRow,
  { kind, isPaid = true, after = 0, intent = 'pi_1' }: Story,
): string {
  const id = `evt_${checkout.id}_${kind}_${isPaid}_${after}_${intent}`;
  return eventJson(checkout, { id, kind, at: storyStart + after * 1000, intent, isPaid });
}

/** A user's payments and subscriptions without ids. */
export function holdings(target: SeededBackend, persona: Member) {
  const { checkouts, payments, subscriptions } = target.store.read();
  const userId = target.userOf(persona).id;
  const own = <Row extends { user_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ user_id }) => user_id === userId);
  const sorted = <Row extends { id: string }>(rows: readonly Row[], keyOf: (row: Row) => string) =>
    rows.map((row) => ({ ...row, id: '' })).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    checkouts: own(checkouts),
    // The sandbox confirms a refund by an event of its own, which arrives later.
    payments: sorted(own(payments), ({ checkout_id }) => checkout_id).map((row) => ({
      ...row,
      status: row.status === 'reversed' ? 'refunded' : row.status,
    })),
    subscriptions: sorted(own(subscriptions), (row) => JSON.stringify(row)),
  };
}
