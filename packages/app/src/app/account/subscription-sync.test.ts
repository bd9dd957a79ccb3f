import {
  type ChangeSubscriptionInput,
  type ChangeSubscriptionOutcome,
  type LoadSubscriptionInput,
  type LoadSubscriptionOutcome,
  subscriptionMachine,
} from '@verapix/machines';
import { premiumRow } from '@verapix/machines/test-kit';
import { controlledActor, createTestActor } from '@verapix/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import { type BrowserTab, syncSubscription } from './subscription-sync';

/** Tabs of one browser: each receives what the others broadcast. */
function createBrowser() {
  const listeners = new Map<object, () => void>();
  return (tab: Partial<BrowserTab> = {}) => {
    const self = {};
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const time = { now: 0 };
    const load = controlledActor<LoadSubscriptionOutcome, LoadSubscriptionInput>();
    const cancel = controlledActor<ChangeSubscriptionOutcome, ChangeSubscriptionInput>();
    const { actor } = createTestActor(subscriptionMachine, {
      input: { now: () => time.now },
      actors: { loadSubscription: load.logic, cancelSubscription: cancel.logic },
    });
    const sync = syncSubscription(actor, {
      page,
      isOnline: () => true,
      now: () => time.now,
      broadcast: () => {
        for (const [other, listener] of listeners) if (other !== self) listener();
      },
      onBroadcast: (listener) => void listeners.set(self, listener),
      ...tab,
    });
    const answer = () => load.latest().resolve({ ok: true, active: premiumRow(), shown: null });
    const signIn = async () => {
      actor.send({ type: 'user.changed', userId: 'ada' });
      await answer();
    };
    const show = (seconds: number) => {
      time.now += seconds * 1000;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { actor, load, cancel, sync, answer, signIn, show, page, value: () => actor.getSnapshot().value };
  };
}

describe('a confirmed payment', () => {
  it('makes every tab read the plan again and notifies the subscribers of the other tabs', async () => {
    const open = createBrowser();
    const [one, other] = [open(), open()];
    await one.signIn();
    await other.signIn();
    const listeners = { one: vi.fn(), other: vi.fn(), stopped: vi.fn() };
    one.sync.subscribe(listeners.one);
    other.sync.subscribe(listeners.other);
    other.sync.subscribe(listeners.stopped)();
    one.sync.publish();
    expect([one.load.calls.length, other.load.calls.length]).toEqual([2, 2]);
    expect(listeners.other).toHaveBeenCalledOnce();
    expect(listeners.one).not.toHaveBeenCalled();
    expect(listeners.stopped).not.toHaveBeenCalled();
  });

  it('reads nothing if no user is signed in', () => {
    const { sync, load } = createBrowser()();
    sync.publish();
    expect(load.calls).toHaveLength(0);
  });

  it('does not close the cancel dialog, and reads once it is answered', async () => {
    const { actor, sync, load, signIn, value } = createBrowser()();
    await signIn();
    actor.send({ type: 'cancel.requested' });
    sync.publish();
    expect(value()).toBe('confirming');
    expect(load.calls).toHaveLength(1);
    actor.send({ type: 'cancel.dismissed' });
    expect(load.calls).toHaveLength(2);
  });
});

describe('a canceled subscription', () => {
  async function cancelIn(browser = createBrowser()) {
    const [one, other] = [browser(), browser()];
    await one.signIn();
    await other.signIn();
    one.actor.send({ type: 'cancel.requested' });
    one.actor.send({ type: 'cancel.confirmed' });
    expect(other.load.calls).toHaveLength(1);
    return { one, other };
  }

  it('makes every tab read the plan again, so that access is revoked in all of them', async () => {
    const { one, other } = await cancelIn();
    await one.cancel.latest().resolve({ ok: true, subscription: premiumRow({ status: 'canceled' }) });
    expect([one.load.calls.length, other.load.calls.length]).toEqual([2, 2]);
  });

  it('is not broadcast if canceling failed', async () => {
    const { one, other } = await cancelIn();
    await one.cancel.latest().resolve({ ok: false, problem: { code: 'unreachable', message: 'No.' } });
    expect(other.load.calls).toHaveLength(1);
  });
});

describe('a tab that is shown again', () => {
  it('reads the plan, unless it has just been read', async () => {
    const { load, signIn, show, answer, page } = createBrowser()();
    await signIn();
    for (let times = 0; times < 20; times++) show(1);
    expect(load.calls).toHaveLength(1);
    show(30);
    await answer();
    for (let times = 0; times < 20; times++) show(1);
    expect(load.calls).toHaveLength(2);
    page.visibilityState = 'hidden';
    show(60);
    expect(load.calls).toHaveLength(2);
  });

  it('does not revoke access because there is no network at that moment', async () => {
    const { load, signIn, show } = createBrowser()({ isOnline: () => false });
    await signIn();
    show(60);
    expect(load.calls).toHaveLength(1);
  });
});
