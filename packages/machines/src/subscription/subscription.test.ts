import type { Outcome, SubscriptionRow } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premiumRow } from '../test-kit';
import { controlledActor, createTestActor, type TransitionCoverage, transitionCoverage } from '../testing';
import {
  type ChangeSubscriptionInput,
  type ChangeSubscriptionOutcome,
  canCancel,
  canReactivate,
  canResume,
  isTierPending,
  type LoadSubscriptionInput,
  type LoadSubscriptionOutcome,
  selectSubscription,
  selectTier,
  subscriptionMachine,
} from '.';

/** Within the period of `premiumRow`. */
const now = Date.parse(premiumRow().current_period_end ?? '') - 60_000;
const canceledRow = () => premiumRow({ status: 'canceled', canceled_at: '2026-01-15T00:00:00Z' });
const ended = { current_period_end: '2020-01-01T00:00:00Z' };

/** A started machine with controlled actors. */
function startSubscription(withCoverage?: TransitionCoverage) {
  const load = controlledActor<LoadSubscriptionOutcome, LoadSubscriptionInput>();
  const cancel = controlledActor<ChangeSubscriptionOutcome, ChangeSubscriptionInput>();
  const resume = controlledActor<ChangeSubscriptionOutcome, ChangeSubscriptionInput>();
  const billing = controlledActor<Outcome, undefined>();
  const test = createTestActor(subscriptionMachine, {
    input: { now: () => now },
    actors: {
      loadSubscription: load.logic,
      cancelSubscription: cancel.logic,
      resumeSubscription: resume.logic,
      openBilling: billing.logic,
    },
    coverage: withCoverage,
  });
  const { actor } = test;
  const signIn = (userId: string | null) => actor.send({ type: 'user.changed', userId });
  return {
    ...test,
    load,
    cancel,
    resume,
    billing,
    snapshot: () => actor.getSnapshot(),
    value: () => actor.getSnapshot().value,
    signIn,
    loaded: (rows: { active?: SubscriptionRow | null; shown?: SubscriptionRow | null } = {}) => {
      signIn('ada');
      return load.latest().resolve({ ok: true, active: null, shown: null, ...rows });
    },
  };
}

const coverage = transitionCoverage(subscriptionMachine);
const startCovered = () => startSubscription(coverage);

const offline = { code: 'network', message: 'You are offline.', fix: 'Try again later.' };
const loadFailed = {
  title: 'Error',
  description: 'Failed to load subscription information',
  variant: 'destructive',
  type: 'error',
};

/** An active Premium plan whose cancellation was confirmed. */
async function startCanceling() {
  const subscription = startCovered();
  await subscription.loaded({ active: premiumRow() });
  subscription.actor.send({ type: 'cancel.requested' });
  subscription.actor.send({ type: 'cancel.confirmed' });
  return subscription;
}

describe('the plan of a user', () => {
  // @spec tier.free
  it('is the free one while signed out, and nothing is loaded', () => {
    const subscription = startCovered();
    subscription.signIn(null);
    expect(subscription.value()).toBe('signedOut');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toBeUndefined();
    expect(subscription.load.calls).toEqual([]);
  });

  it('is unknown until it is loaded', async () => {
    const subscription = startCovered();
    subscription.signIn('ada');
    expect(subscription.value()).toBe('loading');
    expect(subscription.load.latest().input).toEqual({ userId: 'ada' });
    expect(isTierPending(subscription.snapshot())).toBe(true);
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(subscription.value()).toBe('loaded');
    expect(isTierPending(subscription.snapshot())).toBe(false);
    expect(selectTier(subscription.snapshot())).toBe('premium');
    expect(subscription.emitted).toEqual([]);
  });

  // @spec tier.derived
  it.each([
    ['LIFETIME', 'lifetime'],
    ['Premium', 'premium'],
    [' premium', 'free'],
    ['enterprise', 'free'],
  ])('stored as %j is %s', async (planId, tier) => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow({ plan_id: planId }) });
    expect(selectTier(subscription.snapshot())).toBe(tier);
  });

  it('is the free one if the subscription is not active, which is still shown', async () => {
    const subscription = startCovered();
    const expired = premiumRow({ status: 'expired' });
    await subscription.loaded({ shown: expired });
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toEqual(expired);
  });

  it('is loaded once if the same user is reported repeatedly', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    for (let times = 0; times < 50; times++) subscription.signIn('ada');
    expect(subscription.load.calls).toHaveLength(1);
    expect(subscription.value()).toBe('loaded');
  });

  it('is cleared when the user signs out, and a late answer is ignored', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    subscription.signIn(null);
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(subscription.load.latest().signal.aborted).toBe(true);
    expect(subscription.value()).toBe('signedOut');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toBeUndefined();
  });

  it('is never that of the previous user', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.signIn('grace');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(isTierPending(subscription.snapshot())).toBe(true);
    expect(subscription.load.latest().input).toEqual({ userId: 'grace' });
  });
});

