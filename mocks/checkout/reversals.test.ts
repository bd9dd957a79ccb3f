import { grantsAccess, type PaidPlanId } from '@verapix/domain';
import { parseEvent } from '@verapix/server/billing/provider-event';
import { receiveEvent } from '@verapix/server/billing/webhook';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../ports/create-ports';
import { checkoutOf, eventOf, holdings, storyStart } from '../testing/payment-events';
import { call, createSeededBackend, type SeededBackend } from '../testing/test-backend';
import { checkoutFor, choose } from '../testing/user-actions';
import { refundJson, renewalJson, renewalOf } from './sandbox-event';

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const secondsLater = (seconds: number) => storyStart + seconds * 1000;

/** Takes events in. The provider knows the customer of every payment. */
async function receive(target: SeededBackend, bodies: readonly string[], customer: string): Promise<void> {
  const ports = createPorts(target.options);
  const payments = { ...ports.payments, customerOf: async () => customer };
  for (const body of bodies) {
    const event = parseEvent(body);
    if (!event) throw new Error('This is no event.');
    await receiveEvent(event, { ...ports, payments });
  }
}

const disputeJson = (transactionId: string, at: number) =>
  JSON.stringify({
    id: `evt_dispute_${transactionId}`,
    type: 'charge.dispute.created',
    created: Math.floor(at / 1000),
    data: { object: { object: 'dispute', payment_intent: transactionId } },
  });

/** All that the provider reports about one payment that goes back. */
function historyOf(target: SeededBackend, plan: PaidPlanId, isKnownByIntent: boolean) {
  const checkout = checkoutOf(target, 'free', plan);
  const { subscription: id, customer } = renewalOf(checkout.id, checkout.user_id);
  // The first payment of a subscription is known by its session: the session names no intent.
  const intent = isKnownByIntent ? 'pi_1' : null;
  const reversals = [
    disputeJson('pi_1', secondsLater(3)),
    refundJson('pi_1', { id: 'evt_refund', at: secondsLater(4) }),
  ];
  const money = [
    eventOf(checkout, { kind: 'checkout.session.completed', isPaid: false, intent }),
    eventOf(checkout, { kind: 'checkout.session.async_payment_succeeded', after: 1, intent }),
  ];
  if (plan === 'lifetime') return { customer, bodies: [...money, ...reversals] };
  const renewal = {
    id,
    user_id: checkout.user_id,
    checkout_id: checkout.id,
    customer_id: customer,
    status: 'active' as const,
    status_at: '',
    period_end: '2026-02-15T12:00:00.000Z',
    cancels: false,
    cancels_at: '',
  };
  const updated = renewalJson(renewal, {
    id: 'evt_updated',
    kind: 'customer.subscription.updated',
    at: secondsLater(2),
  });
  return { customer, bodies: [...money, updated, ...reversals] };
}

const kindsOfPayment: readonly [PaidPlanId, boolean][] = [
  ['lifetime', true],
  ['premium', true],
  ['premium', false],
];

describe('the events of a payment that goes back', () => {
  it('end its access in every order, and with only one of the two reports', async () => {
    const orders = fc.constantFrom(...kindsOfPayment).chain(([plan, isKnownByIntent]) => {
      const { length } = historyOf(createSeededBackend(), plan, isKnownByIntent).bodies;
      const all = [...Array(length).keys()];
      return fc.record({
        plan: fc.constant(plan),
        isKnownByIntent: fc.constant(isKnownByIntent),
        order: fc.shuffledSubarray(all, { minLength: length }),
        // The provider reports a dispute, a refund, or both.
        missing: fc.constantFrom(length - 1, length - 2, length),
      });
    });
    await fc.assert(
      fc.asyncProperty(orders, async ({ plan, isKnownByIntent, order, missing }) => {
        const outcomes = [];
        for (const sequence of [[...order].sort((a, b) => a - b), order]) {
          const target = createSeededBackend();
          const { bodies, customer } = historyOf(target, plan, isKnownByIntent);
          const sent = sequence.filter((index) => index !== missing).map((index) => bodies[index] ?? '');
          await receive(target, sent, customer);
          const { payments, subscriptions, checkouts } = holdings(target, 'free');
          expect(subscriptions.filter((row) => grantsAccess(row, secondsLater(10)))).toEqual([]);
          expect(target.store.read().payments.at(-1)?.status).toBe('reversed');
          outcomes.push({ payments, checkouts });
        }
        expect(outcomes[1]).toEqual(outcomes[0]);
      }),
      { numRuns: 200 },
    );
  });

  it('end nothing that the same customer buys afterwards', async () => {
    const { bodies, customer } = historyOf(backend, 'premium', false);
    const later = eventOf(checkoutOf(backend, 'free', 'premium', 2), {
      kind: 'checkout.session.completed',
      after: 60,
      intent: 'pi_2',
    });
    for (const sequence of [
      [...bodies, later],
      [...bodies.slice(-2), later, ...bodies.slice(0, -2)],
    ]) {
      backend = createSeededBackend();
      checkoutOf(backend, 'free', 'premium');
      checkoutOf(backend, 'free', 'premium', 2);
      await receive(backend, sequence, customer);
      const { subscriptions } = holdings(backend, 'free');
      expect(subscriptions.map(({ status }) => status)).toContain('active');
    }
  });
});

