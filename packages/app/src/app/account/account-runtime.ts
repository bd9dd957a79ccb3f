import { serverNow } from '@verapix/client/server-clock';
import type { BackendApi } from '@verapix/client';
import { createEmitter, setDeviceOwner, visitors } from '@verapix/domain';
import {
  type AuthSnapshot,
  authMachine,
  forwardEvents,
  hasFullAccess,
  isTierPending,
  type OfferActor,
  type OfferSnapshot,
  offerMachine,
  provideActors,
  type SessionChangedEvent,
  selectAuthStates,
  selectOfferStatus,
  selectTier,
  selectUser,
  subscriptionMachine,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { createPrompt, type Prompt } from '../prompt';
import type { AccountRuntime, AccountView } from './account';
import {
  type BrowserTab,
  type SubscriptionActor,
  type SubscriptionSync,
  syncSubscription,
} from './subscription-sync';

declare module './account' {
  interface AccountServices {
    api: BackendApi;
    subscription: SubscriptionActor;
    offer: OfferActor;
    /** Asks what stays on this device before the user signs out. */
    signOutPrompt: Prompt;
    /** Makes every tab read the plan again after a payment. */
    subscriptionSync: SubscriptionSync;
  }
}

type SubscriptionSnapshot = SnapshotFrom<SubscriptionActor>;

interface AccountRuntimeOptions {
  api: BackendApi;
  /** Without it, the plan is not kept up to date between tabs. */
  tab?: BrowserTab;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
}

export function statusOf(auth: AuthSnapshot): AccountView['status'] {
  if (auth.matches('loading')) return 'loading';
  if (auth.matches('signingOut')) return 'signing-out';
  return auth.matches('signedIn') ? 'signed-in' : 'signed-out';
}

function planStatusOf(auth: AuthSnapshot, subscription: SubscriptionSnapshot): AccountView['planStatus'] {
  if (hasFullAccess(auth)) return 'known';
  if (auth.matches('loading') || isTierPending(subscription)) return 'pending';
  return subscription.matches('failed') ? 'failed' : 'known';
}

const viewOf = (
  auth: AuthSnapshot,
  subscription: SubscriptionSnapshot,
  offer: OfferSnapshot,
): AccountView => ({
  status: statusOf(auth),
  user: selectUser(auth),
  planId: hasFullAccess(auth) ? 'lifetime' : selectTier(subscription),
  planStatus: planStatusOf(auth, subscription),
  offer: auth.matches('loading') ? 'pending' : selectOfferStatus(offer),
  hasFullAccess: hasFullAccess(auth),
  states: selectAuthStates(auth),
});

/** A prompt that agrees where nobody shows it: nobody stays signed in because the question could not be loaded. */
function createSignOutPrompt(): Prompt {
  const prompt = createPrompt();
  let views = 0;
  return {
    ...prompt,
    subscribe: (listener) => {
      views += 1;
      const stop = prompt.subscribe(listener);
      return () => {
        views -= 1;
        stop();
      };
    },
    ask: async (signal) => views === 0 || prompt.ask(signal),
  };
}

/** Starts the machines of the session, the plan and the offer, which live as long as the app, and derives one view. */
export function startAccountRuntime({ api, tab, ...outside }: AccountRuntimeOptions): AccountRuntime {
  const auth = createActor(
    provideActors(authMachine, {
      watchSession: fromCallback(({ sendBack }) =>
        api.watchSession((change) =>
          sendBack({ type: 'session.changed', ...change } satisfies SessionChangedEvent),
        ),
      ),
      endSession: (_, signal) => api.signOut(signal),
    }),
  );
  const subscription = createActor(
    provideActors(subscriptionMachine, {
      loadSubscription: ({ userId }, signal) => api.loadSubscription(userId, signal),
      cancelSubscription: ({ subscriptionId }, signal) => api.cancelSubscription(subscriptionId, signal),
      resumeSubscription: ({ subscriptionId }, signal) => api.resumeSubscription(subscriptionId, signal),
      openBilling: (_, signal) => api.openBillingPortal(signal),
    }),
    { input: { now: serverNow } },
  );
  const offer = createActor(
    provideActors(offerMachine, { loadOffer: (_, signal) => api.loadOffer(signal) }),
    { input: { now: Date.now } },
  );
  forwardEvents(auth, outside);
  forwardEvents(subscription, outside);
  forwardEvents(offer, outside);
  const subscriptionSync = syncSubscription(subscription, tab);
  const currentView = () => viewOf(auth.getSnapshot(), subscription.getSnapshot(), offer.getSnapshot());
  let view = currentView();
  const { emit, subscribe } = createEmitter();
  const update = () => {
    view = currentView();
    emit();
  };
  auth.subscribe((snapshot) => {
    // First, so that one user's plan is never shown with another user's name.
    const userId = selectUser(snapshot)?.id ?? null;
    if (!snapshot.matches('loading')) setDeviceOwner(userId ?? visitors);
    subscription.send({ type: 'user.changed', userId });
    offer.send({ type: 'user.changed', userId });
    update();
  });
  let wasLoading = false;
  subscription.subscribe((snapshot) => {
    const isLoading = snapshot.matches('loading');
    // Read again with the plan: another tab or device may have opened the first checkout.
    if (isLoading && !wasLoading && !isTierPending(snapshot)) offer.send({ type: 'refresh.requested' });
    wasLoading = isLoading;
    update();
  });
  offer.subscribe(update);
  tab?.page.addEventListener('visibilitychange', () => {
    if (tab.page.visibilityState === 'visible') offer.send({ type: 'time.checked' });
  });
  subscription.start();
  offer.start();
  auth.start();
  const endSession = () => auth.send({ type: 'session.ended' });
  const signOut = () => auth.send({ type: 'signOut.requested' });
  const signOutPrompt = createSignOutPrompt();

  return {
    view: () => view,
    subscribe,
    signOut,
    requestSignOut: async () => {
      if (await signOutPrompt.ask()) signOut();
    },
    signOutPrompt,
    endSession,
    forgetSession: async (userId) => {
      if (view.user?.id !== userId) return;
      await api.forgetSession();
      endSession();
    },
    api,
    subscription,
    offer,
    subscriptionSync,
    stop: () => {
      auth.stop();
      subscription.stop();
      offer.stop();
      void api.dispose();
    },
  };
}
