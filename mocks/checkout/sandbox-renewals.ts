import { graceDays, sandboxPaths, type SubscriptionRow } from '@verapix/domain';
import { monthAfter } from '@verapix/server/billing/subscriptions';
import { HttpError } from '@verapix/server/http/http-error';
import type { OpenedFrom, Payments, ProviderSubscription } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { type RenewalEvent, refundJson, renewalJson } from './sandbox-event';

type Options = Pick<BackendOptions, 'store' | 'now'>;

/** Schedules an event about a subscription. The id makes a repeated one the same event. */
function schedule(draft: Data, state: ProviderSubscription, kind: RenewalEvent, at: number): void {
  const id = `evt_sandbox_${kind.replace(/\W/g, '_')}_${state.id}_${at}`;
  draft.pendingEvents.push({ dueAt: at, body: renewalJson(state, { id, kind, at }) });
}

/** The row of a subscription; `undefined` if Lifetime took its place. */
function rowOf(data: Data, { checkout_id }: ProviderSubscription): SubscriptionRow | undefined {
  const payment = data.payments.find((row) => row.checkout_id === checkout_id);
  return data.subscriptions.find(({ id }) => id === payment?.id);
}

const isPending = ({ pendingEvents }: Data, { id }: ProviderSubscription) =>
  pendingEvents.some(({ body }) => body.includes(id));

const graceMilliseconds = graceDays * 24 * 60 * 60_000;

/** Schedules the events of a failed payment that succeeds now: the next period begins. */
export function payOpenInvoice(draft: Data, stored: ProviderSubscription, now: number): void {
  const next = monthAfter(new Date(now)).toISOString();
  schedule(draft, { ...stored, status: 'active', period_end: next }, 'invoice.paid', now);
}

/**
 * Renews the subscriptions whose period has ended, or ends those that were canceled. A failed payment is not tried again:
 * the subscription ends after the days of grace, unless the user pays.
 */
export function renewSubscriptions({ store, now }: Options): void {
  const time = now();
  const data = store.read();
  const due = data.providerSubscriptions.flatMap((stored) => {
    const end = rowOf(data, stored)?.current_period_end;
    const grace = stored.status === 'past_due' ? graceMilliseconds : 0;
    const isDue =
      stored.status !== 'ended' && end && Date.parse(end) + grace <= time && !isPending(data, stored);
    return isDue ? [{ stored, end }] : [];
  });
  if (due.length === 0) return;
  store.write((draft) => {
    for (const { stored, end } of due) {
      if (stored.cancels || stored.status === 'past_due') {
        schedule(draft, { ...stored, period_end: end }, 'customer.subscription.deleted', time);
        continue;
      }
      let next = new Date(end);
      while (next.getTime() <= time) next = monthAfter(next);
      schedule(draft, { ...stored, period_end: next.toISOString() }, 'invoice.paid', time);
    }
  });
}

function sandboxAddress(path: string, checkout: string, { origin, locale }: OpenedFrom): string {
  const query = new URLSearchParams({ checkout, ...(locale !== 'en' && { locale }) });
  return `${origin}${path}?${query}`;
}

/** The sandbox in the place of the payment provider. What it is asked to do comes back as an event, as from a real one. */
export function createSandboxPayments({ store, now }: Options): Payments {
  const find = (draft: Data, subscriptionId: string) => {
    const stored = draft.providerSubscriptions.find(({ id }) => id === subscriptionId);
    if (stored) return { ...stored };
    throw new HttpError(404, 'not_found', 'There is no such subscription.');
  };
  return {
    checkoutUrl: async ({ id, ...from }) => sandboxAddress(sandboxPaths.checkout, id, from),
    webhookSecret: async () => store.read().webhookSecret,
    setRenewal: async (subscriptionId, renews) =>
      store.write((draft) => {
        const state = { ...find(draft, subscriptionId), cancels: !renews };
        schedule(draft, state, 'customer.subscription.updated', now());
      }),
    end: async (subscriptionId) =>
      store.write((draft) => {
        schedule(draft, find(draft, subscriptionId), 'customer.subscription.deleted', now());
      }),
    // Events of the sandbox name all that is known.
    customerOf: async () => null,
    refund: async (transactionId) =>
      store.write((draft) => {
        const at = now();
        const body = refundJson(transactionId, { id: `evt_sandbox_refund_${transactionId}`, at });
        draft.pendingEvents.push({ dueAt: at, body });
      }),
    // The id of the checkout is a secret, that of the customer is not.
    portalUrl: async (customer, from) => {
      const stored = store.read().providerSubscriptions.find(({ customer_id }) => customer_id === customer);
      if (!stored) throw new HttpError(404, 'not_found', 'There is no such customer.');
      return sandboxAddress(sandboxPaths.portal, stored.checkout_id, from);
    },
  };
}
