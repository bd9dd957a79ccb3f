import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { checkoutRow, createTestActor, transitionCoverage } from '../testing';
import { checkoutMachine, type EarlierCheckout } from '.';
import { returnTo, startCheckout as startUncounted } from './checkout.test-kit';

const coverage = transitionCoverage(checkoutMachine);
const startCheckout = (input?: Parameters<typeof startUncounted>[1]) => startUncounted(coverage, input);

const offline = { ok: false, problem: { code: 'unreachable', message: 'You are offline.' } } as const;
const automaticFailed = 'Error: Automatic redirect failed. Please use the button below.';

describe('who may buy', () => {
  it('is not decided before the session is known, and nothing is asked', () => {
    const { snapshot, create } = startCheckout();
    expect(snapshot().value).toBe('checkingSession');
    expect(create.calls).toHaveLength(0);
  });

  it('is nobody who is signed out: they sign in and come back here', () => {
    const { snapshot, account, emitted, told, create } = startCheckout();
    account(null);
    expect(snapshot().value).toBe('signInRequired');
    expect(told()).toEqual(['Login Required: Please log in to complete the purchase', 'go to /signin']);
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/signin', replace: true, state: { returnTo } });
    expect(create.calls).toHaveLength(0);
  });

  it('ends with the session, of whose end one is told elsewhere', async () => {
    const { opened, account, snapshot, told } = startCheckout();
    await opened();
    account(null);
    expect(snapshot().value).toBe('signInRequired');
    expect(told()).toEqual(['Stripe checkout opened in a new tab', 'go to /signin']);
  });

  it('starts over for another person, who never sees the checkout of the first', async () => {
    const { opened, account, snapshot, create } = startCheckout();
    await opened();
    account('grace');
    expect(snapshot().value).toBe('creating');
    expect(snapshot().context.checkout).toBeUndefined();
    expect(create.latest().input).toEqual({ planId: 'premium', userId: 'grace' });
  });
});

