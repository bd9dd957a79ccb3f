import {
  type CheckoutActor,
  type CheckoutRequest,
  type CreateCheckoutInput,
  type CreateCheckoutOutcome,
  checkoutMachine,
  type OpenCheckoutInput,
  type OpenCheckoutOutcome,
  openedToastId,
  type ReadCheckoutInput,
  type ReadCheckoutOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';
import type { CheckoutTab } from './checkout-tab';
import type { EarlierCheckouts } from './earlier-checkouts';
import { watchSurroundings } from './watch-surroundings';

export interface StartCheckout {
  runtime: Pick<AccountRuntime, 'view' | 'subscribe' | 'subscription' | 'news'> & {
    api: Pick<AccountRuntime['api'], 'createCheckout' | 'loadCheckout'>;
  };
  request: CheckoutRequest;
  /** Path and query of this page. */
  returnTo: string;
  /** This place in the tab's history, the same when it is reloaded or come back to. */
  place: string;
  earlier: EarlierCheckouts;
  tab: CheckoutTab;
  notify: (toast: ToastOptions) => void;
  /** Takes a message off the screen. */
  dismiss: (toastId: string) => void;
  navigate: (to: string, options: { replace: boolean; state?: { returnTo: string } }) => void;
}

/** Starts the machine of the checkout page. It stops with the page. */
export function startCheckout(options: StartCheckout): CheckoutActor {
  const { request, returnTo, place, earlier, runtime, notify, dismiss, navigate } = options;
  const actor = createActor(checkoutMachine.provide({ actors: actorsOf(options) }), {
    input: { request, returnTo, earlier: earlier.find(place) },
  });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('payment.known', () => {
    // Its time stood still while one paid in the other tab.
    dismiss(openedToastId);
    runtime.news.tell();
  });
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('navigate', ({ to, replace = false, state }) =>
    navigate(to, { replace, ...(state && { state }) }),
  );
  actor.start();
  return actor;
}

function actorsOf({ runtime, place, earlier, tab }: StartCheckout) {
  return {
    watchSurroundings: fromCallback<EventObject>(({ sendBack }) =>
      watchSurroundings({ runtime, page: document, browserWindow: window }, sendBack),
    ),
    createCheckout: fromPromise<CreateCheckoutOutcome, CreateCheckoutInput>(async ({ input, signal }) => {
      const outcome = await runtime.api.createCheckout(input.planId, signal);
      if (outcome.ok) {
        earlier.remember(place, { id: outcome.checkout.id, userId: input.userId, opened: false });
      }
      return outcome;
    }),
    openCheckout: fromPromise<OpenCheckoutOutcome, OpenCheckoutInput>(async ({ input }) => {
      // First of all, so that nothing that follows can have it open by itself once more.
      const userId = runtime.view().user?.id;
      if (userId) earlier.remember(place, { id: input.checkoutId, userId, opened: true });
      return tab.open(input.url);
    }),
    readCheckout: fromPromise<ReadCheckoutOutcome, ReadCheckoutInput>(async ({ input, signal }) => {
      // Before the server is asked: what it says then is newer than the end of the tab.
      const tabClosed = tab.isClosed();
      const outcome = await runtime.api.loadCheckout(input.checkoutId, signal);
      return outcome.ok ? { ...outcome, tabClosed } : outcome;
    }),
  };
}