describe('loading again', () => {
  it('keeps the known plan until the answer', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.value()).toBe('loading');
    expect(selectTier(subscription.snapshot())).toBe('premium');
    expect(isTierPending(subscription.snapshot())).toBe(false);
    await subscription.load.latest().resolve({ ok: true, active: null, shown: null });
    expect(selectTier(subscription.snapshot())).toBe('free');
  });

  it('closes the confirmation, because its subscription may have changed', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'cancel.requested' });
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.value()).toBe('loading');
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.cancel.calls).toEqual([]);
  });

  it('aborts the request in progress, which may be older than the change', async () => {
    const subscription = startCovered();
    subscription.signIn('ada');
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.load.calls).toHaveLength(2);
    expect(subscription.load.live()).toHaveLength(1);
  });

  // @spec error.failed-subscription tier.free
  it('falls back to the free plan if it fails, with a toast', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    await subscription.load.latest().resolve({ ok: false, problem: offline });
    expect(subscription.value()).toBe('failed');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(subscription.toasts()).toEqual([loadFailed]);
  });

  it.each(['load.retried', 'refresh.requested'] as const)(
    'is possible after a failure with %s',
    async (type) => {
      const subscription = startCovered();
      subscription.signIn('ada');
      await subscription.load.latest().resolve({ ok: false, problem: offline });
      expect(isTierPending(subscription.snapshot())).toBe(false);
      subscription.actor.send({ type });
      await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
      expect(selectTier(subscription.snapshot())).toBe('premium');
    },
  );

  it('handles a thrown error as a failure and reports it', async () => {
    const subscription = startCovered();
    subscription.signIn('ada');
    const error = new Error('broken');
    await subscription.load.latest().reject(error);
    expect(subscription.value()).toBe('failed');
    expect(subscription.toasts()).toEqual([loadFailed]);
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the actions', () => {
  // @spec state.subscription-inactive
  it.each([
    { what: 'active and renewing', changes: {}, actions: ['cancel'] },
    { what: 'a lifetime plan', changes: { plan_id: 'Lifetime' }, actions: [] },
    { what: 'paid once', changes: { interval: 'lifetime' }, actions: [] },
    { what: 'canceled', changes: { status: 'canceled' }, actions: ['resume'] },
    { what: 'canceled and over', changes: { status: 'canceled', ...ended }, actions: ['reactivate'] },
    { what: 'a trial', changes: { status: 'trial' }, actions: ['cancel', 'reactivate'] },
    {
      what: 'a canceled trial',
      changes: { status: 'trial', canceled_at: '2026-01-15T00:00:00Z' },
      actions: ['resume'],
    },
    { what: 'a trial that is over', changes: { status: 'trial', ...ended }, actions: ['reactivate'] },
    { what: 'expired', changes: { status: 'expired' }, actions: ['reactivate'] },
    { what: 'past due', changes: { status: 'past_due' }, actions: ['cancel', 'reactivate'] },
    { what: 'past due for long', changes: { status: 'past_due', ...ended }, actions: ['reactivate'] },
    { what: 'unknown', changes: { status: 'paused' }, actions: ['reactivate'] },
  ])('depend on a subscription that is $what', async ({ changes, actions }) => {
    const subscription = startCovered();
    await subscription.loaded({ shown: premiumRow(changes) });
    const snapshot = subscription.snapshot();
    const offered = {
      cancel: canCancel(snapshot),
      resume: canResume(snapshot),
      reactivate: canReactivate(snapshot),
    };
    expect(Object.entries(offered).flatMap(([name, isOffered]) => (isOffered ? [name] : []))).toEqual(
      actions,
    );
  });

  it('are not available without a subscription', async () => {
    const subscription = startCovered();
    await subscription.loaded();
    expect(canCancel(subscription.snapshot())).toBe(false);
    expect(canResume(subscription.snapshot())).toBe(false);
    expect(canReactivate(subscription.snapshot())).toBe(false);
  });
});

