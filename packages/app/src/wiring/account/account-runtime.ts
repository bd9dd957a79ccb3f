import {
  type AuthActor,
  type AuthSnapshot,
  authMachine,
  hasFullAccess,
  isTierPending,
  selectAuthStates,
  selectTier,
  selectUser,
  subscriptionMachine,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import type { BackendApi } from '../../backend';
import type { AccountView } from './account';
import { createAuthActors, createSubscriptionActors } from './session-actors';
import { type BrowserTab, type SubscriptionNews, watchSubscriptionNews } from './subscription-news';

type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** What an account takes once it is there: the session, the subscription and the way to the backend. */
export interface AccountRuntime {
  view: () => AccountView;
  subscribe: (listener: () => void) => () => void;
  signOut: () => void;
  /** The session in this browser was ended by another flow, which says so itself. */
  endSession: () => void;
  api: BackendApi;
  subscription: SubscriptionActor;
  /** Where a payment that became known is told, so that every tab reads the plan again. */
  news: SubscriptionNews;
  /** Ends it: nothing is asked or said any more. */
  stop: () => void;
}

interface AccountRuntimeOptions {
  api: BackendApi;
  /** The tab and the others; without it, none of them is listened to. */
  tab?: BrowserTab;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** What the session's machine says of whoever uses the page. */
export function statusOf(auth: AuthSnapshot): AccountView['status'] {
  if (auth.matches('loading')) return 'loading';
  if (auth.matches('signingOut')) return 'signing-out';
  return auth.matches('signedIn') ? 'signed-in' : 'signed-out';
}

function planStatusOf(auth: AuthSnapshot, subscription: SubscriptionActor): AccountView['planStatus'] {
  if (hasFullAccess(auth)) return 'known';
  const snapshot = subscription.getSnapshot();
  if (auth.matches('loading') || isTierPending(snapshot)) return 'pending';
  return snapshot.matches('failed') ? 'failed' : 'known';
}

function viewOf(auth: AuthActor, subscription: SubscriptionActor): AccountView {
  const snapshot = auth.getSnapshot();
  const fullAccess = hasFullAccess(snapshot);
  return {
    status: statusOf(snapshot),
    user: selectUser(snapshot),
    planId: fullAccess ? 'lifetime' : selectTier(subscription.getSnapshot()),
    planStatus: planStatusOf(snapshot, subscription),
    hasFullAccess: fullAccess,
    states: selectAuthStates(snapshot),
  };
}

/** The two machines that live as long as the app, with their actors, saying what they have to say. */
function createActors({ api, notify, navigate }: AccountRuntimeOptions) {
  const auth = createActor(authMachine.provide({ actors: createAuthActors(api) }));
  const subscription = createActor(subscriptionMachine.provide({ actors: createSubscriptionActors(api) }));
  auth.on('notify', ({ toast }) => notify(toast));
  auth.on('navigate', ({ to, replace = false }) => navigate(to, { replace }));
  auth.on('error.caught', ({ error }) => console.error(error));
  subscription.on('notify', ({ toast }) => notify(toast));
  subscription.on('error.caught', ({ error }) => console.error(error));
  return { auth, subscription };
}

/** Starts what knows the session and the plan, and keeps one view of both. */
export function startAccountRuntime(options: AccountRuntimeOptions): AccountRuntime {
  const { auth, subscription } = createActors(options);
  const news = watchSubscriptionNews(subscription, options.tab);
  let view = viewOf(auth, subscription);
  const listeners = new Set<() => void>();
  const update = () => {
    view = viewOf(auth, subscription);
    for (const listener of listeners) listener();
  };
  auth.subscribe((snapshot) => {
    // Before anyone hears of the person: the plan of one is never shown with the name of another.
    subscription.send({ type: 'user.changed', userId: selectUser(snapshot)?.id ?? null });
    update();
  });
  subscription.subscribe(update);
  subscription.start();
  auth.start();

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: () => auth.send({ type: 'signOut.requested' }),
    endSession: () => auth.send({ type: 'session.ended' }),
    api: options.api,
    subscription,
    news,
    stop: () => {
      auth.stop();
      subscription.stop();
      void options.api.dispose();
    },
  };
}
