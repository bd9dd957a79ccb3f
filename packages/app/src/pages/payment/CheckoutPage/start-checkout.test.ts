import { checkoutRow } from '@verapix/machines/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../backend/backend.test-kit';
import { createOutside, createPayingAccount } from '../payment.test-kit';
import { createCheckoutTab } from './checkout-tab';
import { createEarlierCheckouts } from './earlier-checkouts';
import { startCheckout } from './start-checkout';

let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The checkout page in a tab whose storage and windows outlive it, as with a reload. */
function createVisits() {
  const storage = createMemoryStorage();
  const account = createPayingAccount();
  const outside = createOutside();
  const open = vi.fn(() => ({ closed: false, opener: null }));
  const visit = (place = 'a') =>
    startCheckout({
      runtime: account.runtime,
      request: { kind: 'valid', planId: 'premium' },
      returnTo: '/payment?planId=premium',
      place,
      earlier: createEarlierCheckouts(() => storage),
      tab: createCheckoutTab({ open, origin: 'https://app.example' }, ['https://app.example']),
      notify: outside.notify,
      dismiss: outside.dismiss,
      navigate: outside.navigate,
    });
  return { ...account, ...outside, open, visit };
}

/** The page as it stands once it has opened the hosted page. */
async function createOpened() {
  const visits = createVisits();
  visits.become({ status: 'signed-in', userId: 'ada' });
  const actor = visits.visit();
  await vi.advanceTimersByTimeAsync(1100);
  return { ...visits, actor };
}

describe('a visit of the checkout', () => {
  it('waits for the session, then opens the hosted page one second after it is there', async () => {
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

  it('does nothing when it is taken off the screen at once, as a page that is shown twice is', async () => {
    const { visit, become, api, open, listening } = createVisits();
    become({ status: 'signed-in', userId: 'ada' });
    visit().stop();
    visit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.createCheckout).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    expect(listening()).toBe(2);
  });

  it('sends whoever is signed out to sign in, and back here', async () => {
    const { visit, become, happened } = createVisits();
    become({ status: 'signed-out' });
    visit();
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual([
      'Login Required: Please log in to complete the purchase',
      'go to /signin, back to /payment?planId=premium',
    ]);
  });

  it('asks nobody to sign in who is just signing out', async () => {
    const { become, happened } = await createOpened();
    become({ status: 'signing-out', userId: null });
    become({ status: 'signed-out' });
    expect(happened).toEqual(['Stripe checkout opened in a new tab']);
  });

  it.each(['reloaded', 'come back to'])(
    'that is %s opens nothing by itself and makes no other checkout',
    async () => {
      const { actor, visit, open, api } = await createOpened();
      actor.stop();
      visit();
      await vi.advanceTimersByTimeAsync(5000);
      expect(open).toHaveBeenCalledOnce();
      expect(api.createCheckout).toHaveBeenCalledOnce();
    },
  );

  it('in another place is another one', async () => {
    const { actor, visit, open } = await createOpened();
    actor.stop();
    visit('b');
    await vi.advanceTimersByTimeAsync(1100);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('notices the payment by itself, takes back that its page is open, tells every tab and goes to the receipt', async () => {
    const { api, happened, tell } = await createOpened();
    api.loadCheckout.mockResolvedValue({ ok: true, checkout: checkoutRow({ status: 'paid' }) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(tell).toHaveBeenCalledOnce();
    expect(happened.slice(-2)).toEqual([
      'dismiss checkout-opened',
      'go to /payment/success?planName=Premium&checkout=checkout-1',
    ]);
  });

  it('looks at once when the tab is shown, and when another tab knows of a payment', async () => {
    const { api, hearNews } = await createOpened();
    const before = api.loadCheckout.mock.calls.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    hearNews();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.loadCheckout.mock.calls.length - before).toBe(2);
  });

  it('asks for nothing more and listens to nothing once it is left', async () => {
    const { actor, api, listening } = await createOpened();
    actor.stop();
    const before = api.loadCheckout.mock.calls.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.loadCheckout.mock.calls).toHaveLength(before);
    expect(listening()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('opens no address that may not be opened, whatever the server says', async () => {
    const { visit, become, api, open, happened } = createVisits();
    api.createCheckout.mockResolvedValue({
      ok: true,
      checkout: checkoutRow({ url: 'https://evil.example/' }),
    });
    become({ status: 'signed-in', userId: 'ada' });
    visit();
    await vi.advanceTimersByTimeAsync(1100);
    expect(open).not.toHaveBeenCalled();
    expect(happened).toEqual(['Error: Payment checkout URL not available']);
  });
});
