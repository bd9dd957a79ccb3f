import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../../actor-must-be-provided';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthOutcome, AuthProblem } from '../auth.types';
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
import { mailWaitToast } from './sign-in.messages';
import { selectSecondsToNextMail } from './sign-in.selectors';
import type {
  Credentials,
  MailInput,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInOutcome,
} from './sign-in.types';

/** The words of the sign-in machine: its actors, guards and actions. What follows on what is in the chart. */
export const signInSetup = setup({
  types: {} as {
    context: SignInContext;
    events: SignInEvent;
    input: FormInput;
    emitted: SignInEmitted;
    tags: 'busy';
  },
  actors: {
    startGoogle,
    signIn: actorMustBeProvided<SignInOutcome, Credentials>('signIn'),
    sendReset: actorMustBeProvided<AuthOutcome, MailInput>('sendReset'),
    resendConfirmation: actorMustBeProvided<AuthOutcome, MailInput>('resendConfirmation'),
  },
  guards: {
    isOk,
    isComplete,
    mustWait,
    isAddressed: (_: unknown, { email }: MailInput) => email.trim() !== '',
    mustWaitForMail: ({ context }) =>
      mustWait({ context: { now: context.now, retryAt: context.mailRetryAt } }),
    isFormOpen: ({ context }) => context.isFormOpen,
    isUnconfirmed: ({ context }) => context.problem?.code === 'email_not_confirmed',
  },
  actions: {
    beginAttempt: assign(beginAttempt),
    showFieldErrors: assign(showFieldErrors),
    keepProblem: assign(({ context }, { problem }: { problem: AuthProblem }) => ({
      problem,
      retryAt: retryAtOf(context, problem),
    })),
    noteMailWait: assign(({ context }, { problem }: { problem: AuthProblem }) => ({
      mailRetryAt: retryAtOf(context, problem),
    })),
    openForm: assign({ isFormOpen: true }),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifyMailWait: emit(({ context }) => ({
      type: 'notify',
      toast: mailWaitToast(selectSecondsToNextMail({ context })),
    })),
    notifyAll: enqueueActions(({ enqueue }, { toasts }: { toasts: readonly ToastOptions[] }) => {
      for (const toast of toasts) enqueue.emit({ type: 'notify', toast });
    }),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
  delays: { cooldown },
});
