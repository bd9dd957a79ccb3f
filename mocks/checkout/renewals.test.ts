import type { SubscriptionRow } from '@verapix/domain';
import { parseEvent } from '@verapix/server/billing/provider-event';
import { receiveEvent } from '@verapix/server/billing/webhook';
import { deleteAccount } from '@verapix/server/functions/account';
import type { FunctionPorts, ProviderSubscription } from '@verapix/server/ports';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../ports/create-ports';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';
import { checkoutFor, choose, sendEvent } from '../testing/user-actions';
import { eventJson, type RenewalEvent, refundJson, renewalJson } from './sandbox-event';

const day = 24 * 3_600_000;
let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const poll = () => call(backend, 'GET', '/auth/v1/settings');

function rowOf(persona: Member): SubscriptionRow {
  const { id } = backend.userOf(persona);
  const row = backend.store.read().subscriptions.find(({ user_id }) => user_id === id);
  if (!row) throw new Error(`${persona} has no subscription.`);
  return row;
}

function renewalOf(persona: Member): ProviderSubscription {
  const { id } = backend.userOf(persona);
  const stored = backend.store.read().providerSubscriptions.find(({ user_id }) => user_id === id);
  if (!stored) throw new Error(`The provider renews nothing for ${persona}.`);
  return stored;
}

async function change(persona: Member, name: string) {
  const { token } = await backend.signIn(persona);
  const body = { subscription_id: rowOf(persona).id };
  return call(backend, 'POST', `/functions/v1/${name}`, { token, body });
}

async function mayCreateKey(persona: Member): Promise<boolean> {
  const { token } = await backend.signIn(persona);
  const body = { name: 'Key', type: 'live' };
  return (await call(backend, 'POST', '/functions/v1/create-api-key', { token, body })).status === 200;
}

let sent = 0;

/** Sends an event about a subscription, some days from now. */
function report(kind: RenewalEvent, state: ProviderSubscription, days = 0) {
  sent += 1;
  const at = backend.options.now() + days * day;
  return sendEvent(backend, renewalJson(state, { id: `evt_${sent}`, kind, at }));
}

describe('a subscription', () => {
  it('renews at the end of each period, also if no request comes for months', async () => {
    backend.advance(100 * day);
    await poll();
    expect(rowOf('premium')).toMatchObject({
      status: 'active',
      current_period_end: '2026-05-04T12:00:00.000Z',
    });
    expect(await mayCreateKey('premium')).toBe(true);
  });

  // @spec limit.prorated
  it('that is canceled lasts to the end of its period, and then ends', async () => {
    expect(await change('premium', 'cancel-subscription')).toMatchObject({ body: { status: 'canceled' } });
    backend.advance(19 * day);
    expect(await mayCreateKey('premium')).toBe(true);
    backend.advance(2 * day);
    expect(await mayCreateKey('premium')).toBe(false);
    expect(rowOf('premium').status).toBe('expired');
    expect(renewalOf('premium').status).toBe('ended');
  });

  it('that is resumed renews again', async () => {
    await change('premium', 'cancel-subscription');
    expect(await change('premium', 'resume-subscription')).toMatchObject({
      status: 200,
      body: { status: 'active', canceled_at: null },
    });
    backend.advance(21 * day);
    await poll();
    expect(rowOf('premium')).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-04T12:00:00.000Z',
    });
  });

  it('cannot be resumed after its end', async () => {
    await change('premium', 'cancel-subscription');
    backend.advance(21 * day);
    expect(await change('premium', 'resume-subscription')).toMatchObject({ status: 404 });
  });

  it('that could not be charged goes on for a week, until it is paid or over', async () => {
    const stored = renewalOf('premium');
    backend.advance(19 * day);
    await report('invoice.payment_failed', stored);
    expect(rowOf('premium')).toMatchObject({
      status: 'past_due',
      current_period_end: '2026-02-04T12:00:00.000Z',
    });
    expect(await mayCreateKey('premium')).toBe(true);
    await report('invoice.paid', { ...stored, period_end: '2026-03-04T12:00:00.000Z' }, 1);
    expect(rowOf('premium')).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-04T12:00:00.000Z',
    });
    await report('invoice.payment_failed', stored, 2);
    backend.store.write(({ providerSubscriptions }) => {
      // The sandbox would renew it.
      for (const each of providerSubscriptions) if (each.id === stored.id) each.status = 'ended';
    });
    backend.advance(38 * day);
    expect(await mayCreateKey('premium')).toBe(false);
  });

  it('ends at the provider when Lifetime takes its place, and what was left of it is taken off', async () => {
    const { token } = await backend.signIn('premium');
    const checkout = await checkoutFor(backend, token, 'lifetime');
    // 20 of the 31 days are left.
    expect(checkout.amount).toBe(569.97);
    await choose(backend, checkout, 'paid');
    await poll();
    await poll();
    expect(renewalOf('premium').status).toBe('ended');
    const { id: userId } = backend.userOf('premium');
    const monthly = backend.store
      .read()
      .subscriptions.find((row) => row.user_id === userId && row.interval === 'monthly');
    const resumed = await call(backend, 'POST', '/functions/v1/resume-subscription', {
      token,
      body: { subscription_id: monthly?.id },
    });
    expect(resumed.status).toBe(404);
    backend.advance(40 * day);
    await poll();
    const own = backend.store.read().subscriptions.filter(({ user_id }) => user_id === userId);
    expect(own.map(({ plan_id, status }) => `${plan_id} ${status}`).sort()).toEqual([
      'lifetime active',
      'premium canceled',
    ]);
  });
});

