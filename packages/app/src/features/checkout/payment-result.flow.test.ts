import { paymentRow } from '@verapix/machines/test-kit';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createPayingAccount } from './payment.test-kit';
import { paymentResultFlow } from './payment-result.flow';

/** The success page of a checkout. */
async function open(checkoutId: string | null) {
  const account = createPayingAccount();
  const actor = await paymentResultFlow.create(account.createContext({ checkoutId }).context).start();
  return { ...account, actor };
}

describe('the success page', () => {
  it('waits for the session, asks about the checkout of its address, and notifies every tab of the payment', async () => {
    const { actor, api, become, publish, listenerCount } = await open('checkout-1');
    api.loadPayment.mockResolvedValue({ ok: true, payment: paymentRow(), checkout: null });
    expect(api.loadPayment).not.toHaveBeenCalled();
    become({ status: 'signed-in', userId: 'ada' });
    await waitFor(actor, (snapshot) => snapshot.matches('paid'));
    expect(api.loadPayment).toHaveBeenCalledExactlyOnceWith('checkout-1', expect.any(AbortSignal));
    expect(publish).toHaveBeenCalledOnce();
    expect(listenerCount()).toBe(0);
  });

  it('asks for the newest payment if its address names no checkout', async () => {
    const { actor, api, become } = await open(null);
    become({ status: 'signed-in', userId: 'ada' });
    await waitFor(actor, (snapshot) => snapshot.matches('notFound'));
    expect(api.loadPayment).toHaveBeenCalledWith(null, expect.any(AbortSignal));
  });

  it('finds nothing for a signed-out user', async () => {
    const { actor, api, become } = await open('checkout-1');
    become({ status: 'signed-out' });
    await waitFor(actor, (snapshot) => snapshot.matches('notFound'));
    expect(actor.getSnapshot().context.signedOut).toBe(true);
    expect(api.loadPayment).not.toHaveBeenCalled();
  });

  it('stops waiting for the session when it is left', async () => {
    const { actor, listenerCount } = await open(null);
    await vi.waitFor(() => expect(listenerCount()).toBe(1));
    actor.stop();
    expect(listenerCount()).toBe(0);
  });
});
