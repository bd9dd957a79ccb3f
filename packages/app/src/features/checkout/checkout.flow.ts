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
import type { AccountRuntime } from '../../app/account/account';
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
  run: async ({ account, toasts, params }: FlowContext<CheckoutParams, CheckoutServices>) => {
    const { request, returnTo, historyKey } = params;
    const runtime = await account.start();
    const earlier = createEarlierCheckouts(() => sessionStorage);
    const tab = createCheckoutTab(window, ownOrigins());
    return {
      input: { request, returnTo, earlier: earlier.find(historyKey) },
      on: {
        'payment.confirmed': () => {
          // It is still shown: its timer stood still while the user paid in the other tab.
          toasts.actor()?.send({ type: 'toast.dismissed', id: openedToastId });
          runtime.subscriptionSync.publish();
        },
      },
      actors: {
        watchEnvironment: fromCallback<EventObject>(({ sendBack }) => watchEnvironment(runtime, sendBack)),
        createCheckout: async ({ planId, userId }, signal) => {
          const outcome = await runtime.api.createCheckout(planId, signal);
          if (outcome.ok) {
            earlier.remember(historyKey, { id: outcome.checkout.id, userId, opened: false });
            // The first checkout starts its clock.
            runtime.offer.send({ type: 'refresh.requested' });
          }
          return outcome;
        },
        openCheckout: async ({ checkoutId, url }) => {
          // First, so that a failure below cannot make it open by itself again.
          const userId = runtime.view().user?.id;
          if (userId) earlier.remember(historyKey, { id: checkoutId, userId, opened: true });
          return tab.open(url);
        },
        readCheckout: async ({ checkoutId }, signal) => {
          // Before the request: the server's answer is then newer than the closing of the tab.
          const tabClosed = tab.isClosed();
          const outcome = await runtime.api.loadCheckout(checkoutId, signal);
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

/** Sends the account whenever it changes, and asks for a check when this tab is shown or another tab reports a payment. */
function watchEnvironment(
  runtime: AccountRuntime<CheckoutServices>,
  send: (event: CheckoutEvent) => void,
): () => void {
  const stopAccount = watchAccount(runtime, send);
  const unsubscribe = runtime.subscriptionSync.subscribe(() => send({ type: 'check.requested' }));
  const onShow = () => {
    if (document.visibilityState === 'visible') send({ type: 'tab.shown' });
  };
  document.addEventListener('visibilitychange', onShow);
  // A window beside another one stays visible, but gets the focus back.
  window.addEventListener('focus', onShow);
  return () => {
    stopAccount();
    unsubscribe();
    document.removeEventListener('visibilitychange', onShow);
    window.removeEventListener('focus', onShow);
  };
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
  // Not synchronously: a page that React mounts twice is unmounted in between, and must have done nothing.
  const timer = setTimeout(update);
  const unsubscribe = runtime.subscribe(update);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