describe('canceling', () => {
  it('asks for confirmation and does nothing if it is dismissed', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'cancel.requested' });
    expect(subscription.value()).toBe('confirming');
    subscription.actor.send({ type: 'cancel.dismissed' });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.cancel.calls).toEqual([]);
  });

  it('is not offered for a plan that does not renew', async () => {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow({ plan_id: 'lifetime', interval: 'lifetime' }) });
    subscription.actor.send({ type: 'cancel.requested' });
    expect(subscription.value()).toBe('loaded');
  });

  it('sends one request and shows the canceled subscription', async () => {
    const subscription = await startCanceling();
    subscription.actor.send({ type: 'cancel.confirmed' });
    expect(subscription.cancel.calls).toHaveLength(1);
    expect(subscription.cancel.latest().input).toEqual({ subscriptionId: 'subscription-1' });
    expect(selectTier(subscription.snapshot())).toBe('premium');
    const canceled = premiumRow({ status: 'canceled', canceled_at: '2026-01-15T00:00:00Z' });
    await subscription.cancel.latest().resolve({ ok: true, subscription: canceled });
    expect(subscription.value()).toBe('loading');
    expect(subscription.load.latest().input).toEqual({ userId: 'ada' });
    expect(selectSubscription(subscription.snapshot())).toEqual(canceled);
    await subscription.load.latest().resolve({ ok: true, active: canceled, shown: canceled });
    expect(subscription.value()).toBe('loaded');
    expect(selectSubscription(subscription.snapshot())).toEqual(canceled);
    expect(selectTier(subscription.snapshot())).toBe('premium');
    expect(subscription.toasts()).toEqual([
      {
        title: 'Subscription canceled',
        description: 'You won’t be charged again. You can use what you paid for until the end of the period.',
        variant: 'success',
        type: 'success',
      },
    ]);
  });

  it('keeps the plan of another active subscription', async () => {
    const subscription = await startCanceling();
    await subscription.cancel
      .latest()
      .resolve({ ok: true, subscription: premiumRow({ status: 'canceled' }) });
    const other = premiumRow({ id: 'subscription-2', plan_id: 'lifetime', interval: 'lifetime' });
    await subscription.load.latest().resolve({ ok: true, active: other, shown: other });
    expect(selectSubscription(subscription.snapshot())).toEqual(other);
    expect(selectTier(subscription.snapshot())).toBe('lifetime');
    expect(subscription.toasts()).toHaveLength(1);
  });

  // @spec error.not-implemented
  it('shows that the backend does not support it', async () => {
    const subscription = await startCanceling();
    const problem = { code: 'not_implemented', message: 'Function not found' };
    await subscription.cancel.latest().resolve({ ok: false, problem });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.toasts()).toEqual([
      {
        title: 'Not Implemented',
        description: 'Canceling a subscription is not implemented in the demo.',
        variant: 'default',
        type: 'info',
      },
    ]);
  });

  it('shows why it failed and keeps the plan', async () => {
    const subscription = await startCanceling();
    await subscription.cancel.latest().resolve({ ok: false, problem: offline });
    expect(subscription.value()).toBe('loaded');
    expect(selectTier(subscription.snapshot())).toBe('premium');
    expect(subscription.toasts()).toEqual([
      {
        title: 'Error',
        description: 'You are offline. Try again later.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
  });

  it('loads again if there is nothing left to cancel', async () => {
    const subscription = await startCanceling();
    const problem = { code: 'not_found', message: 'No active subscription was found.' };
    await subscription.cancel.latest().resolve({ ok: false, problem });
    expect(subscription.value()).toBe('loading');
    expect(subscription.toasts()).toMatchObject([{ description: 'No active subscription was found.' }]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const subscription = await startCanceling();
    const error = new Error('broken');
    await subscription.cancel.latest().reject(error);
    expect(subscription.value()).toBe('loaded');
    expect(subscription.toasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('ignores an answer after another user has signed in', async () => {
    const subscription = await startCanceling();
    subscription.signIn('grace');
    await subscription.cancel
      .latest()
      .resolve({ ok: true, subscription: premiumRow({ status: 'canceled' }) });
    expect(subscription.value()).toBe('loading');
    expect(selectSubscription(subscription.snapshot())).toBeUndefined();
    expect(subscription.toasts()).toEqual([]);
  });
});

/** A canceled subscription whose cancellation is being undone. */
async function startResuming() {
  const subscription = startCovered();
  await subscription.loaded({ active: canceledRow() });
  subscription.actor.send({ type: 'resume.requested' });
  return subscription;
}

describe('undoing a cancellation', () => {
  it('sends one request and shows the subscription as it renews again', async () => {
    const subscription = await startResuming();
    expect(subscription.value()).toBe('resuming');
    subscription.actor.send({ type: 'resume.requested' });
    expect(subscription.resume.calls).toHaveLength(1);
    expect(subscription.resume.latest().input).toEqual({ subscriptionId: 'subscription-1' });
    await subscription.resume.latest().resolve({ ok: true, subscription: premiumRow() });
    expect(subscription.value()).toBe('loading');
    expect(selectSubscription(subscription.snapshot())).toEqual(premiumRow());
    expect(subscription.toasts()).toMatchObject([{ title: 'Subscription resumed', type: 'success' }]);
  });

  it('is not possible once the paid period has ended', async () => {
    const subscription = startCovered();
    await subscription.loaded({ shown: { ...canceledRow(), ...ended } });
    subscription.actor.send({ type: 'resume.requested' });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.resume.calls).toEqual([]);
  });

  it('loads again if the period has ended meanwhile', async () => {
    const subscription = await startResuming();
    const problem = { code: 'not_found', message: 'There is no such subscription to resume.' };
    await subscription.resume.latest().resolve({ ok: false, problem });
    expect(subscription.value()).toBe('loading');
    expect(subscription.toasts()).toMatchObject([{ description: problem.message }]);
  });

  it('shows why it failed, and the subscription stays canceled', async () => {
    const subscription = await startResuming();
    await subscription.resume.latest().resolve({ ok: false, problem: offline });
    expect(subscription.value()).toBe('loaded');
    expect(selectSubscription(subscription.snapshot())).toEqual(canceledRow());
    expect(subscription.toasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const subscription = await startResuming();
    const error = new Error('broken');
    await subscription.resume.latest().reject(error);
    expect(subscription.value()).toBe('loaded');
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('cards and invoices', () => {
  async function opening() {
    const subscription = startCovered();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'billing.requested' });
    subscription.actor.send({ type: 'billing.requested' });
    expect(subscription.value()).toBe('openingBilling');
    expect(subscription.billing.calls).toHaveLength(1);
    return subscription;
  }

  it("are on the provider's page; coming back finds the page as it was", async () => {
    const subscription = await opening();
    await subscription.billing.latest().resolve({ ok: true });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.emitted).toEqual([]);
  });

  it('say why the page could not be opened', async () => {
    const subscription = await opening();
    await subscription.billing.latest().resolve({ ok: false, problem: offline });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.toasts()).toMatchObject([
      { title: 'Error', description: 'You are offline. Try again later.' },
    ]);
  });

  it('report a thrown error', async () => {
    const subscription = await opening();
    const error = new Error('broken');
    await subscription.billing.latest().reject(error);
    expect(subscription.value()).toBe('loaded');
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart of the subscription', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});

type Subscription = ReturnType<typeof startSubscription>;
type Step = (subscription: Subscription) => unknown;

/** The latest call or an aborted one: an actor can answer at any time. */
const callAt = fc.constantFrom(-1, -2, -3);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('ada', 'grace', null).map(
    (userId): Step =>
      ({ signIn }) =>
        signIn(userId),
  ),
  fc
    .constantFrom(
      'refresh.requested',
      'load.retried',
      'cancel.requested',
      'cancel.dismissed',
      'cancel.confirmed',
      'resume.requested',
    )
    .map(
      (type): Step =>
        ({ actor }) =>
          actor.send({ type } as const),
    ),
  fc.tuple(callAt, fc.boolean()).map(
    ([at, ok]): Step =>
      ({ load }) => {
        const call = load.calls.at(at);
        const mine = premiumRow({ user_id: call?.input.userId ?? 'unknown' });
        const problem = { code: 'network', message: 'You are offline.' };
        return call?.resolve(ok ? { ok, active: mine, shown: mine } : { ok, problem });
      },
  ),
  callAt.map(
    (at): Step =>
      ({ cancel }) => {
        const call = cancel.calls.at(at);
        return call?.reject(new Error('broken'));
      },
  ),
);

describe('any sequence of events to the subscription', () => {
  it('shows only the subscription of the signed-in user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (sequence) => {
        const subscription = startSubscription();
        for (const step of sequence) {
          await step(subscription);
          const snapshot = subscription.snapshot();
          const { userId } = snapshot.context;
          const shown = selectSubscription(snapshot);
          expect(snapshot.matches('signedOut')).toBe(userId === null);
          if (shown) expect(shown.user_id).toBe(userId);
          if (!shown || snapshot.matches('failed')) expect(selectTier(snapshot)).toBe('free');
        }
      }),
    );
  });
});