describe('money that goes back', () => {
  const transactionOf = (persona: Member) => {
    const { id } = backend.userOf(persona);
    return backend.store.read().payments.find(({ user_id }) => user_id === id)?.transaction_id ?? '';
  };

  it.each(['premium', 'lifetime'] as const)(
    'ends the access of the %s member, and renewals',
    async (persona) => {
      const at = backend.options.now();
      await sendEvent(backend, refundJson(transactionOf(persona), { id: 'evt_refund', at }));
      expect(rowOf(persona).status).toBe('expired');
      expect(await mayCreateKey(persona)).toBe(false);
      await poll();
      if (persona === 'premium') expect(renewalOf(persona).status).toBe('ended');
    },
  );

  it('ends the access also if it is in dispute', async () => {
    const body = JSON.stringify({
      id: 'evt_dispute',
      type: 'charge.dispute.created',
      created: Math.floor(backend.options.now() / 1000),
      data: { object: { object: 'dispute', payment_intent: transactionOf('premium') } },
    });
    await sendEvent(backend, body);
    expect(rowOf('premium').status).toBe('expired');
  });

  it('for a renewal ends what its customer renews', async () => {
    const { customer_id } = renewalOf('premium');
    const body = JSON.stringify({
      id: 'evt_renewal_refund',
      type: 'charge.refunded',
      created: Math.floor(backend.options.now() / 1000),
      data: { object: { payment_intent: 'pi_of_the_renewal', customer: customer_id, refunded: true } },
    });
    await sendEvent(backend, body);
    expect(rowOf('premium').status).toBe('expired');
  });

  it('in a dispute about a renewal ends what its customer renews', async () => {
    const ports = createPorts(backend.options);
    const { customer_id } = renewalOf('premium');
    const event = parseEvent(
      JSON.stringify({
        id: 'evt_renewal_dispute',
        type: 'charge.dispute.created',
        created: Math.floor(backend.options.now() / 1000),
        data: { object: { payment_intent: 'pi_of_the_renewal' } },
      }),
    );
    if (!event) throw new Error('This is no event.');
    const asked: string[] = [];
    const customerOf = async (transactionId: string) => {
      asked.push(transactionId);
      return customer_id;
    };
    await receiveEvent(event, { ...ports, payments: { ...ports.payments, customerOf } });
    expect(asked).toEqual(['pi_of_the_renewal']);
    expect(rowOf('premium').status).toBe('expired');
  });

  it('in part ends nothing', async () => {
    const at = backend.options.now();
    const body = refundJson(transactionOf('premium'), { id: 'evt_part', at }).replace(
      '"refunded":true',
      '"refunded":false',
    );
    await sendEvent(backend, body);
    expect(rowOf('premium').status).toBe('active');
  });

  it('for nothing that we know is kept for a person', async () => {
    await sendEvent(backend, refundJson('pi_unknown', { id: 'evt_unknown', at: backend.options.now() }));
    expect(backend.store.read().disputedEvents).toMatchObject([{ id: 'evt_unknown' }]);
  });
});

