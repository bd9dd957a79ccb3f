import type {
  CancelSubscriptionInput,
  CancelSubscriptionOutcome,
  EndSessionOutcome,
  LoadSubscriptionInput,
  LoadSubscriptionOutcome,
  SessionChangedEvent,
} from '@verapix/machines';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { BackendApi } from '../../backend';

/** The actors of the machine that knows who is signed in. */
export function createAuthActors(api: Pick<BackendApi, 'watchSession' | 'signOut'>) {
  return {
    watchSession: fromCallback<EventObject>(({ sendBack }) =>
      api.watchSession((news) =>
        sendBack({ type: 'session.changed', ...news } satisfies SessionChangedEvent),
      ),
    ),
    endSession: fromPromise<EndSessionOutcome, undefined>(({ signal }) => api.signOut(signal)),
  };
}

/** The actors of the machine that knows the plan. */
export function createSubscriptionActors(api: Pick<BackendApi, 'loadSubscription' | 'cancelSubscription'>) {
  return {
    loadSubscription: fromPromise<LoadSubscriptionOutcome, LoadSubscriptionInput>(({ input, signal }) =>
      api.loadSubscription(input.userId, signal),
    ),
    cancelSubscription: fromPromise<CancelSubscriptionOutcome, CancelSubscriptionInput>(({ input, signal }) =>
      api.cancelSubscription(input.subscriptionId, signal),
    ),
  };
}
