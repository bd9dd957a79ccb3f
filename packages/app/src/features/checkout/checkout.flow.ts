import type { CheckoutApi } from '@verapix/client/api/billing';
import {
  type CheckoutEvent,
  type CheckoutRequest,
  checkoutMachine,
  type OfferActor,
  openedToastId,
  selectTier,
} from '@verapix/machines';
import { type EventObject, fromCallback } from 'xstate';
import type { Account, AccountRuntime } from '../../app/account/account';
import type { SubscriptionActor, SubscriptionSync } from '../../app/account/subscription-sync';
import { readBackendConfig } from '../../app/env';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';
import { createCheckoutTab } from './checkout-tab';
import { createEarlierCheckouts } from './earlier-checkouts';

interface CheckoutParams {
  request: CheckoutRequest;
  /** Path and query of this page. */
  returnTo: string;
  /** Identifies this entry of the tab's history; the same after a reload and after going back. */
  historyKey: string;
}

interface CheckoutServices {
  api: CheckoutApi;
  subscription: SubscriptionActor;
  subscriptionSync: SubscriptionSync;
  offer: OfferActor;
}

/** Buys the plan of the request. It stops with the page. */
export const checkoutFlow = defineFlow({
  machine: checkoutMachine,
  run: ({ account, toasts, params }: FlowContext<CheckoutParams, CheckoutServices>) => {
    const { request, returnTo, historyKey } = params;
    const earlier = createEarlierCheckouts(() => sessionStorage);
    const tab = createCheckoutTab(window, ownOrigins());
    return {
      input: { request, returnTo, earlier: earlier.find(historyKey) },
      on: {
        'payment.confirmed': () => {
          // It is still shown: its timer stood still while the user paid in the other tab.
          toasts.dismiss(openedToastId);
          return account.start().then(({ subscriptionSync }) => subscriptionSync.publish());
        },
      },
      actors: {
        watchEnvironment: fromCallback<EventObject>(({ sendBack }) => watchEnvironment(account, sendBack)),
        createCheckout: async ({ planId, userId }, signal) => {
          const { api, offer } = await account.start();
          const outcome = await api.createCheckout(planId, signal);
          if (outcome.ok) {
            earlier.remember(historyKey, { id: outcome.checkout.id, userId, opened: false });
            // The first checkout starts its clock.
            offer.send({ type: 'refresh.requested' });
          }
          return outcome;
        },
        openCheckout: async ({ checkoutId, url }) => {
          // First, so that a failure below cannot make it open by itself again.
          const userId = account.view().user?.id;
          if (userId) earlier.remember(historyKey, { id: checkoutId, userId, opened: true });
          return tab.open(url);
        },
        readCheckout: async ({ checkoutId }, signal) => {
          // Before the request: the server's answer is then newer than the closing of the tab.
          const tabClosed = tab.isClosed();
          const { api } = await account.start();
          const outcome = await api.loadCheckout(checkoutId, signal);
          return outcome.ok ? { ...outcome, tabClosed } : outcome;
        },
      },
    };
  },
});

/** The page's own origin, and that of a separate backend, which may serve the sandbox. */
function ownOrigins(): string[] {
  const config = readBackendConfig(import.meta.env);
  return config.kind === 'supabase' ? [location.origin, new URL(config.url).origin] : [location.origin];
}

type CheckoutAccount = Account<CheckoutServices>;

/** Sends the account whenever it changes, and asks for a check when this tab is shown or another tab reports a payment. */
function watchEnvironment(account: CheckoutAccount, send: (event: CheckoutEvent) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const watch = async () => {
    const runtime = await account.start();
    if (signal.aborted) return;
    const stops = [
      watchAccount(runtime, send),
      runtime.subscriptionSync.subscribe(() => send({ type: 'check.requested' })),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  };
  // The page says that the account cannot be loaded.
  watch().catch(() => {});
  const onShow = () => {
    if (document.visibilityState === 'visible') send({ type: 'tab.shown' });
  };
  document.addEventListener('visibilitychange', onShow, { signal });
  // A window beside another one stays visible, but gets the focus back.
  window.addEventListener('focus', onShow, { signal });
  return () => stopped.abort();
}

function watchAccount(
  runtime: AccountRuntime<CheckoutServices>,
  send: (event: CheckoutEvent) => void,
): () => void {
  let lastSent: string | undefined;
  let isLeaving = false;
  const update = () => {
    const { status, user } = runtime.view();
    // Signing out leads to the home page; the user is not asked to sign in.
    isLeaving = status === 'signing-out' || (isLeaving && user === null);
    if (status === 'loading' || isLeaving) return;
    const event: CheckoutEvent = {
      type: 'account.changed',
      userId: user?.id ?? null,
      planId: selectTier(runtime.subscription.getSnapshot()),
    };
    const text = JSON.stringify(event);
    if (text !== lastSent) send(event);
    lastSent = text;
  };
  update();
  return runtime.subscribe(update);
}