describe('an event about a subscription that was bought on the page of the merchant', () => {
  const event = (days: number) =>
    JSON.stringify({
      id: 'evt_early',
      type: 'customer.subscription.updated',
      created: Math.floor(backend.options.now() / 1000) + days * 86_400,
      data: {
        object: { id: 'sub_link', customer: 'cus_link', status: 'active', cancel_at_period_end: true },
      },
    });

  it('is sent again until the payment is known, and then has its effect', async () => {
    expect(await sendEvent(backend, event(0))).toMatchObject({
      status: 409,
      body: { code: 'unknown_subscription' },
    });
    const { token } = await backend.signIn('free');
    const checkout = await checkoutFor(backend, token, 'premium');
    const completed = eventJson(checkout, {
      id: 'evt_paid',
      kind: 'checkout.session.completed',
      at: backend.options.now(),
      intent: null,
      isPaid: true,
    });
    await sendEvent(backend, completed.replace(`sub_sandbox_${checkout.id}`, 'sub_link'));
    expect(rowOf('free').status).toBe('active');
    expect(await sendEvent(backend, event(0))).toMatchObject({ status: 200 });
    expect(rowOf('free').status).toBe('canceled');
  });

  it('is taken in without effect when it is not about a subscription of ours', async () => {
    expect(await sendEvent(backend, event(-1))).toMatchObject({ status: 200 });
  });
});

describe('a provider that refuses', () => {
  const refuse = () => Promise.reject(new Error('The provider is down.'));
  const portsOf = (): FunctionPorts => {
    const ports = createPorts(backend.options);
    return { ...ports, payments: { ...ports.payments, end: refuse, setRenewal: refuse, refund: refuse } };
  };

  it('to end what it renews keeps the account from being deleted', async () => {
    const { id, email } = backend.userOf('premium');
    const context = {
      user: { id, email, isAdmin: false, hasSecondFactor: false },
      sessionId: '',
      assuranceLevel: 'aal1' as const,
      body: {},
      form: async () => new FormData(),
      origin: 'https://backend.test',
      ports: portsOf(),
    };
    await expect(deleteAccount(context)).rejects.toMatchObject({ status: 502, code: 'provider_unavailable' });
    expect(backend.store.read().users.some((stored) => stored.id === id)).toBe(true);
  });

  it('to do what an event leaves to do does not lose it', async () => {
    const { id } = backend.userOf('premium');
    const payment = backend.store.read().payments.find(({ user_id }) => user_id === id);
    const body = refundJson(payment?.transaction_id ?? '', { id: 'evt_refund', at: backend.options.now() });
    const event = parseEvent(body);
    if (!event) throw new Error('This is no event.');
    await receiveEvent(event, portsOf());
    expect(rowOf('premium').status).toBe('expired');
    const [dispute] = backend.store.read().disputedEvents;
    expect(dispute).toMatchObject({ id: 'evt_refund/0' });
    expect(dispute?.reported).toContain('The provider is down.');
  });
});

describe('events about one subscription', () => {
  const kinds = [
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
  ] as const;
  const reported = fc.record({
    kind: fc.constantFrom(...kinds),
    days: fc.integer({ min: 0, max: 3 }),
    status: fc.constantFrom('active' as const, 'past_due' as const),
    cancels: fc.boolean(),
    months: fc.integer({ min: 2, max: 5 }),
  });

  it('lead to the same in any order, even if repeated', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .uniqueArray(reported, {
            // The provider sends at most one state of each kind in a second.
            selector: ({ kind, days, status }) =>
              `${kind.startsWith('invoice') ? kind : status}${kind} ${days}`,
            maxLength: 6,
          })
          .chain((events) =>
            fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
          ),
        async ([inOrder, shuffled]) => {
          const outcomes: unknown[] = [];
          for (const sequence of [inOrder, [...shuffled, ...inOrder]]) {
            backend = createSeededBackend();
            const ports = createPorts(backend.options);
            const stored = renewalOf('premium');
            for (const { kind, days, status, cancels, months } of sequence) {
              const at = backend.options.now() + days * day;
              const period_end = `2026-0${months}-04T12:00:00.000Z`;
              const id = `${kind} ${days} ${status} ${cancels} ${months}`;
              const event = parseEvent(
                renewalJson({ ...stored, status, cancels, period_end }, { id, kind, at }),
              );
              if (event) await receiveEvent(event, ports);
            }
            const { status, current_period_end } = rowOf('premium');
            outcomes.push({ status, current_period_end });
          }
          expect(outcomes[1]).toEqual(outcomes[0]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
