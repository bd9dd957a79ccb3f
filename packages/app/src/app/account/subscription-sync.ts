import { browserFeature, createEmitter, delays } from '@verapix/domain';
import type { subscriptionMachine } from '@verapix/machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** This tab, and its channel to the other tabs of the browser. */
export interface BrowserTab {
  page: Pick<Document, 'visibilityState'> & Pick<EventTarget, 'addEventListener'>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Tells the other tabs that the plan may have changed. */
  broadcast: () => void;
  onBroadcast: (listener: () => void) => void;
}

/** This tab; without a channel where the browser refuses it. */
export function browserTab(): BrowserTab {
  const channel = browserFeature(() => new BroadcastChannel('verapix-plan'));
  return {
    page: document,
    isOnline: () => navigator.onLine,
    now: Date.now,
    broadcast: () => channel?.postMessage('payment'),
    onBroadcast: (listener) => channel?.addEventListener('message', listener),
  };
}

export interface SubscriptionSync {
  /** A payment is confirmed in this tab: every tab reads the plan again. */
  publish: () => void;
  /** Calls back when the plan changed in another tab. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** While the user is asked whether to cancel, reading the plan waits for the answer. */
const isConfirming = (snapshot: SnapshotFrom<SubscriptionActor>) =>
  snapshot.matches('confirming') || snapshot.matches('canceling');

/**
 * Keeps the plan up to date in every tab, so that access is granted and revoked without a reload: the plan is read again
 * when a payment is confirmed or a subscription canceled in any tab, and when a tab that has not read it for a while is
 * shown again.
 */
export function syncSubscription(subscription: SubscriptionActor, tab?: BrowserTab): SubscriptionSync {
  const now = tab?.now ?? Date.now;
  const { emit, subscribe } = createEmitter();
  let isDue = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let wasCanceling = false;
  const read = () => {
    isDue = isConfirming(subscription.getSnapshot());
    if (!isDue) subscription.send({ type: 'refresh.requested' });
  };
  subscription.subscribe((snapshot) => {
    if (snapshot.matches('loading')) {
      isDue = false;
      readAt = now();
      // The subscription was canceled in this tab, or no longer existed: in both cases it is read again.
      if (wasCanceling) tab?.broadcast();
    }
    wasCanceling = snapshot.matches('canceling');
    if (isDue && !isConfirming(snapshot)) read();
  });
  tab?.onBroadcast(() => {
    read();
    emit();
  });
  tab?.page.addEventListener('visibilitychange', () => {
    if (tab.page.visibilityState === 'visible' && tab.isOnline() && now() - readAt >= delays.planFresh)
      read();
  });
  return {
    publish: () => {
      read();
      tab?.broadcast();
    },
    subscribe,
  };
}
