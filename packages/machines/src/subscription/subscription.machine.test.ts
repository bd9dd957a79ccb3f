import { describe, expect, it } from 'vitest';
import { premiumRow, transitionCoverage } from '../testing';
import {
  canCancel,
  canReactivate,
  isTierPending,
  selectDisplayStatus,
  selectSubscription,
  selectTier,
  subscriptionMachine,
} from '.';
import { startSubscription as startUncounted } from './subscription.test-kit';

const coverage = transitionCoverage(subscriptionMachine);
const startSubscription = () => startUncounted(coverage);

const offline = { code: 'network', message: 'You are offline.', fix: 'Try again later.' };
const loadFailed = {
  title: 'Error',
  description: 'Failed to load subscription information',
  variant: 'destructive',
  type: 'error',
};

/** An active Premium plan, and the question whether to cancel it answered with yes. */
async function startCanceling() {
  const subscription = startSubscription();
  await subscription.loaded({ active: premiumRow() });
  subscription.actor.send({ type: 'cancel.requested' });
  subscription.actor.send({ type: 'cancel.confirmed' });
  return subscription;
}

describe('the plan of a person', () => {
  it('is the free one while nobody is signed in, and nothing is read', () => {
    const subscription = startSubscription();
    subscription.signIn(null);
    expect(subscription.value()).toBe('signedOut');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toBeUndefined();
    expect(subscription.load.calls).toEqual([]);
  });

  it('is not known before the answer is there', async () => {
    const subscription = startSubscription();
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

  it.each([
    ['LIFETIME', 'lifetime'],
    ['Premium', 'premium'],
    [' premium', 'free'],
    ['enterprise', 'free'],
  ])('stored as %j is %s', async (planId, tier) => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow({ plan_id: planId }) });
    expect(selectTier(subscription.snapshot())).toBe(tier);
  });

  it('is the free one after a subscription that is no longer active, which is still shown', async () => {
    const subscription = startSubscription();
    const expired = premiumRow({ status: 'expired' });
    await subscription.loaded({ shown: expired });
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toEqual(expired);
  });

  it('is read once, however often the same person is reported', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    for (let times = 0; times < 50; times++) subscription.signIn('ada');
    expect(subscription.load.calls).toHaveLength(1);
    expect(subscription.value()).toBe('loaded');
  });

  it('is forgotten when the person signs out, and an answer that comes later is dropped', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    subscription.signIn(null);
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(subscription.load.latest().signal.aborted).toBe(true);
    expect(subscription.value()).toBe('signedOut');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(selectSubscription(subscription.snapshot())).toBeUndefined();
  });

  it('is never that of the person before', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.signIn('grace');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(isTierPending(subscription.snapshot())).toBe(true);
    expect(subscription.load.latest().input).toEqual({ userId: 'grace' });
  });
});

