import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import * as validation from '@verapix/messages/validation';
import { type ActorRefFrom, assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { fullNameProblem } from '../../shared/full-name';
import { problemOf, refusalToast, unexpectedProblem } from '../../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  report,
  reportError,
  requiredActor,
} from '../../shared/setup-parts';
import { errorToast, successToast, type ToastOptions } from '../../shared/toast';
import type { FieldErrors, FormContext } from '../form';
import {
  beginAttempt,
  cooldown,
  emptyForm,
  type FormInput,
  fieldErrors,
  type GoogleEvent,
  ifBlank,
  impossiblePasswordError,
  isComplete,
  mustWait,
  notifyAll,
  notStoredToast,
  redirecting,
  refusedPasswordError,
  retryAtOf,
  showFieldErrors,
  startGoogle,
} from '../form-machine';

type SignUpField = 'fullName' | 'email' | 'password';

export interface SignUpDetails {
  fullName: string;
  email: string;
  password: string;
  /** Requests an administrator's account, if that is offered. */
  founder: boolean;
}

type SignUpEvent =
  | GoogleEvent
  /** The user submits the form. With an invalid field nothing is sent and the field shows why. */
  | ({ type: 'details.submit' } & SignUpDetails)
  /** Cancels the sign-up in progress: aborts the actor's signal. The account may still have been created. */
  | { type: 'submit.cancelled' };

type SignUpEmitted =
  /** The account was created, an email was sent, or why not. */
  | NotifyEmitted
  /** To the home page after the account was created. */
  | NavigateEmitted
  | ErrorCaughtEmitted;

/**
 * `confirmed` is false if an email with a link must be opened first, also for an address that already has an account.
 * `storage` is false if this browser could not store the session.
 */
export type SignUpOutcome = Outcome<{ confirmed: boolean; founder?: boolean; storage?: boolean }>;

const detailErrors = ({ fullName, email, password }: SignUpDetails): FieldErrors<SignUpField> =>
  fieldErrors({
    fullName: fullNameProblem(fullName.trim()),
    email: ifBlank(email, validation.enterEmail),
    password: impossiblePasswordError(password, messages.enterPassword),
  });

/** The problem at the field that it is about. */
const refusedDetailErrors = (problem: Problem): FieldErrors<SignUpField> =>
  fieldErrors({
    fullName: undefined,
    email: problem.code === 'user_already_exists' ? problem.message : undefined,
    password: refusedPasswordError(problem),
  });

const founderToast = successToast(messages.founderCreated, messages.fullAccess);
const confirmToast = successToast(messages.accountCreated, messages.checkConfirmation);
const memberToast = successToast(messages.accountCreated, messages.youAreSignedIn);

function signUpToasts(outcome: SignUpOutcome): ToastOptions[] {
  if (!outcome.ok) return [refusalToast(messages.signUpFailed, outcome.problem)];
  if (!outcome.confirmed) return [confirmToast];
  const created = outcome.founder ? founderToast : memberToast;
  return outcome.storage === false ? [created, notStoredToast] : [created];
}

const google = { 'google.chosen': { target: 'redirecting' } } as const;

/**
 * Creates an account with Google, or with name, email and password. The sign-up page starts it and stops it, except
 * when the user is being signed in by it.
 *
 * - One request at a time; nothing is retried automatically.
 * - A failure leads back to the form, with the reason at the field that it is about.
 * - The password goes to the actor and never enters the context.
 *
 * @testing Use `controlledActor` for both actors, and let `now` and the timers share a `SimulatedClock`. Test that the
 * password never enters the context.
 */
export const signUpMachine = setup({
  types: {} as {
    context: FormContext<SignUpField>;
    events: SignUpEvent;
    input: FormInput;
    emitted: SignUpEmitted;
    tags: 'busy';
  },
  actors: {
    /** Redirects the browser to Google. Resolves with success when the browser is on its way. */
    startGoogle,
    /** Creates the account, and returns whether the address must be confirmed by email first. */
    signUp: requiredActor<SignUpOutcome, SignUpDetails>('signUp'),
  },
  guards: { isOk, isComplete, mustWait },
  actions: {
    beginAttempt: assign(beginAttempt),
    showFieldErrors: assign(showFieldErrors),
    storeProblem: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      fieldErrors: refusedDetailErrors(problem),
      retryAt: retryAtOf(context, problem),
    })),
    notify: notify(),
    notifyAll: notifyAll(),
    goHome: emit({ type: 'navigate', to: '/' }),
    reportError: reportError(),
  },
  delays: { cooldown },
}).createMachine({
  id: 'sign-up',
  context: ({ input }) => emptyForm(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...google,
        'details.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ fieldErrors: detailErrors(event) }) },
            target: 'submitting',
            actions: { type: 'beginAttempt', params: ({ event }) => ({ email: event.email.trim() }) },
          },
          {
            actions: {
              type: 'showFieldErrors',
              params: ({ event }) => ({ fieldErrors: detailErrors(event) }),
            },
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      on: { 'submit.cancelled': { target: 'editing' } },
      invoke: {
        src: 'signUp',
        input: ({ event, context: { email } }) => {
          assertEvent(event, 'details.submit');
          const { fullName, password, founder } = event;
          return { fullName: fullName.trim(), email, password, founder };
        },
        onDone: [
          {
            guard: ifOk,
            target: 'done',
            actions: [
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signUpToasts(event.output) }) },
              'goHome',
            ],
          },
          {
            target: 'returning',
            actions: [
              { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signUpToasts(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'storeProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: errorToast(messages.signUpFailed) } },
            report,
          ],
        },
      },
    },
    /** The backend accepts no request for a while. */
    coolingDown: { on: google, after: { cooldown: { target: 'returning' } } },
    redirecting,
    /** Back to the form. */
    returning: { always: [{ guard: 'mustWait', target: 'coolingDown' }, { target: 'editing' }] },
    done: {},
  },
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;
