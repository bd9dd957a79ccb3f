import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../../actor-must-be-provided';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthEmitted, AuthProblem, AuthUser } from '../auth.types';
import { isDeadLink } from '../shared/dead-link';
import { refusalProblem } from './auth-callback.messages';
import type {
  AuthCallbackContext,
  AuthCallbackEvent,
  AuthCallbackInput,
  CallbackCode,
  CallbackRequest,
  CallbackTokens,
  FindSessionOutcome,
  SetSessionInput,
  SetSessionOutcome,
} from './auth-callback.types';

/** Whether a session can be made of it. */
export const isUsable = (callback: CallbackRequest): callback is CallbackTokens | CallbackCode =>
  callback.kind === 'tokens' || callback.kind === 'code';

/** Whether the address brought nothing that a session can be made of; a token of no known form counts too. */
const isUseless = (problem: AuthProblem): boolean =>
  isDeadLink(problem) || problem.code === 'validation_failed';

type Outcome = { ok: true; user: AuthUser | null } | { ok: false; problem: AuthProblem };

/** The words of the callback machine: its actors, guards and actions. What follows on what is in the chart. */
export const authCallbackSetup = setup({
  types: {} as {
    context: AuthCallbackContext;
    events: AuthCallbackEvent;
    input: AuthCallbackInput;
    emitted: AuthEmitted;
    tags: 'busy';
  },
  actors: {
    findSession: actorMustBeProvided<FindSessionOutcome, undefined>('findSession'),
    setSession: actorMustBeProvided<SetSessionOutcome, SetSessionInput>('setSession'),
  },
  guards: {
    isRefused: ({ context }) => context.callback.kind === 'error',
    isMalformed: ({ context }) => context.callback.kind === 'malformed',
    isExpected: ({ context: { callback } }) => isUsable(callback) && callback.expected,
    isUnasked: ({ context: { callback } }) => isUsable(callback) && !callback.expected,
    isSomebody: (_: unknown, { outcome }: { outcome: Outcome }) => outcome.ok && outcome.user !== null,
    isFailure: (_: unknown, { outcome }: { outcome: Outcome }) => !outcome.ok && !isUseless(outcome.problem),
  },
  actions: {
    keepRefusal: assign({ problem: ({ context }) => refusalProblem(context.callback) }),
    keepProblem: assign({ problem: (_, { problem }: { problem: AuthProblem }) => problem }),
    forgetTokens: assign({ callback: { kind: 'nothing' } }),
    notify: emit((_, { toast }: { toast: ToastOptions }): AuthEmitted => ({ type: 'notify', toast })),
    notifyAll: enqueueActions(({ enqueue }, { toasts }: { toasts: readonly ToastOptions[] }) => {
      for (const toast of toasts) enqueue.emit({ type: 'notify', toast });
    }),
    goOn: emit(({ context }): AuthEmitted => ({ type: 'navigate', to: context.returnTo, replace: true })),
    goToSignIn: emit((): AuthEmitted => ({ type: 'navigate', to: '/signin', replace: true })),
    reportError: emit((_, { error }: { error: unknown }): AuthEmitted => ({ type: 'error.caught', error })),
  },
});
