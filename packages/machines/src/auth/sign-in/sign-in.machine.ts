import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import * as shared from '@verapix/messages/machines-shared';
import * as validation from '@verapix/messages/validation';
import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  emit,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { failureToast, problemOf, refusalToast, unexpectedProblem } from '../../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../../shared/setup-parts';
import { errorToast, successToast, type ToastOptions, warningToast } from '../../shared/toast';
import {
  type CodeInput,
  emptyCodeForm,
  isCode,
  plainCode,
  showCodeFormat,
  showCodeProblem,
} from '../../two-factor/code';
import { type FieldErrors, type FormContext, mailWaitText, selectSecondsToNextMail } from '../form';
import {
  beginAttempt,
  cooldown,
  emptyForm,
  type FormInput,
  fieldErrors,
  type GoogleEvent,
  ifBlank,
  isDeadLink,
  isComplete,
  mustWait,
  notifyAll,
  notStoredToast,
  redirecting,
  retryAtOf,
  showFieldErrors,
  startGoogle,
} from '../form-machine';

type SignInField = 'email' | 'password' | 'code';

interface SignInContext extends FormContext<SignInField> {
  /** Whether the user chose to continue with email. */
  isFormOpen: boolean;
  /** When another email can be requested, by `now`. Signing in does not have to wait for it. */
  mailRetryAt: number | undefined;
}

export interface Credentials {
  email: string;
  password: string;
}

export type SignInEvent =
  | GoogleEvent
  /** The user continues with email: opens the form. */
  | { type: 'email.chosen' }
  /** The user submits the form. With an empty field nothing is sent and the field shows why. */
  | ({ type: 'credentials.submit' } & Credentials)
  /** Cancels the sign-in in progress: aborts the actor's signal. */
  | { type: 'submit.cancelled' }
  /** The user submits the code of their authenticator app, or a recovery code. A text that is no code is not sent. */
  | { type: 'code.submit'; code: string }
  /** The user does not give the code: the session that the password began ends. */
  | { type: 'code.cancelled' }
  /** The user forgot the password and requests an email with a reset link. Without an address, a toast asks for it. */
  | { type: 'reset.requested'; email: string }
  /** The user requests the confirmation email again, for the address of the last attempt. */
  | { type: 'resend.requested' };

type SignInEmitted =
  /** Signed in, failed, an email was sent, or how long to wait for another. */
  NotifyEmitted | ErrorCaughtEmitted;

/**
 * `storage` is false if this browser could not store the session. `codeRequired` is true if the user is signed in only
 * once they give the code of their authenticator app. `codesLeft` is how many recovery codes are left after one was given,
 * which turned two-factor authentication off.
 */
export type SignInOutcome = Outcome<{ storage?: boolean; codeRequired?: boolean; codesLeft?: number }>;

/** Whether a session that began earlier still needs the code. */
export type FindPendingCodeOutcome = Outcome<{ codeRequired: boolean }>;

/** Input of the `sendReset` and `resendConfirmation` actors. */
export type MailInput = { email: string };

/** A password can be blank. */
const credentialErrors = ({ email, password }: Credentials): FieldErrors<SignInField> =>
  fieldErrors({
    email: ifBlank(email, validation.enterEmail),
    password: password === '' ? messages.enterYourPassword : undefined,
  });

const recoveredToast = (count: number): ToastOptions => ({
  ...warningToast(messages.twoFactorEnded, messages.twoFactorEndedText({ count })),
  duration: 20_000,
});

function signInToasts(outcome: SignInOutcome): ToastOptions[] {
  if (!outcome.ok) return [refusalToast(messages.signInFailed, outcome.problem)];
  const { storage, codesLeft } = outcome;
  return [
    successToast(messages.welcomeBack, messages.signedIn),
    ...(storage === false ? [notStoredToast] : []),
    ...(codesLeft === undefined ? [] : [recoveredToast(codesLeft)]),
  ];
}

const emailRequiredToast = errorToast(messages.emailRequired, messages.emailFirst);
const resetSentToast = successToast(messages.resetSent);
const confirmationSentToast = successToast(messages.confirmationSent);