describe('what is bought', () => {
  it('is nothing without a complete address', () => {
    const { account, snapshot, create } = startCheckout({ request: { kind: 'invalid' } });
    account('ada');
    expect(snapshot().value).toBe('invalid');
    expect(create.calls).toHaveLength(0);
  });

  it('is no plan that nobody sells', () => {
    const { account, snapshot, told, create } = startCheckout({ request: { kind: 'unknown-plan' } });
    account('ada');
    expect(snapshot().value).toBe('unknownPlan');
    expect(told()).toEqual(['Error: Unknown plan selected']);
    expect(create.calls).toHaveLength(0);
  });

  it('is the plan, of which the server makes a checkout', async () => {
    const { created, create, snapshot } = startCheckout();
    await created();
    expect(create.latest().input).toEqual({ planId: 'premium', userId: 'ada' });
    expect(snapshot().context.checkout).toEqual(checkoutRow());
  });

  it.each([
    ['unknown_plan', 'Unknown plan selected', 'unknownPlan', ['Error: Unknown plan selected']],
    ['already_subscribed', 'You have Premium already.', 'owned', []],
    ['checkout_unavailable', 'No address.', 'failed', ['Error: Payment checkout URL not available']],
    ['unreachable', 'You are offline.', 'failed', ['Failed to redirect to payment page: You are offline.']],
  ])('is refused by the server with %s', async (code, message, state, toasts) => {
    const { account, create, snapshot, told } = startCheckout();
    account('ada');
    await create.latest().resolve({ ok: false, problem: { code, message } });
    expect(snapshot().value).toBe(state);
    expect(told()).toEqual(toasts);
  });

  it('can be tried again after a failure, and then opens without another wait', async () => {
    const { account, create, open, pay, progress } = startCheckout();
    account('ada');
    await create.latest().resolve(offline);
    pay();
    await create.latest().resolve({ ok: true, checkout: checkoutRow() });
    expect(progress()).toBe('opening');
    expect(open.calls).toHaveLength(1);
  });

  it('is said to have failed when the unexpected happens, and that is reported', async () => {
    const { account, create, snapshot, emitted } = startCheckout();
    account('ada');
    const error = new Error('broken');
    await create.latest().reject(error);
    expect(snapshot().value).toBe('failed');
    expect(emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the hosted page', () => {
  it('opens by itself after one second, once', async () => {
    const { created, clock, open, progress, told } = startCheckout();
    await created();
    clock.increment(999);
    expect(open.calls).toHaveLength(0);
    clock.increment(1);
    expect(open.latest().input).toEqual({ url: 'https://checkout.example/1', checkoutId: 'checkout-1' });
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
    expect(told()).toEqual(['Stripe checkout opened in a new tab']);
    clock.increment(60_000);
    expect(open.calls).toHaveLength(1);
  });

  it('opens at once with the button, and not a second time by itself', async () => {
    const { created, clock, open, pay } = startCheckout();
    await created();
    pay();
    await open.latest().resolve({ ok: true });
    clock.increment(5000);
    expect(open.calls).toHaveLength(1);
  });

  it('that the browser blocks leaves the button, which opens it', async () => {
    const { created, clock, open, pay, progress, told } = startCheckout();
    await created();
    clock.increment(1000);
    await open.latest().resolve({ ok: false, reason: 'blocked' });
    expect(progress()).toBe('blocked');
    expect(told()).toEqual([automaticFailed]);
    pay();
    await open.latest().resolve({ ok: false, reason: 'blocked' });
    expect(told().at(-1)).toBe('Error: Failed to redirect to payment page');
    pay();
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
  });

  it('that throws when it is opened leaves the button, too', async () => {
    const { created, clock, open, progress, told } = startCheckout();
    await created();
    clock.increment(1000);
    await open.latest().reject(new Error('broken'));
    expect(progress()).toBe('blocked');
    expect(told()).toEqual([automaticFailed, 'error.caught']);
  });

  it('is not opened where its address may not be', async () => {
    const { created, clock, open, snapshot, told } = startCheckout();
    await created({ url: 'javascript:alert(1)' });
    clock.increment(1000);
    await open.latest().resolve({ ok: false, reason: 'refused' });
    expect(snapshot().value).toBe('failed');
    expect(told()).toEqual(['Error: Payment checkout URL not available']);
  });
});

describe('an open checkout', () => {
  it('is read every three seconds, and at once when the tab is shown', async () => {
    const { opened, clock, read, readAs, tell } = startCheckout();
    await opened();
    await readAs({ status: 'open' });
    await readAs({ status: 'open' });
    expect(read.calls).toHaveLength(2);
    tell('tab.shown');
    expect(read.calls).toHaveLength(3);
    tell('tab.shown');
    tell('check.requested');
    expect(read.live()).toHaveLength(1);
    await read.latest().resolve(offline);
    tell('check.requested');
    expect(read.calls).toHaveLength(6);
    clock.increment(60_000);
    expect(read.calls).toHaveLength(6);
  });

  it('keeps the page it began with, whatever is read later: that address alone was held to the rules', async () => {
    const { opened, readAs, snapshot } = startCheckout();
    await opened();
    const { checkout } = snapshot().context;
    await readAs({ status: 'processing', url: 'https://elsewhere.example/' });
    expect(snapshot().context.checkout).toEqual({ ...checkout, status: 'processing' });
  });

  it('opens again with the button', async () => {
    const { opened, pay, open } = startCheckout();
    await opened();
    pay();
    expect(open.calls).toHaveLength(2);
  });

  it('that is paid leads to the success page, which takes the place of this one, and is news to all', async () => {
    const { opened, readAs, snapshot, emitted } = startCheckout();
    await opened();
    await readAs({ status: 'paid' });
    expect(snapshot().value).toBe('paid');
    expect(emitted.slice(1)).toEqual([
      { type: 'payment.known' },
      { type: 'navigate', to: '/payment/success?planName=Premium&checkout=checkout-1', replace: true },
    ]);
  });

  it('that is declined is said so once, and can be tried again with another', async () => {
    const { opened, readAs, progress, told, pay, snapshot, create } = startCheckout();
    await opened();
    await readAs({ status: 'declined' });
    await readAs({ status: 'declined' });
    expect(progress()).toBe('declined');
    expect(told().slice(1)).toEqual(['Payment declined: You were not charged.']);
    pay();
    expect(snapshot().value).toBe('creating');
    expect(create.calls).toHaveLength(2);
  });

  it.each(['paid', 'processing'] as const)(
    'that was declined may still be %s: news come in any order',
    async (status) => {
      const { opened, readAs, progress, snapshot } = startCheckout();
      await opened();
      await readAs({ status: 'declined' });
      await readAs({ status });
      expect(status === 'paid' ? snapshot().value : progress()).toBe(status);
    },
  );

  it('that is being processed is waited for, with nothing to open', async () => {
    const { opened, readAs, progress, pay, open } = startCheckout();
    await opened();
    await readAs({ status: 'processing' });
    expect(progress()).toBe('processing');
    pay();
    expect(open.calls).toHaveLength(1);
  });

  it.each([{ status: 'expired' } as const, null])('that is gone (%o) can be started over', async (row) => {
    const { opened, readAs, snapshot, pay } = startCheckout();
    await opened();
    await readAs(row);
    expect(snapshot().value).toBe('expired');
    pay();
    expect(snapshot().value).toBe('creating');
  });

  it('whose tab was closed without a result is lost, and opens again; it is still read', async () => {
    const { opened, readAs, progress, pay, open, snapshot } = startCheckout();
    await opened();
    await readAs({ status: 'open' }, true);
    expect(progress()).toBe('lost');
    pay();
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
    await readAs({ status: 'open' }, true);
    await readAs({ status: 'paid' }, true);
    expect(snapshot().value).toBe('paid');
  });

  it('whose tab was closed after it was declined is declined', async () => {
    const { opened, readAs, progress } = startCheckout();
    await opened();
    await readAs({ status: 'declined' }, true);
    expect(progress()).toBe('declined');
  });

  it('that one comes back from says what is known, and opens again', async () => {
    const { opened, tell, progress, readAs, pay, open } = startCheckout();
    await opened();
    tell('tab.shown');
    expect(progress()).toBe('returned');
    pay();
    await open.latest().resolve({ ok: true });
    tell('tab.shown');
    await readAs({ status: 'open' }, true);
    expect(progress()).toBe('lost');
  });

  it('keeps being read after a reading that failed or threw', async () => {
    const { opened, clock, read, readAs, snapshot } = startCheckout();
    await opened();
    clock.increment(3000);
    await read.latest().resolve(offline);
    expect(snapshot().context.readingFailed).toBe(true);
    clock.increment(3000);
    await read.latest().reject(new Error('broken'));
    await readAs({ status: 'open' });
    expect(snapshot().context.readingFailed).toBe(false);
  });

  it('is given up when the plan has come in another way, such as from another tab', async () => {
    const { opened, account, read, snapshot } = startCheckout();
    await opened();
    account('ada', 'premium');
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(snapshot().value).toBe('owned');
  });

  it('of a lifetime goes on for somebody who has Premium', async () => {
    const { created, account, read, progress } = startCheckout({
      request: { kind: 'valid', planId: 'lifetime' },
    });
    await created();
    account('ada', 'premium');
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(progress()).toBe('redirectDue');
  });

  it('is read no more once the page is left', async () => {
    const { opened, clock, read, actor } = startCheckout();
    await opened();
    clock.increment(3000);
    actor.stop();
    clock.increment(60_000);
    expect(read.calls).toHaveLength(1);
    expect(read.latest().signal.aborted).toBe(true);
  });
});

describe('coming back to a place that led to a checkout before', () => {
  const earlier: EarlierCheckout = { id: 'checkout-1', userId: 'ada', opened: true };
  const comeBack = (changes: Partial<EarlierCheckout> = {}) => {
    const test = startCheckout({ earlier: { ...earlier, ...changes } });
    test.account('ada');
    return test;
  };

  it('makes no other and opens nothing by itself', async () => {
    const { create, open, read, clock, progress } = comeBack();
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(progress()).toBe('returned');
    clock.increment(2000);
    expect(create.calls).toHaveLength(0);
    expect(open.calls).toHaveLength(0);
  });

  it('opens it where that had not come about yet', async () => {
    const { open, read, clock } = comeBack({ opened: false });
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    clock.increment(1000);
    expect(open.calls).toHaveLength(1);
  });

  it.each(['paid', 'expired'] as const)('tells that it is %s by now', async (status) => {
    const { read, snapshot } = comeBack();
    await read.latest().resolve({ ok: true, checkout: checkoutRow({ status }), tabClosed: false });
    expect(snapshot().value).toBe(status);
  });

  it.each(['declined', 'processing'] as const)('tells that it is %s by now', async (status) => {
    const { read, progress, told } = comeBack();
    await read.latest().resolve({ ok: true, checkout: checkoutRow({ status }), tabClosed: false });
    expect(progress()).toBe(status);
    expect(told()).toEqual([]);
  });

  it('says so when it cannot be read, and the button starts over', async () => {
    const { read, snapshot, pay, create } = comeBack();
    await read.latest().resolve(offline);
    expect(snapshot().value).toBe('failed');
    pay();
    expect(create.calls).toHaveLength(1);
  });

  it('treats a throw as a failure', async () => {
    const { read, snapshot } = comeBack();
    await read.latest().reject(new Error('broken'));
    expect(snapshot().value).toBe('failed');
  });

  it('is a fresh start for somebody else', () => {
    const { account, create, read } = startCheckout({ earlier: { ...earlier, userId: 'grace' } });
    account('ada');
    expect(create.calls).toHaveLength(1);
    expect(read.calls).toHaveLength(0);
  });
});

it('reports surroundings that cannot be watched', () => {
  const error = new Error('broken');
  const { emitted } = createTestActor(checkoutMachine, {
    actors: {
      watchSurroundings: fromCallback(() => {
        throw error;
      }),
    },
    coverage,
    input: { request: { kind: 'invalid' }, returnTo },
  });
  expect(emitted).toEqual([{ type: 'error.caught', error }]);
});

describe('the chart of the checkout', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
