import { paymentRow } from '@verapix/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createPayingAccount } from '../payment.test-kit';
import { startPaymentResult } from './start-payment-result';

describe('the success page', () => {
  it('waits for the session, asks about the checkout of its address, and tells every tab of the payment', async () => {
    const { runtime, api, become, tell, listening } = createPayingAccount();
    api.loadPayment.mockResolvedValue({ ok: true, payment: paymentRow(), checkout: null });
    const actor = startPaymentResult({ runtime, checkoutId: 'checkout-1' });
    expect(api.loadPayment).not.toHaveBeenCalled();
    become({ status: 'signed-in', userId: 'ada' });
    await waitFor(actor, (snapshot) => snapshot.matches('paid'));
    expect(api.loadPayment).toHaveBeenCalledExactlyOnceWith('checkout-1', expect.any(AbortSignal));
    expect(tell).toHaveBeenCalledOnce();
    expect(listening()).toBe(0);
  });

  it('asks for the newest payment where its address names no checkout', async () => {
    const { runtime, api, become } = createPayingAccount();
    become({ status: 'signed-in', userId: 'ada' });
    const actor = startPaymentResult({ runtime, checkoutId: null });
    await waitFor(actor, (snapshot) => snapshot.matches('notFound'));
    expect(api.loadPayment).toHaveBeenCalledWith(null, expect.any(AbortSignal));
  });

  it.each(['', '<b>', '../x', 'a'.repeat(101)])('asks the server nothing about %j', async (checkoutId) => {
    const { runtime, api, become, tell } = createPayingAccount();
    become({ status: 'signed-in', userId: 'ada' });
    const actor = startPaymentResult({ runtime, checkoutId });
    await waitFor(actor, (snapshot) => snapshot.matches('notFound'));
    expect(api.loadPayment).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
  });

  it('finds nothing where nobody is signed in', async () => {
    const { runtime, api, become } = createPayingAccount();
    become({ status: 'signed-out' });
    const actor = startPaymentResult({ runtime, checkoutId: 'checkout-1' });
    await waitFor(actor, (snapshot) => snapshot.matches('notFound'));
    expect(actor.getSnapshot().context.signedOut).toBe(true);
    expect(api.loadPayment).not.toHaveBeenCalled();
  });

  it('stops waiting for the session when it is left', async () => {
    const { runtime, listening } = createPayingAccount();
    const actor = startPaymentResult({ runtime, checkoutId: null });
    await vi.waitFor(() => expect(listening()).toBe(1));
    actor.stop();
    expect(listening()).toBe(0);
  });
});
