import type { CheckoutRow, PlanId } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback, type InputFrom } from 'xstate';
import { checkoutRow } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type CreateCheckoutInput,
  type CreateCheckoutOutcome,
  checkoutMachine,
  type EarlierCheckout,
  type OpenCheckoutInput,
  type OpenCheckoutOutcome,
  type ReadCheckoutInput,
  type ReadCheckoutOutcome,
} from '.';

const coverage = transitionCoverage(checkoutMachine);
const returnTo = '/payment?planId=premium&planName=Premium&amount=30';

/** A started machine with controlled actors. The test sends the events of the environment. */
function startCheckout(input: Partial<InputFrom<typeof checkoutMachine>> = {}) {
  const create = controlledActor<CreateCheckoutOutcome, CreateCheckoutInput>();
  const open = controlledActor<OpenCheckoutOutcome, OpenCheckoutInput>();
  const read = controlledActor<ReadCheckoutOutcome, ReadCheckoutInput>();
  let sendBack: (event: EventObject) => void = () => {};
  const test = createTestActor(checkoutMachine, {
    actors: {
      createCheckout: create.logic,
      openCheckout: open.logic,
      readCheckout: read.logic,
      watchEnvironment: fromCallback((actor) => {
        sendBack = actor.sendBack;
      }),
    },
    coverage,
    input: { request: { kind: 'valid', planId: 'premium' }, returnTo, ...input },
  });
  const { actor, clock, emitted } = test;
  const account = (userId: string | null, planId: PlanId = 'free') =>
    sendBack({ type: 'account.changed', userId, planId } as EventObject);
  const created = async (row: Partial<CheckoutRow> = {}) => {
    account('ada');
    await create.latest().resolve({ ok: true, checkout: checkoutRow(row) });
  };
  /** The hosted page is open in a new tab. */
  const opened = async () => {
    await created();
    clock.increment(1000);
    await open.latest().resolve({ ok: true });
  };
  return {
    ...test,
    create,
    open,
    read,
    account,
    created,
    opened,
    environment: (type: 'tab.shown' | 'check.requested') => sendBack({ type }),
    pay: () => actor.send({ type: 'pay.requested' }),
    snapshot: () => actor.getSnapshot(),
    progress: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.started?.progress : undefined;
    },
    /** Three seconds pass, and the poll returns this checkout. */
    readAs: async (row: Partial<CheckoutRow> | null, tabClosed = false) => {
      clock.increment(3000);
      await read.latest().resolve({ ok: true, checkout: row && checkoutRow(row), tabClosed });
    },
    messages: () =>
      emitted.map((event) => {
        if (event.type === 'notify')
          return [event.toast.title, event.toast.description].filter(Boolean).join(': ');
        return event.type === 'navigate' ? `go to ${event.to}` : event.type;
      }),
  };
}

const offline = { ok: false, problem: { code: 'unreachable', message: 'You are offline.' } } as const;
const automaticFailed = 'Error: Automatic redirect failed. Please use the button below.';

describe('the signed-in user', () => {
  // @spec role.checkout
  it('is required: nothing is requested before the session is known', () => {
    const { snapshot, create } = startCheckout();
    expect(snapshot().value).toBe('checkingSession');
    expect(create.calls).toHaveLength(0);
  });

  // @spec checkout.sign-in error.checkout-login
  it('is required: a visitor is redirected to sign in, with the way back', () => {
    const { snapshot, account, emitted, messages, create } = startCheckout();
    account(null);
    expect(snapshot().value).toBe('signInRequired');
    expect(messages()).toEqual(['Login Required: Please log in to complete the purchase', 'go to /signin']);
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/signin', replace: true, state: { returnTo } });
    expect(create.calls).toHaveLength(0);
  });

  it('can sign out: redirects to sign-in without another toast', async () => {
    const { opened, account, snapshot, messages } = startCheckout();
    await opened();
    account(null);
    expect(snapshot().value).toBe('signInRequired');
    expect(messages()).toEqual(['Stripe checkout opened in a new tab', 'go to /signin']);
  });

  it('can change: starts over and hides the earlier checkout', async () => {
    const { opened, account, snapshot, create } = startCheckout();
    await opened();
    account('grace');
    expect(snapshot().value).toBe('creating');
    expect(snapshot().context.checkout).toBeUndefined();
    expect(create.latest().input).toEqual({ planId: 'premium', userId: 'grace' });
  });
});

