import {
  type CancelSubscriptionInput,
  type CancelSubscriptionOutcome,
  type LoadSubscriptionInput,
  type LoadSubscriptionOutcome,
  subscriptionMachine,
} from '@verapix/machines';
import { controlledActor, createTestActor, premiumRow } from '@verapix/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import { type BrowserTab, watchSubscriptionNews } from './subscription-news';

/** Tabs of one browser: what one tells, the others hear. */
function createBrowser() {
  const heard = new Map<object, () => void>();
  return (tab: Partial<BrowserTab> = {}) => {
    const self = {};
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const time = { now: 0 };
    const load = controlledActor<LoadSubscriptionOutcome, LoadSubscriptionInput>();
    const cancel = controlledActor<CancelSubscriptionOutcome, CancelSubscriptionInput>();
    const { actor } = createTestActor(subscriptionMachine, {
      actors: { loadSubscription: load.logic, cancelSubscription: cancel.logic },
    });
    const news = watchSubscriptionNews(actor, {
      page,
      isOnline: () => true,
      now: () => time.now,
      tellOthers: () => {
        for (const [other, hear] of heard) if (other !== self) hear();
      },
      onTold: (listener) => void heard.set(self, listener),
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
    return { actor, load, cancel, news, answer, signIn, show, page, value: () => actor.getSnapshot().value };
  };
}

describe('a payment that is known', () => {
  it('has every tab read the plan again, and those who wait for it look', async () => {
    const open = createBrowser();
    const [one, other] = [open(), open()];
    await one.signIn();
    await other.signIn();
    const listeners = { one: vi.fn(), other: vi.fn(), stopped: vi.fn() };
    one.news.subscribe(listeners.one);
    other.news.subscribe(listeners.other);
    other.news.subscribe(listeners.stopped)();
    one.news.tell();
    expect([one.load.calls.length, other.load.calls.length]).toEqual([2, 2]);
    expect(listeners.other).toHaveBeenCalledOnce();
    expect(listeners.one).not.toHaveBeenCalled();
    expect(listeners.stopped).not.toHaveBeenCalled();
  });

  it('reads nothing where nobody is signed in', () => {
    const { news, load } = createBrowser()();
    news.tell();
    expect(load.calls).toHaveLength(0);
  });

  it('leaves the question whether to cancel alone, and reads once it is answered', async () => {
    const { actor, news, load, signIn, value } = createBrowser()();
    await signIn();
    actor.send({ type: 'cancel.requested' });
    news.tell();
    expect(value()).toBe('confirming');
    expect(load.calls).toHaveLength(1);
    actor.send({ type: 'cancel.dismissed' });
    expect(load.calls).toHaveLength(2);
  });
});

describe('a subscription that is canceled', () => {
  async function askedIn(browser = createBrowser()) {
    const [one, other] = [browser(), browser()];
    await one.signIn();
    await other.signIn();
    one.actor.send({ type: 'cancel.requested' });
    one.actor.send({ type: 'cancel.confirmed' });
    expect(other.load.calls).toHaveLength(1);
    return { one, other };
  }

  it('has every tab read the plan again, so that gates close in all of them', async () => {
    const { one, other } = await askedIn();
    await one.cancel.latest().resolve({ ok: true, subscription: premiumRow({ status: 'canceled' }) });
    expect([one.load.calls.length, other.load.calls.length]).toEqual([2, 2]);
  });

  it('is no news to others where it could not be', async () => {
    const { one, other } = await askedIn();
    await one.cancel.latest().resolve({ ok: false, problem: { code: 'unreachable', message: 'No.' } });
    expect(other.load.calls).toHaveLength(1);
  });
});

describe('a tab that is shown again', () => {
  it('reads the plan, unless it has just done so', async () => {
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

  it('does not close what is open because there is no network at that moment', async () => {
    const { load, signIn, show } = createBrowser()({ isOnline: () => false });
    await signIn();
    show(60);
    expect(load.calls).toHaveLength(1);
  });
});
