import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided, watcherMustBeProvided } from '../../actor-must-be-provided';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthEmitted } from '../auth.types';
import { sessionLostToast, signedInElsewhereToast } from './auth.messages';
import type { AuthContext, AuthEvent, EndSessionOutcome, SessionNews } from './session.types';
import { isArrivalWhileLeaving, isFresh, isNews } from './session-news';

/** The words of the auth machine: its actors, guards and actions. What follows on what is in the chart. */
export const authSetup = setup({
  types: {} as { context: AuthContext; events: AuthEvent; emitted: AuthEmitted },
  actors: {
    watchSession: watcherMustBeProvided('watchSession'),
    endSession: actorMustBeProvided<EndSessionOutcome, undefined>('endSession'),
  },
  guards: {
    isAdmin: ({ context }) => context.user?.isAdmin === true,
    isSignedIn: (_: unknown, { user }: SessionNews) => user !== null,
    isSignedOut: (_: unknown, { user }: SessionNews) => user === null,
    isFresh,
    isNews,
    isArrivalWhileLeaving,
  },
  actions: {
    welcome: enqueueActions(({ context, enqueue }, { user, cause }: SessionNews) => {
      if (user && user.id !== context.user?.id && cause === 'signed-in-elsewhere') {
        enqueue.emit({ type: 'notify', toast: signedInElsewhereToast(user) });
      }
      enqueue.assign({ user, leaverId: undefined });
    }),
    dismiss: enqueueActions(({ enqueue }, { cause }: SessionNews) => {
      enqueue.assign({ user: null });
      if (cause === 'signed-out-elsewhere' || cause === 'expired') {
        enqueue.emit({ type: 'notify', toast: sessionLostToast });
      }
    }),
    leave: assign(({ context }) => ({ user: null, leaverId: context.user?.id })),
    notify: emit((_, { toast }: { toast: ToastOptions }): AuthEmitted => ({ type: 'notify', toast })),
    goHome: emit((): AuthEmitted => ({ type: 'navigate', to: '/' })),
    reportError: emit((_, { error }: { error: unknown }): AuthEmitted => ({ type: 'error.caught', error })),
  },
});