describe('reading again', () => {
  it('keeps what is known until the answer is there', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.value()).toBe('loading');
    expect(selectTier(subscription.snapshot())).toBe('premium');
    expect(isTierPending(subscription.snapshot())).toBe(false);
    await subscription.load.latest().resolve({ ok: true, active: null, shown: null });
    expect(selectTier(subscription.snapshot())).toBe('free');
  });

  it('takes back the question whether to cancel, which was about what may have changed', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'cancel.requested' });
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.value()).toBe('loading');
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.cancel.calls).toEqual([]);
  });

  it('gives up the read under way, which may be older than the reason to read again', async () => {
    const subscription = startSubscription();
    subscription.signIn('ada');
    subscription.actor.send({ type: 'refresh.requested' });
    expect(subscription.load.calls).toHaveLength(2);
    expect(subscription.load.live()).toHaveLength(1);
  });

  it('closes what was open when it fails, and says so', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'refresh.requested' });
    await subscription.load.latest().resolve({ ok: false, problem: offline });
    expect(subscription.value()).toBe('failed');
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(subscription.toasts()).toEqual([loadFailed]);
  });

  it.each(['load.retried', 'refresh.requested'] as const)('can follow a failure by %s', async (type) => {
    const subscription = startSubscription();
    subscription.signIn('ada');
    await subscription.load.latest().resolve({ ok: false, problem: offline });
    expect(isTierPending(subscription.snapshot())).toBe(false);
    subscription.actor.send({ type });
    await subscription.load.latest().resolve({ ok: true, active: premiumRow(), shown: premiumRow() });
    expect(selectTier(subscription.snapshot())).toBe('premium');
  });

  it('treats a throw as a failure, and reports it', async () => {
    const subscription = startSubscription();
    subscription.signIn('ada');
    const error = new Error('broken');
    await subscription.load.latest().reject(error);
    expect(subscription.value()).toBe('failed');
    expect(subscription.toasts()).toEqual([loadFailed]);
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the status', () => {
  it.each(['active', 'canceled', 'expired', 'trial'])('%s is shown as it is', async (status) => {
    const subscription = startSubscription();
    await subscription.loaded({ shown: premiumRow({ status }) });
    expect(selectDisplayStatus(subscription.snapshot())).toBe(status);
  });

  it('that nobody knows is unknown, and there is none without a subscription', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ shown: premiumRow({ status: 'past_due' }) });
    expect(selectDisplayStatus(subscription.snapshot())).toBe('unknown');
    subscription.signIn(null);
    expect(selectDisplayStatus(subscription.snapshot())).toBeUndefined();
  });

  it.each([
    { what: 'active and renewing', changes: {}, cancel: true, reactivate: false },
    { what: 'for life', changes: { plan_id: 'Lifetime' }, cancel: false, reactivate: false },
    { what: 'paid once', changes: { interval: 'lifetime' }, cancel: false, reactivate: false },
    { what: 'canceled', changes: { status: 'canceled' }, cancel: false, reactivate: true },
    { what: 'unknown', changes: { status: 'past_due' }, cancel: false, reactivate: true },
  ])('decides what can be done with one that is $what', async ({ changes, cancel, reactivate }) => {
    const subscription = startSubscription();
    await subscription.loaded({ shown: premiumRow(changes) });
    expect(canCancel(subscription.snapshot())).toBe(cancel);
    expect(canReactivate(subscription.snapshot())).toBe(reactivate);
  });

  it('offers nothing without a subscription', async () => {
    const subscription = startSubscription();
    await subscription.loaded();
    expect(canCancel(subscription.snapshot())).toBe(false);
    expect(canReactivate(subscription.snapshot())).toBe(false);
  });
});

describe('canceling', () => {
  it('asks first, and nothing happens when the answer is no', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow() });
    subscription.actor.send({ type: 'cancel.requested' });
    expect(subscription.value()).toBe('confirming');
    subscription.actor.send({ type: 'cancel.dismissed' });
    expect(subscription.value()).toBe('loaded');
    expect(subscription.cancel.calls).toEqual([]);
  });

  it('is not offered for what does not renew', async () => {
    const subscription = startSubscription();
    await subscription.loaded({ active: premiumRow({ plan_id: 'lifetime', interval: 'lifetime' }) });
    subscription.actor.send({ type: 'cancel.requested' });
    expect(subscription.value()).toBe('loaded');
  });

  it('happens once, and shows the canceled subscription', async () => {
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
    await subscription.load.latest().resolve({ ok: true, active: null, shown: canceled });
    expect(subscription.value()).toBe('loaded');
    expect(selectSubscription(subscription.snapshot())).toEqual(canceled);
    expect(selectTier(subscription.snapshot())).toBe('free');
    expect(subscription.toasts()).toEqual([
      {
        title: 'Subscription canceled',
        description: 'You are not charged for it again.',
        variant: 'success',
        type: 'success',
      },
    ]);
  });

  it('leaves the plan of another subscription that is still active', async () => {
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

  it('says so when the backend cannot do it', async () => {
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

  it('says why it failed, and the plan stays', async () => {
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

  it('reads again when there was nothing left to cancel', async () => {
    const subscription = await startCanceling();
    const problem = { code: 'not_found', message: 'No active subscription was found.' };
    await subscription.cancel.latest().resolve({ ok: false, problem });
    expect(subscription.value()).toBe('loading');
    expect(subscription.toasts()).toMatchObject([{ description: 'No active subscription was found.' }]);
  });

  it('treats a throw as a failure, and reports it', async () => {
    const subscription = await startCanceling();
    const error = new Error('broken');
    await subscription.cancel.latest().reject(error);
    expect(subscription.value()).toBe('loaded');
    expect(subscription.toasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
    expect(subscription.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('belongs to the person who asked: an answer that comes after another one has signed in is dropped', async () => {
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

describe('the chart of the subscription', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