interface Done {
  event: DoneActorEvent<Outcome>;
}
interface Submit {
  event: Extract<SignInEvent, { type: 'credentials.submit' }>;
}

const google = { 'google.chosen': { target: 'redirecting' } } as const;

const waitForMail = { guard: 'mustWaitForMail', actions: 'notifyMailWait' } as const;

const needsCode = {
  guard: { type: 'isCodeRequired', params: outputOf<SignInOutcome | FindPendingCodeOutcome> },
  target: 'enteringCode',
} as const;

const submittedErrors = ({ event }: Submit) => ({ fieldErrors: credentialErrors(event) });

const form = {
  ...google,
  'credentials.submit': [
    {
      guard: { type: 'isComplete', params: submittedErrors },
      target: 'submitting',
      actions: { type: 'beginAttempt', params: ({ event }: Submit) => ({ email: event.email.trim() }) },
    },
    { actions: { type: 'showFieldErrors', params: submittedErrors } },
  ],
  'reset.requested': [
    waitForMail,
    {
      guard: { type: 'hasEmail', params: ({ event: { email } }: { event: MailInput }) => ({ email }) },
      target: 'requestingReset',
    },
    { actions: { type: 'notify', params: { toast: emailRequiredToast } } },
  ],
} as const;

/** The outcomes of requesting an email: a toast, and back to the form. */
const mailOutcomes = (sentToast: ToastOptions) =>
  ({
    onDone: [
      { guard: ifOk, target: 'returning', actions: { type: 'notify', params: { toast: sentToast } } },
      {
        target: 'returning',
        actions: [
          {
            type: 'storeMailWait',
            params: ({ event }: Done) => ({ problem: problemOf(event.output) }),
          },
          {
            type: 'notify',
            params: ({ event }: Done) => ({
              toast: failureToast(shared.errorTitle, problemOf(event.output)),
            }),
          },
        ],
      },
    ],
    onError: {
      target: 'returning',
      actions: [{ type: 'notify', params: { toast: failureToast(shared.errorTitle) } }, report],
    },
  }) as const;

