import { describe, expect, it } from 'vitest';
import { checkoutRow, paymentRow } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { type FoundPayment, type LoadPaymentInput, type LoadPaymentOutcome, paymentResultMachine } from '.';

const coverage = transitionCoverage(paymentResultMachine);

function startResult(checkoutId: string | null = 'checkout-1') {
  const load = controlledActor<LoadPaymentOutcome, LoadPaymentInput>();
  const test = createTestActor(paymentResultMachine, {
    actors: { loadPayment: load.logic },
    coverage,
    input: { checkoutId },
  });
  return {
    ...test,
    load,
    snapshot: () => test.actor.getSnapshot(),
    value: () => test.actor.getSnapshot().value,
    find: (found: Partial<FoundPayment>) =>
      load.latest().resolve({ ok: true, payment: null, checkout: null, signedOut: false, ...found }),
  };
}

const offline = { ok: false, problem: { code: 'unreachable', message: 'You are offline.' } } as const;

describe('the result of a payment', () => {
  // @spec success.page
  it('is what the server confirms, and emits an event if it is paid', async () => {
    const { find, value, snapshot, emitted, load } = startResult();
    expect(value()).toBe('verifying');
    expect(load.latest().input).toEqual({ checkoutId: 'checkout-1' });
    await find({ payment: paymentRow(), checkout: checkoutRow({ status: 'paid' }) });
    expect(value()).toBe('paid');
    expect(snapshot().context.payment).toEqual(paymentRow());
    expect(emitted).toEqual([{ type: 'payment.confirmed' }]);
  });

  it.each([
    ['refunded', { payment: paymentRow({ status: 'refunded' }) }],
    ['declined', { payment: paymentRow({ status: 'declined' }) }],
    ['declined', { checkout: checkoutRow({ status: 'declined' }) }],
    ['notFound', {}],
    ['notFound', { checkout: checkoutRow({ status: 'expired' }) }],
    ['notFound', { signedOut: true }],
  ])('is %s if the account contains %o', async (state, found) => {
    const { find, value, emitted } = startResult(null);
    await find(found);
    expect(value()).toBe(state);
    expect(emitted).toEqual([]);
  });

  it.each(['open', 'processing', 'paid'] as const)(
    'is pending while the checkout is %s and there is no payment',
    async (status) => {
      const { find, value, snapshot, clock, load } = startResult();
      await find({ checkout: checkoutRow({ status }) });
      expect(value()).toEqual({ pending: 'waiting' });
      clock.increment(3000);
      expect(value()).toEqual({ pending: 'loading' });
      expect(load.latest().input).toEqual({ checkoutId: 'checkout-1' });
      await find({ checkout: checkoutRow({ status }) });
      clock.increment(3000);
      await load.latest().reject(new Error('broken'));
      clock.increment(3000);
      await find({ payment: paymentRow() });
      expect(value()).toBe('paid');
      expect(snapshot().context.payment?.transaction_id).toBe('txn_7Hc2');
    },
  );

  it('says whether the account is signed out', async () => {
    for (const signedOut of [true, false]) {
      const { find, snapshot } = startResult();
      expect(snapshot().context.signedOut).toBe(false);
      await find({ signedOut });
      expect(snapshot().context.signedOut).toBe(signedOut);
    }
  });

  it.each(['refunded', 'declined'] as const)('can become %s after a wait', async (status) => {
    const { actor, find, value } = startResult();
    await find({ checkout: checkoutRow({ status: 'processing' }) });
    actor.send({ type: 'check.requested' });
    await find({ payment: paymentRow({ status }) });
    expect(value()).toBe(status);
  });

  it('can be loaded again after a failure', async () => {
    const { actor, find, value, snapshot, load } = startResult();
    await load.latest().resolve(offline);
    expect(value()).toBe('failed');
    expect(snapshot().context.problem).toEqual(offline.problem);
    actor.send({ type: 'check.requested' });
    await find({});
    expect(value()).toBe('notFound');
    actor.send({ type: 'check.requested' });
    const error = new Error('broken');
    await load.latest().reject(error);
    expect(value()).toBe('failed');
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
