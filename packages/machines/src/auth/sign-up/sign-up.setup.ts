import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../../actor-must-be-provided';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthEmitted, AuthProblem } from '../auth.types';
import type { FormInput } from '../shared/form.types';
import {
  beginAttempt,
  cooldown,
  isComplete,
  isOk,
  mustWait,
  retryAtOf,
  showFieldErrors,
} from '../shared/form-context';
import { startGoogle } from '../shared/redirecting';
import { refusedDetailErrors } from './sign-up.messages';
import type { SignUpContext, SignUpDetails, SignUpEvent, SignUpOutcome } from './sign-up.types';

/** The words of the sign-up machine: its actors, guards and actions. What follows on what is in the chart. */
export const signUpSetup = setup({
  types: {} as {
    context: SignUpContext;
    events: SignUpEvent;
    input: FormInput;
    emitted: AuthEmitted;
    tags: 'busy';
  },
  actors: {
    startGoogle,
    signUp: actorMustBeProvided<SignUpOutcome, SignUpDetails>('signUp'),
  },
  guards: { isOk, isComplete, mustWait },
  actions: {
    beginAttempt: assign(beginAttempt),
    showFieldErrors: assign(showFieldErrors),
    keepProblem: assign(({ context }, { problem }: { problem: AuthProblem }) => ({
      problem,
      fieldErrors: refusedDetailErrors(problem),
      retryAt: retryAtOf(context, problem),
    })),
    notify: emit((_, { toast }: { toast: ToastOptions }): AuthEmitted => ({ type: 'notify', toast })),
    notifyAll: enqueueActions(({ enqueue }, { toasts }: { toasts: readonly ToastOptions[] }) => {
      for (const toast of toasts) enqueue.emit({ type: 'notify', toast });
    }),
    goHome: emit((): AuthEmitted => ({ type: 'navigate', to: '/' })),
    reportError: emit((_, { error }: { error: unknown }): AuthEmitted => ({ type: 'error.caught', error })),
  },
  delays: { cooldown },
});