/**
 * Signs in with Google or with email and password, and requests the emails that help if that fails. The sign-in page
 * starts it and stops it, except while an email is being requested or right after a sign-in.
 *
 * - One request at a time; nothing is retried automatically.
 * - A user with an authenticator app gives its code after the password. A session that waits for its code, for example
 *   after a reload or a sign-in with Google, is found when the machine starts.
 * - A failure leads back to the form with the reason. If the backend asks to wait, the form waits; a wait for another
 *   email only blocks emails.
 * - The password and the code go to the actors and never enter the context.
 *
 * @testing Use `controlledActor` for the actors, and let `now` and the timers share a `SimulatedClock`. Test that
 * the password never enters the context, and the two waits: one blocks all attempts, the other only emails.
 */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    events: SignInEvent;
    input: FormInput;
    emitted: SignInEmitted;
    tags: 'busy';
  },
  actors: {
    /** Redirects the browser to Google. Resolves with success when the browser is on its way. */
    startGoogle,
    /** Signs in with the trimmed address and the password as typed. */
    signIn: requiredActor<SignInOutcome, Credentials>('signIn'),
    /** Finds out, without a request, whether a session that began earlier still needs the code. */
    findPendingCode: requiredActor<FindPendingCodeOutcome, undefined>('findPendingCode'),
    /** Gives the code of the authenticator app, which signs the user in. */
    giveCode: requiredActor<SignInOutcome, CodeInput>('giveCode'),
    /** Ends the session that the password began. */
    abandonSignIn: requiredActor<Outcome, undefined>('abandonSignIn'),
    /** Requests an email with a link that resets the password. */
    sendReset: requiredActor<Outcome, MailInput>('sendReset'),
    /** Requests the email that confirms the address again. */
    resendConfirmation: requiredActor<Outcome, MailInput>('resendConfirmation'),
  },
  guards: {
    isOk,
    isComplete,
    isCode,
    isCodeRequired: (_: unknown, outcome: SignInOutcome | FindPendingCodeOutcome) =>
      outcome.ok && outcome.codeRequired === true,
    isSessionGone: (_: unknown, outcome: Outcome) => !outcome.ok && isDeadLink(outcome.problem),
    mustWait,
    hasEmail: (_: unknown, { email }: MailInput) => email.trim() !== '',
    mustWaitForMail: ({ context }) =>
      mustWait({ context: { now: context.now, retryAt: context.mailRetryAt } }),
    isFormOpen: ({ context }) => context.isFormOpen,
    isUnconfirmed: ({ context }) => context.problem?.code === 'email_not_confirmed',
  },
  actions: {
    beginAttempt: assign(beginAttempt),
    showFieldErrors: assign(showFieldErrors),
    storeProblem: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      retryAt: retryAtOf(context, problem),
    })),
    storeMailWait: assign(({ context }, { problem }: { problem: Problem }) => ({
      mailRetryAt: retryAtOf(context, problem),
    })),
    beginCode: assign(emptyCodeForm),
    showCodeFormat: assign(showCodeFormat),
    showCodeProblem: assign(showCodeProblem),
    openForm: assign({ isFormOpen: true }),
    notify: notify(),
    notifyAll: notifyAll(),
    notifyMailWait: emit(({ context }) => ({
      type: 'notify',
      toast: errorToast(shared.errorTitle, mailWaitText(selectSecondsToNextMail({ context }))),
    })),
    reportError: reportError(),
  },
  delays: { cooldown },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({ ...emptyForm(input), isFormOpen: false, mailRetryAt: undefined }),
  initial: 'choosing',
  states: {
    choosing: {
      on: { ...google, 'email.chosen': { target: 'editing', actions: 'openForm' } },
      invoke: { src: 'findPendingCode', onDone: needsCode, onError: { actions: report } },
    },
    editing: { on: form },
    submitting: {
      tags: 'busy',
      on: { 'submit.cancelled': { target: 'returning' } },
      invoke: {
        src: 'signIn',
        input: ({ event, context: { email } }) => {
          assertEvent(event, 'credentials.submit');
          return { email, password: event.password };
        },
        onDone: [
          needsCode,
          {
            guard: ifOk,
            target: 'done',
            actions: { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
          },
          {
            target: 'returning',
            actions: [
              { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'storeProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: errorToast(messages.signInFailed) } },
            report,
          ],
        },
      },
    },
    /** The password was correct: the second step asks for the code. */
    enteringCode: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) },
            target: 'verifyingCode',
            actions: 'beginCode',
          },
          { actions: { type: 'showCodeFormat', params: ({ event }) => ({ code: event.code }) } },
        ],
        'code.cancelled': { target: 'abandoning', actions: 'beginCode' },
      },
    },
    verifyingCode: {
      tags: 'busy',
      invoke: {
        src: 'giveCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: plainCode(event.code) };
        },
        onDone: [
          {
            guard: ifOk,
            target: 'done',
            actions: { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
          },
          {
            guard: { type: 'isSessionGone', params: outputOf },
            target: 'returning',
            actions: [
              { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
            ],
          },
          {
            target: 'enteringCode',
            actions: {
              type: 'showCodeProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'enteringCode',
          actions: [{ type: 'showCodeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    abandoning: {
      tags: 'busy',
      invoke: {
        src: 'abandonSignIn',
        onDone: { target: 'returning' },
        onError: { target: 'returning', actions: report },
      },
    },
    /** The password was correct, but the address is not confirmed. */
    unconfirmed: { on: { ...form, 'resend.requested': [waitForMail, { target: 'resending' }] } },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'resendConfirmation',
        input: ({ context: { email } }) => ({ email }),
        ...mailOutcomes(confirmationSentToast),
      },
    },
    requestingReset: {
      tags: 'busy',
      invoke: {
        src: 'sendReset',
        input: ({ event }) => {
          assertEvent(event, 'reset.requested');
          return { email: event.email.trim() };
        },
        ...mailOutcomes(resetSentToast),
      },
    },
    /** The backend accepts no request for a while. */
    coolingDown: { on: google, after: { cooldown: { target: 'returning' } } },
    redirecting,
    /** Back to the state that the user was in. */
    returning: {
      always: [
        { guard: 'mustWait', target: 'coolingDown' },
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { guard: 'isFormOpen', target: 'editing' },
        { target: 'choosing' },
      ],
    },
    done: {},
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
