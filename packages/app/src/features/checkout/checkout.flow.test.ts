import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import { checkoutRow } from '@verapix/machines/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutFlow } from './checkout.flow';
import { createPayingAccount } from './payment.test-kit';

let page: EventTarget;
const open = vi.fn((_url: string, _target: string) => ({ closed: false, opener: null }));

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  open.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('https://app.example/payment'));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open, origin: 'https://app.example' }));
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The checkout page in a tab whose storage and windows survive a reload. */
function createVisits() {
  const account = createPayingAccount();
  const visit = (historyKey = 'a') => {
    const params = {
      request: { kind: 'valid', planId: 'premium' } as const,
      returnTo: '/payment?planId=premium',
      historyKey,
    };
    const { context } = account.createContext(params);
    return checkoutFlow.create(context).start();
  };
  return { ...account, open, visit };
}

/** The page after it has opened the hosted page. */
async function createOpened() {
  const visits = createVisits();
  visits.become({ status: 'signed-in', userId: 'ada' });
  const actor = await visits.visit();
  await vi.advanceTimersByTimeAsync(1100);
  return { ...visits, actor };
}

describe('the checkout', () => {
  it('waits for the session, then opens the hosted page one second after the checkout exists', async () => {
    const { visit, become, open, api, happened } = createVisits();
    visit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.createCheckout).not.toHaveBeenCalled();
    become({ status: 'signed-in', userId: 'ada' });
    await vi.advanceTimersByTimeAsync(999);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.com/c/pay/1', '_blank');
    expect(api.createCheckout).toHaveBeenCalledExactlyOnceWith('premium', expect.any(AbortSignal));
    expect(happened).toEqual(['Stripe checkout opened in a new tab']);
  });

  it('asks for the offer again once there is a checkout, which may have started its clock', async () => {
    const { offer } = await createOpened();
    expect(offer.send.mock.calls).toEqual([[{ type: 'refresh.requested' }]]);
  });

  it('does nothing if it is unmounted at once, as in strict mode', async () => {
    const { visit, become, api, open, listenerCount } = createVisits();
    become({ status: 'signed-in', userId: 'ada' });
    visit().stop();
    visit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.createCheckout).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    expect(listenerCount()).toBe(2);
  });

  it('redirects a signed-out user to sign in, and back here', async () => {
    const { visit, become, happened } = createVisits();
    become({ status: 'signed-out' });
    visit();
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual([
      'Login Required: Please log in to complete the purchase',
      'go to /signin, back to /payment?planId=premium',
    ]);
  });

  it('does not ask a user who is signing out to sign in', async () => {
    const { become, happened } = await createOpened();
    become({ status: 'signing-out', userId: null });
    become({ status: 'signed-out' });
    expect(happened).toEqual(['Stripe checkout opened in a new tab']);
  });

  it('opens nothing by itself and creates no second checkout after a reload or going back', async () => {
    const { actor, visit, open, api } = await createOpened();
    actor.stop();
    visit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(open).toHaveBeenCalledOnce();
    expect(api.createCheckout).toHaveBeenCalledOnce();
  });

  it('is a new one for another history entry', async () => {
    const { actor, visit, open } = await createOpened();
    actor.stop();
    visit('b');
    await vi.advanceTimersByTimeAsync(1100);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('detects the payment, dismisses the toast, notifies every tab and goes to the receipt', async () => {
    const { api, happened, publish } = await createOpened();
    api.loadCheckout.mockResolvedValue({ ok: true, checkout: checkoutRow({ status: 'paid' }) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(publish).toHaveBeenCalledOnce();
    expect(happened.slice(-2)).toEqual([
      'dismiss checkout-opened',
      'go to /payment/success?planName=Premium&checkout=checkout-1',
    ]);
  });

  it('checks at once when the tab is shown, and when another tab reports a payment', async () => {
    const { api, reportPayment } = await createOpened();
    const before = api.loadCheckout.mock.calls.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    reportPayment();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.loadCheckout.mock.calls.length - before).toBe(2);
  });

  it('sends no requests and has no listeners once it is left', async () => {
    const { actor, api, listenerCount } = await createOpened();
    actor.stop();
    const before = api.loadCheckout.mock.calls.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.loadCheckout.mock.calls).toHaveLength(before);
    expect(listenerCount()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not open a forbidden address from the server', async () => {
    const { visit, become, api, open, happened } = createVisits();
    api.createCheckout.mockResolvedValue({
      ok: true,
      checkout: checkoutRow({ url: 'http://evil.example/' }),
    });
    become({ status: 'signed-in', userId: 'ada' });
    visit();
    await vi.advanceTimersByTimeAsync(1100);
    expect(open).not.toHaveBeenCalled();
    expect(happened).toEqual(['Error: Payment checkout URL not available']);
  });
});