describe('a payment that was refunded because the plan was owned', () => {
  it('does not give the plan when the owned one goes back', async () => {
    const [first, second] = [1, 2].map((number) => {
      const row = checkoutOf(backend, 'free', 'lifetime', number);
      return eventOf(row, {
        kind: 'checkout.session.completed',
        after: number,
        intent: `pi_${number}`,
      });
    });
    const third = eventOf(checkoutOf(backend, 'free', 'premium', 3), {
      kind: 'payment_intent.payment_failed',
      after: 9,
      intent: 'pi_3',
    });
    await receive(
      backend,
      [first ?? '', second ?? '', disputeJson('pi_1', secondsLater(5)), third],
      'cus_none',
    );
    expect(holdings(backend, 'free').subscriptions.map(({ status }) => status)).toEqual(['expired']);
  });
});

describe('what is left of a month and taken off Lifetime', () => {
  const monthPayment = () => {
    const { id } = backend.userOf('premium');
    return backend.store.read().payments.find(({ user_id }) => user_id === id)?.transaction_id ?? '';
  };
  const reverseMonth = () => receive(backend, [disputeJson(monthPayment(), backend.options.now())], '');
  const poll = () => call(backend, 'GET', '/auth/v1/settings');
  const lifetime = () =>
    holdings(backend, 'premium').subscriptions.find(({ interval }) => interval === 'lifetime');
  const lifetimePayment = () =>
    holdings(backend, 'premium').payments.find(({ interval }) => interval === 'lifetime');

  it('is taken back with the money for the month: Lifetime is refunded', async () => {
    const { token } = await backend.signIn('premium');
    const checkout = await checkoutFor(backend, token, 'lifetime');
    await choose(backend, checkout, 'paid');
    await poll();
    expect(lifetime()?.status).toBe('active');
    await reverseMonth();
    expect(lifetimePayment()?.status).toBe('refunded');
    expect(lifetime()).toBeUndefined();
    // The provider has paid it back, which it reports.
    await poll();
    expect(backend.store.read().payments.find(({ id }) => id === lifetimePayment()?.id)).toBeUndefined();
  });

  it('is taken back when Lifetime is paid after the money for the month is gone', async () => {
    const { token } = await backend.signIn('premium');
    const checkout = await checkoutFor(backend, token, 'lifetime');
    await reverseMonth();
    await choose(backend, checkout, 'paid');
    await poll();
    expect(lifetime()).toBeUndefined();
    const next = await checkoutFor(backend, token, 'lifetime');
    expect(next.amount).toBeGreaterThan(checkout.amount);
  });

  it('is no matter for a Lifetime that was bought at its full price', async () => {
    const { token } = await backend.signIn('free');
    const month = await checkoutFor(backend, token, 'premium');
    const own = await checkoutFor(backend, token, 'lifetime');
    await choose(backend, own, 'paid');
    await choose(backend, month, 'paid');
    await poll();
    const { id } = backend.userOf('free');
    const stored = backend.store
      .read()
      .payments.find((row) => row.user_id === id && row.interval === 'monthly');
    await receive(backend, [disputeJson(stored?.transaction_id ?? '', backend.options.now() + 1000)], '');
    const rows = holdings(backend, 'free').subscriptions;
    expect(rows.find(({ interval }) => interval === 'lifetime')?.status).toBe('active');
  });
});
