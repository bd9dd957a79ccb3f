import { type ActorRefFrom, assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { actorMustBeProvided } from '../../actor-must-be-provided';
import { successToast, unexpectedProblem } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthEmitted, AuthOutcome, AuthProblem, FieldErrors } from '../auth.types';
import { deadLinkProblem, isDeadLink } from '../shared/dead-link';
import { fieldErrors } from '../shared/field-errors';
import { isComplete, isOk, showFieldErrors } from '../shared/form-context';
import { failureToast } from '../shared/form-messages';
import { impossiblePasswordError, refusedPasswordError } from '../shared/password-errors';
import type {
  FindIdentityOutcome,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetField,
  UpdatePasswordInput,
} from './password-reset.types';

interface Passwords {
  password: string;
  repeated: string;
}

/** What is missing, not the same, or can not be sent. */
const passwordErrors = ({ password, repeated }: Passwords): FieldErrors<PasswordResetField> =>
  fieldErrors({
    password: impossiblePasswordError(password, 'Enter a new password.'),
    repeated: password === repeated ? undefined : 'The passwords are not the same.',
  });

const updatedToast = successToast('Your password has been updated');

const problemOf = (outcome: AuthOutcome): AuthProblem => (outcome.ok ? unexpectedProblem : outcome.problem);

const passwordResetSetup = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    emitted: AuthEmitted;
    tags: 'busy';
  },
  actors: {
    findIdentity: actorMustBeProvided<FindIdentityOutcome, undefined>('findIdentity'),
    updatePassword: actorMustBeProvided<AuthOutcome, UpdatePasswordInput>('updatePassword'),
  },
  guards: {
    isOk,
    isComplete,
    isDead: (_: unknown, { outcome }: { outcome: AuthOutcome }) => isDeadLink(problemOf(outcome)),
  },
  actions: {
    storeEmail: assign((_, { outcome }: { outcome: FindIdentityOutcome }) =>
      outcome.ok ? { email: outcome.email, problem: undefined } : {},
    ),
    beginAttempt: assign({ problem: undefined, fieldErrors: {} }),
    showFieldErrors: assign(showFieldErrors),
    keepProblem: assign((_, { problem }: { problem: AuthProblem }) => ({
      problem: isDeadLink(problem) ? deadLinkProblem : problem,
      fieldErrors: fieldErrors({ password: refusedPasswordError(problem) }),
    })),
    notify: emit((_, { toast }: { toast: ToastOptions }): AuthEmitted => ({ type: 'notify', toast })),
    goToAccount: emit((): AuthEmitted => ({ type: 'navigate', to: '/account', replace: true })),
    reportError: emit((_, { error }: { error: unknown }): AuthEmitted => ({ type: 'error.caught', error })),
  },
});

/**
 * Setting a new password: by a mail's link, or by the session that is there. A link that is no good, or a session
 * that ends meanwhile, leads to `invalid`, where a new link can be asked for.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'password-reset',
  context: { email: '', problem: undefined, fieldErrors: {} },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findIdentity',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'ready',
            actions: { type: 'storeEmail', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'invalid',
            actions: {
              type: 'keepProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'invalid',
          actions: [
            { type: 'keepProblem', params: { problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
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
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'done',
            actions: [{ type: 'notify', params: { toast: updatedToast } }, 'goToAccount'],
          },
          {
            guard: { type: 'isDead', params: ({ event }) => ({ outcome: event.output }) },
            target: 'invalid',
            actions: [
              { type: 'keepProblem', params: { problem: deadLinkProblem } },
              { type: 'notify', params: { toast: failureToast('Error', deadLinkProblem) } },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
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
            { type: 'keepProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: failureToast('Error') } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    invalid: { on: { 'check.retried': { target: 'checking' } } },
    done: {},
  },
});

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>;
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
