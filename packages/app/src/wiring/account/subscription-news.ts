import { delays } from '@verapix/facts';
import type { subscriptionMachine } from '@verapix/machines';
import type { ActorRefFrom } from 'xstate';

type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** What is heard of this tab and of the others. */
export interface BrowserTab {
  page: Pick<Document, 'visibilityState'> & Pick<EventTarget, 'addEventListener'>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Tells the other tabs that the plan may have changed. */
  tellOthers: () => void;
  onTold: (listener: () => void) => void;
}

export interface SubscriptionNews {
  /** A payment is known in this tab: every tab reads the plan again. */
  tell: () => void;
  /** Calls back when the plan changed in another tab; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

const isAsking = (subscription: SubscriptionActor) => {
  const snapshot = subscription.getSnapshot();
  return snapshot.matches('confirming') || snapshot.matches('canceling');
};

/** Reads the plan again; while one is asked whether to cancel, once that is settled. */
function createReader(subscription: SubscriptionActor, now: () => number) {
  let isOwed = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = () => {
    isOwed = isAsking(subscription);
    if (!isOwed) subscription.send({ type: 'refresh.requested' });
  };
  subscription.subscribe((snapshot) => {
    if (snapshot.matches('loading')) {
      isOwed = false;
      readAt = now();
    } else if (isOwed && !isAsking(subscription)) read();
  });
  return { read, isFresh: () => now() - readAt < delays.planFresh };
}

/** Calls back when the subscription was canceled here, or turned out to be gone: either way it is read again. */
function onCanceled(subscription: SubscriptionActor, listener: () => void): void {
  let wasCanceling = false;
  subscription.subscribe((snapshot) => {
    if (wasCanceling && snapshot.matches('loading')) listener();
    wasCanceling = snapshot.matches('canceling');
  });
}

/**
 * Keeps the plan of every tab true: it is read again when a payment is known or a subscription canceled in any of
 * them, and when a tab that has not read it for a while is shown again. So gates open and close by themselves.
 */
export function watchSubscriptionNews(subscription: SubscriptionActor, tab?: BrowserTab): SubscriptionNews {
  const { read, isFresh } = createReader(subscription, tab?.now ?? Date.now);
  const listeners = new Set<() => void>();
  onCanceled(subscription, () => tab?.tellOthers());
  tab?.onTold(() => {
    read();
    for (const listener of listeners) listener();
  });
  tab?.page.addEventListener('visibilitychange', () => {
    if (tab.page.visibilityState === 'visible' && tab.isOnline() && !isFresh()) read();
  });
  return {
    tell: () => {
      read();
      tab?.tellOthers();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