describe('the plan', () => {
  it('is missing in an incomplete URL', () => {
    const { account, snapshot, create } = startCheckout({ request: { kind: 'invalid' } });
    account('ada');
    expect(snapshot().value).toBe('invalid');
    expect(create.calls).toHaveLength(0);
  });

  // @spec checkout.unknown
  it('is unknown', () => {
    const { account, snapshot, messages, create } = startCheckout({ request: { kind: 'unknown-plan' } });
    account('ada');
    expect(snapshot().value).toBe('unknownPlan');
    expect(messages()).toEqual(['Error: Unknown plan selected']);
    expect(create.calls).toHaveLength(0);
  });

  it('is sent to the server, which creates a checkout', async () => {
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
  ])('is rejected by the server with %s', async (code, message, state, toasts) => {
    const { account, create, snapshot, messages } = startCheckout();
    account('ada');
    await create.latest().resolve({ ok: false, problem: { code, message } });
    expect(snapshot().value).toBe(state);
    expect(messages()).toEqual(toasts);
  });

  it('can be retried after a failure, and then opens at once', async () => {
    const { account, create, open, pay, progress } = startCheckout();
    account('ada');
    await create.latest().resolve(offline);
    pay();
    await create.latest().resolve({ ok: true, checkout: checkoutRow() });
    expect(progress()).toBe('opening');
    expect(open.calls).toHaveLength(1);
  });

  it('fails on a thrown error, which is reported', async () => {
    const { account, create, snapshot, emitted } = startCheckout();
    account('ada');
    const error = new Error('broken');
    await create.latest().reject(error);
    expect(snapshot().value).toBe('failed');
    expect(emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the hosted page', () => {
  // @spec checkout.automatic done.checkout limit.offer
  it('opens automatically after one second, once', async () => {
    const { created, clock, open, progress, messages } = startCheckout();
    await created();
    clock.increment(999);
    expect(open.calls).toHaveLength(0);
    clock.increment(1);
    expect(open.latest().input).toEqual({ url: 'https://checkout.example/1', checkoutId: 'checkout-1' });
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
    expect(messages()).toEqual(['Stripe checkout opened in a new tab']);
    clock.increment(60_000);
    expect(open.calls).toHaveLength(1);
  });

  it('opens at once with the button, and not again automatically', async () => {
    const { created, clock, open, pay } = startCheckout();
    await created();
    pay();
    await open.latest().resolve({ ok: true });
    clock.increment(5000);
    expect(open.calls).toHaveLength(1);
  });

  it('can be opened with the button if the browser blocks it', async () => {
    const { created, clock, open, pay, progress, messages } = startCheckout();
    await created();
    clock.increment(1000);
    await open.latest().resolve({ ok: false, reason: 'blocked' });
    expect(progress()).toBe('blocked');
    expect(messages()).toEqual([automaticFailed]);
    pay();
    await open.latest().resolve({ ok: false, reason: 'blocked' });
    expect(messages().at(-1)).toBe('Error: Failed to redirect to payment page');
    pay();
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
  });

  it('can be opened with the button if opening throws', async () => {
    const { created, clock, open, progress, messages } = startCheckout();
    await created();
    clock.increment(1000);
    await open.latest().reject(new Error('broken'));
    expect(progress()).toBe('blocked');
    expect(messages()).toEqual([automaticFailed, 'error.caught']);
  });

  it('is not opened if its URL is not allowed', async () => {
    const { created, clock, open, snapshot, messages } = startCheckout();
    await created({ url: 'javascript:alert(1)' });
    clock.increment(1000);
    await open.latest().resolve({ ok: false, reason: 'refused' });
    expect(snapshot().value).toBe('failed');
    expect(messages()).toEqual(['Error: Payment checkout URL not available']);
  });
});

describe('an open checkout', () => {
  it('is polled every three seconds, and at once when the tab is shown', async () => {
    const { opened, clock, read, readAs, environment } = startCheckout();
    await opened();
    await readAs({ status: 'open' });
    await readAs({ status: 'open' });
    expect(read.calls).toHaveLength(2);
    expect(read.latest().input).toEqual({ checkoutId: checkoutRow().id });
    environment('tab.shown');
    expect(read.calls).toHaveLength(3);
    environment('tab.shown');
    environment('check.requested');
    expect(read.live()).toHaveLength(1);
    await read.latest().resolve(offline);
    environment('check.requested');
    expect(read.calls).toHaveLength(6);
    clock.increment(60_000);
    expect(read.calls).toHaveLength(6);
  });

  it('keeps the URL that was checked when it was opened', async () => {
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

  it('that is paid emits an event and replaces the page by the success page', async () => {
    const { opened, readAs, snapshot, emitted } = startCheckout();
    await opened();
    await readAs({ status: 'paid' });
    expect(snapshot().value).toBe('paid');
    expect(emitted.slice(1)).toEqual([
      { type: 'payment.confirmed' },
      { type: 'navigate', to: '/payment/success?planName=Premium&checkout=checkout-1', replace: true },
    ]);
  });

  it('that is declined shows one toast and can be replaced by a new one', async () => {
    const { opened, readAs, progress, messages, pay, snapshot, create } = startCheckout();
    await opened();
    await readAs({ status: 'declined' });
    await readAs({ status: 'declined' });
    expect(progress()).toBe('declined');
    expect(messages().slice(1)).toEqual(['Payment declined: You were not charged.']);
    pay();
    expect(snapshot().value).toBe('creating');
    expect(create.calls).toHaveLength(2);
  });

  it.each(['paid', 'processing'] as const)('that was declined can still become %s', async (status) => {
    const { opened, readAs, progress, snapshot } = startCheckout();
    await opened();
    await readAs({ status: 'declined' });
    await readAs({ status });
    expect(status === 'paid' ? snapshot().value : progress()).toBe(status);
  });

  it('that is being processed cannot be opened', async () => {
    const { opened, readAs, progress, pay, open } = startCheckout();
    await opened();
    await readAs({ status: 'processing' });
    expect(progress()).toBe('processing');
    pay();
    expect(open.calls).toHaveLength(1);
  });

  it.each([{ status: 'expired' } as const, null])(
    'that no longer exists (%o) can be started over',
    async (row) => {
      const { opened, readAs, snapshot, pay } = startCheckout();
      await opened();
      await readAs(row);
      expect(snapshot().value).toBe('expired');
      pay();
      expect(snapshot().value).toBe('creating');
    },
  );

  it('whose tab was closed without a result can be opened again and is still polled', async () => {
    const { opened, readAs, progress, pay, open, snapshot } = startCheckout();
    await opened();
    await readAs({ status: 'open' }, true);
    expect(progress()).toBe('tabClosed');
    pay();
    await open.latest().resolve({ ok: true });
    expect(progress()).toBe('waiting');
    await readAs({ status: 'open' }, true);
    await readAs({ status: 'paid' }, true);
    expect(snapshot().value).toBe('paid');
  });

  it('whose tab was closed after it was declined stays declined', async () => {
    const { opened, readAs, progress } = startCheckout();
    await opened();
    await readAs({ status: 'declined' }, true);
    expect(progress()).toBe('declined');
  });

  it('shows its status when the user returns, and can be opened again', async () => {
    const { opened, environment, progress, readAs, pay, open } = startCheckout();
    await opened();
    environment('tab.shown');
    expect(progress()).toBe('returned');
    pay();
    await open.latest().resolve({ ok: true });
    environment('tab.shown');
    await readAs({ status: 'open' }, true);
    expect(progress()).toBe('tabClosed');
  });

  it('is still polled after a poll that failed or threw', async () => {
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

  it('ends if the user got the plan in another way', async () => {
    const { opened, account, read, snapshot } = startCheckout();
    await opened();
    account('ada', 'premium');
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(snapshot().value).toBe('owned');
  });

  it('of the lifetime plan continues for a Premium user', async () => {
    const { created, account, read, progress } = startCheckout({
      request: { kind: 'valid', planId: 'lifetime' },
    });
    await created();
    account('ada', 'premium');
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(progress()).toBe('redirectDue');
  });

  it('is not polled after the page is left', async () => {
    const { opened, clock, read, actor } = startCheckout();
    await opened();
    clock.increment(3000);
    actor.stop();
    clock.increment(60_000);
    expect(read.calls).toHaveLength(1);
    expect(read.latest().signal.aborted).toBe(true);
  });
});

describe('returning to a history entry with a checkout', () => {
  const earlier: EarlierCheckout = { id: 'checkout-1', userId: 'ada', opened: true };
  const comeBack = (changes: Partial<EarlierCheckout> = {}) => {
    const test = startCheckout({ earlier: { ...earlier, ...changes } });
    test.account('ada');
    return test;
  };

  it('creates no other checkout and opens nothing automatically', async () => {
    const { create, open, read, clock, progress } = comeBack({ id: 'checkout-7' });
    expect(read.latest().input).toEqual({ checkoutId: 'checkout-7' });
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    expect(progress()).toBe('returned');
    clock.increment(2000);
    expect(create.calls).toHaveLength(0);
    expect(open.calls).toHaveLength(0);
  });

  it('opens it if it was not opened before', async () => {
    const { open, read, clock } = comeBack({ opened: false });
    await read.latest().resolve({ ok: true, checkout: checkoutRow(), tabClosed: false });
    clock.increment(1000);
    expect(open.calls).toHaveLength(1);
  });

  it.each(['paid', 'expired'] as const)('shows that it is %s', async (status) => {
    const { read, snapshot } = comeBack();
    await read.latest().resolve({ ok: true, checkout: checkoutRow({ status }), tabClosed: false });
    expect(snapshot().value).toBe(status);
  });

  it.each(['declined', 'processing'] as const)('shows that it is %s', async (status) => {
    const { read, progress, messages } = comeBack();
    await read.latest().resolve({ ok: true, checkout: checkoutRow({ status }), tabClosed: false });
    expect(progress()).toBe(status);
    expect(messages()).toEqual([]);
  });

  it('fails if it cannot be loaded, and the button starts over', async () => {
    const { read, snapshot, pay, create } = comeBack();
    await read.latest().resolve(offline);
    expect(snapshot().value).toBe('failed');
    pay();
    expect(create.calls).toHaveLength(1);
  });

  it('handles a thrown error as a failure', async () => {
    const { read, snapshot } = comeBack();
    await read.latest().reject(new Error('broken'));
    expect(snapshot().value).toBe('failed');
  });

  it('starts over for another user', () => {
    const { account, create, read } = startCheckout({ earlier: { ...earlier, userId: 'grace' } });
    account('ada');
    expect(create.calls).toHaveLength(1);
    expect(read.calls).toHaveLength(0);
  });
});

it('reports an error of `watchEnvironment`', () => {
  const error = new Error('broken');
  const { emitted } = createTestActor(checkoutMachine, {
    actors: {
      watchEnvironment: fromCallback(() => {
        throw error;
      }),
    },
    coverage,
    input: { request: { kind: 'invalid' }, returnTo },
  });
  expect(emitted).toEqual([{ type: 'error.caught', error }]);
});

describe('the chart of the checkout', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
