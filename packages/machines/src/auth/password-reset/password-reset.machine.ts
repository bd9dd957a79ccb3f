import { assertEvent, assign, emit, setup } from 'xstate';
import { failureToast, type Problem, problemOf, unexpectedProblem } from '../../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../../shared/setup-parts';
import { successToast } from '../../shared/toast';
import type { AuthOutcome, AuthProblem, FieldErrors } from '../auth.types';
import {
  deadLinkProblem,
  fieldErrors,
  impossiblePasswordError,
  isComplete,
  isDeadLink,
  refusedPasswordError,
  showFieldErrors,
} from '../form-machine';

interface PasswordResetContext {
  /** The address of the account; empty until known. */
  email: string;
  problem: AuthProblem | undefined;
  fieldErrors: FieldErrors<'password' | 'repeated'>;
}

type PasswordResetEvent =
  /** The user submits the form. An invalid password is not sent, and the fields show why. */
  | { type: 'password.submit'; password: string; repeated: string }
  /** The user retries, for example after the backend could not be reached: checks the link or session again. */
  | { type: 'check.retried' };

type PasswordResetEmitted =
  /** The password was changed, or why not. */
  | NotifyEmitted
  /** To the account page after the change. */
  | NavigateEmitted
  | ErrorCaughtEmitted;

/** The address of the account whose password can be changed. */
export type FindIdentityOutcome = AuthOutcome<{ email: string }>;

/** Input of the `updatePassword` actor. */
export type UpdatePasswordInput = { password: string };

const passwordErrors = ({ password, repeated }: { password: string; repeated: string }) =>
  fieldErrors({
    password: impossiblePasswordError(password, 'Enter a new password.'),
    repeated: password === repeated ? undefined : 'The passwords are not the same.',
  });

/**
 * Sets a new password with an email link or the existing session. The reset page starts it and stops it, except while
 * a password is being saved. An invalid link, or a session that ends meanwhile, leads to `invalid`, where the user can
 * request a new link.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test that the password, which goes to the
 * actor with its event, never enters the context.
 */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    emitted: PasswordResetEmitted;
    tags: 'busy';
  },
  actors: {
    /** Returns whose password can be changed: the account of the link, or of the existing session. */
    findIdentity: requiredActor<FindIdentityOutcome, undefined>('findIdentity'),
    /** Changes the password. A link becomes a session only here. */
    updatePassword: requiredActor<AuthOutcome, UpdatePasswordInput>('updatePassword'),
  },
  guards: {
    isOk,
    isComplete,
    isDeadLink: (_, outcome: AuthOutcome) => !outcome.ok && isDeadLink(outcome.problem),
  },
  actions: {
    storeEmail: assign((_, outcome: FindIdentityOutcome) =>
      outcome.ok ? { email: outcome.email, problem: undefined } : {},
    ),
    beginAttempt: assign({ problem: undefined, fieldErrors: {} }),
    showFieldErrors: assign(showFieldErrors),
    storeProblem: assign((_, { problem }: { problem: Problem }) => ({
      problem: isDeadLink(problem) ? deadLinkProblem : problem,
      fieldErrors: fieldErrors({ password: refusedPasswordError(problem) }),
    })),
    notify: notify(),
    notifyUpdated: emit({ type: 'notify', toast: successToast('Your password has been updated') }),
    goToAccount: emit({ type: 'navigate', to: '/account', replace: true }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'password-reset',
  context: { email: '', problem: undefined, fieldErrors: {} },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findIdentity',
        onDone: [
          { guard: ifOk, target: 'ready', actions: { type: 'storeEmail', params: outputOf } },
          {
            target: 'invalid',
            actions: { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: {
          target: 'invalid',
          actions: [{ type: 'storeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    ready: {
      on: {
        'password.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ fieldErrors: passwordErrors(event) }) },
            target: 'saving',
            actions: 'beginAttempt',
          },
          {
            actions: {
              type: 'showFieldErrors',
              params: ({ event }) => ({ fieldErrors: passwordErrors(event) }),
            },
          },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'updatePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return { password: event.password };
        },
        onDone: [
          { guard: ifOk, target: 'done', actions: ['notifyUpdated', 'goToAccount'] },
          {
            guard: { type: 'isDeadLink', params: outputOf },
            target: 'invalid',
            actions: [
              { type: 'storeProblem', params: { problem: deadLinkProblem } },
              { type: 'notify', params: { toast: failureToast('Error', deadLinkProblem) } },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
              {
                type: 'notify',
                params: ({ event }) => ({ toast: failureToast('Error', problemOf(event.output)) }),
              },
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'storeProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: failureToast('Error') } },
            report,
          ],
        },
      },
    },
    invalid: { on: { 'check.retried': { target: 'checking' } } },
    done: {},
  },
});
