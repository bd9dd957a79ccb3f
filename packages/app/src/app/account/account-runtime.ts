import type { BackendApi } from '@verapix/client';
import {
  type AuthActor,
  type AuthSnapshot,
  authMachine,
  type CancelSubscriptionInput,
  type CancelSubscriptionOutcome,
  type EndSessionOutcome,
  hasFullAccess,
  isTierPending,
  type LoadSubscriptionInput,
  type LoadSubscriptionOutcome,
  type SessionChangedEvent,
  selectAuthStates,
  selectTier,
  selectUser,
  subscriptionMachine,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { forwardEvents } from '../flow/forward-events';
import type { AccountRuntime, AccountView } from './account';
import { type BrowserTab, type SubscriptionActor, syncSubscription } from './subscription-sync';

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

function createAuthActor(api: BackendApi): AuthActor {
  const machine = authMachine.provide({
    actors: {
      watchSession: fromCallback<EventObject>(({ sendBack }) =>
        api.watchSession((change) =>
          sendBack({ type: 'session.changed', ...change } satisfies SessionChangedEvent),
        ),
      ),
      endSession: fromPromise<EndSessionOutcome, undefined>(({ signal }) => api.signOut(signal)),
    },
  });
  return createActor(machine);
}

function createSubscriptionActor(api: BackendApi): SubscriptionActor {
  const machine = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise<LoadSubscriptionOutcome, LoadSubscriptionInput>(({ input, signal }) =>
        api.loadSubscription(input.userId, signal),
      ),
      cancelSubscription: fromPromise<CancelSubscriptionOutcome, CancelSubscriptionInput>(
        ({ input, signal }) => api.cancelSubscription(input.subscriptionId, signal),
      ),
    },
  });
  return createActor(machine);
}

/** Starts the machines of the session and the plan, which live as long as the app, and derives one view of both. */
export function startAccountRuntime({ api, tab, ...outside }: AccountRuntimeOptions): AccountRuntime {
  const auth = createAuthActor(api);
  const subscription = createSubscriptionActor(api);
  forwardEvents(auth, outside);
  forwardEvents(subscription, outside);
  const subscriptionSync = syncSubscription(subscription, tab);
  let view = viewOf(auth, subscription);
  const listeners = new Set<() => void>();
  const update = () => {
    view = viewOf(auth, subscription);
    for (const listener of listeners) listener();
  };
  auth.subscribe((snapshot) => {
    // First, so that one user's plan is never shown with another user's name.
    subscription.send({ type: 'user.changed', userId: selectUser(snapshot)?.id ?? null });
    update();
  });
  subscription.subscribe(update);
  subscription.start();
  auth.start();
  const endSession = () => auth.send({ type: 'session.ended' });

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: () => auth.send({ type: 'signOut.requested' }),
    endSession,
    forgetSession: async (userId) => {
      if (view.user?.id !== userId) return;
      await api.forgetSession();
      endSession();
    },
    api,
    subscription,
    subscriptionSync,
    stop: () => {
      auth.stop();
      subscription.stop();
      void api.dispose();
    },
  };
}
