import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { errorToast, infoToast, problemOf, problemText, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';
import { canCancel } from './subscription.selectors';
import type {
  CancelSubscriptionInput,
  CancelSubscriptionOutcome,
  LoadSubscriptionInput,
  LoadSubscriptionOutcome,
  SubscriptionContext,
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionRows,
} from './subscription.types';

export const loadFailedToast = errorToast('Error', 'Failed to load subscription information');

/** True whatever plan applies now: another subscription may still be active. */
export const canceledToast = successToast('Subscription canceled', 'You are not charged for it again.');

/** What is said when a subscription was not canceled. */
function cancelFailedToast(problem: Problem): ToastOptions {
  return problem.code === 'not_implemented'
    ? infoToast('Not Implemented', 'Canceling a subscription is not implemented in the demo.')
    : errorToast('Error', problemText(problem));
}

/** The words of the subscription machine: its actors, guards and actions. What follows on what is in the chart. */
export const subscriptionSetup = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    emitted: SubscriptionEmitted;
  },
  actors: {
    loadSubscription: actorMustBeProvided<LoadSubscriptionOutcome, LoadSubscriptionInput>('loadSubscription'),
    cancelSubscription: actorMustBeProvided<CancelSubscriptionOutcome, CancelSubscriptionInput>(
      'cancelSubscription',
    ),
  },
  guards: {
    isSameUser: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isNobody: (_, { userId }: { userId: string | null }) => userId === null,
    isOk: (_, { ok }: { ok: boolean }) => ok,
    canCancel: ({ context }) => canCancel({ context }),
    isGone: (_, outcome: CancelSubscriptionOutcome) => !outcome.ok && outcome.problem.code === 'not_found',
  },
  actions: {
    changeUser: assign((_, { userId }: { userId: string | null }) => ({ userId, rows: undefined })),
    storeRows: assign((_, outcome: LoadSubscriptionOutcome) =>
      outcome.ok ? { rows: { active: outcome.active, shown: outcome.shown } } : {},
    ),
    forgetRows: assign({ rows: undefined }),
    storeCanceled: assign((_, outcome: CancelSubscriptionOutcome) =>
      outcome.ok ? { rows: { active: null, shown: outcome.subscription } satisfies SubscriptionRows } : {},
    ),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifyCancelFailed: emit((_, outcome: CancelSubscriptionOutcome) => ({
      type: 'notify',
      toast: cancelFailedToast(problemOf(outcome)),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
