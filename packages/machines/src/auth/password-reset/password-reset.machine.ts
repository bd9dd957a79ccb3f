import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import * as shared from '@verapix/messages/machines-shared';
import { assertEvent, assign, type DoneActorEvent, emit, setup } from 'xstate';
import { problemOf, unexpectedProblem } from '../../shared/problem';
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
import { errorToast, infoToast, successToast } from '../../shared/toast';
import { isCode, plainCode } from '../../two-factor/code';
import type { FieldErrors } from '../form';
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
  problem: Problem | undefined;
  fieldErrors: FieldErrors<PasswordField>;
  /** The user has to give the current password. */
  asksCurrent: boolean;
  /** The user has to give the code that was mailed. */
  asksCode: boolean;
}

type PasswordField = 'current' | 'code' | 'password' | 'repeated';

/** What the user typed; a field that is not shown is empty. */
type TypedPasswords = Record<PasswordField, string>;

type PasswordResetEvent =
  /** The user submits the form. An invalid password is not sent, and the fields show why. */
  | ({ type: 'password.submit' } & TypedPasswords)
  /** The user asks for another code. */
  | { type: 'code.requested' }
  /** The user forgot the current password: mails a link that does not need it. */
  | { type: 'link.requested' }
  /** The user retries, for example after the backend could not be reached: checks the link or session again. */
  | { type: 'check.retried' };

type PasswordResetEmitted =
  /** The password was changed, or why not; a code or a link was mailed. */
  | NotifyEmitted
  /** To the account page after the change. */
  | NavigateEmitted
  | ErrorCaughtEmitted;

/** The address of the account whose password can be changed. */
export type FindIdentityOutcome = Outcome<{ email: string; asksCurrent: boolean }>;

/** Input of the `updatePassword` actor. A proof that was not asked for is empty. */
export type UpdatePasswordInput = Omit<TypedPasswords, 'repeated'>;

const passwordErrors = (
  { current, code, password, repeated }: TypedPasswords,
  { asksCurrent, asksCode }: Pick<PasswordResetContext, 'asksCurrent' | 'asksCode'>,
) =>
  fieldErrors({
    current: asksCurrent && current === '' ? messages.enterCurrentPassword : undefined,
    password:
      asksCurrent && password !== '' && password === current
        ? messages.notTheCurrentPassword
        : impossiblePasswordError(password, messages.enterNewPassword),
    repeated: password === repeated ? undefined : messages.passwordsDiffer,
    code: asksCode && !isCode(undefined, { code }) ? messages.enterMailedCode : undefined,
  });

/** A code counts as used up if the server accepted it before it rejected the current password. */
const wrongCurrent = (asksCode: boolean) =>
  asksCode ? messages.wrongCurrentPasswordWithCode : messages.wrongCurrentPassword;

/** Why the server did not accept what the user gave as proof, beside its field. */
function refusedProof({ code }: Problem, asksCode: boolean): FieldErrors<PasswordField> {
  if (code === 'current_password_required') return { current: messages.enterCurrentPassword };
  if (code === 'current_password_invalid') return { current: wrongCurrent(asksCode) };
  if (code === 'reauthentication_not_valid') return { code: messages.wrongMailedCode };
  return {};
}

/** Rejections that follow the check of the code. */
const codeIsUsed: ReadonlySet<string> = new Set([
  'current_password_required',
  'current_password_invalid',
  'same_password',
]);

type ActorDone = { event: DoneActorEvent<Outcome> };

const failedToast = errorToast(shared.errorTitle);

/** Actions: show the failure of the actor that is done, beside its field or above the form, and announce it in a toast. */
const showFailure = [
  { type: 'storeProblem', params: ({ event }: ActorDone) => ({ problem: problemOf(event.output) }) },
  { type: 'notify', params: { toast: failedToast } },
] as const;

const showUnexpected = [
  { type: 'storeProblem', params: { problem: unexpectedProblem } },
  { type: 'notify', params: { toast: failedToast } },
] as const;

/**
 * Sets a new password with an email link or the existing session. With a session, the server may ask for the current
 * password, and for a mailed code if the sign-in was long ago: the code is mailed as soon as it is needed. The reset page
 * starts the machine and stops it, except while a password is being saved. An invalid link, or a session that ends meanwhile, leads to `invalid`, where the user can
 * request a new link.
 *
 * @testing Use `controlledActor` for all actors. The machine has no timers. Test that the passwords and the code, which go
 * to the actor with their event, never enter the context.
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
    updatePassword: requiredActor<Outcome, UpdatePasswordInput>('updatePassword'),
    /** Mails the code that `updatePassword` needs. */
    sendCode: requiredActor<Outcome, undefined>('sendCode'),
    /** Mails a link that sets a new password without the current one. */
    sendLink: requiredActor<Outcome, { email: string }>('sendLink'),
  },
  guards: {
    isOk,
    isComplete,
    needsCode: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === 'reauthentication_needed',
    isDeadLink: (_, outcome: Outcome) => !outcome.ok && isDeadLink(outcome.problem),
  },
  actions: {
    storeIdentity: assign((_, outcome: FindIdentityOutcome) =>
      outcome.ok
        ? { email: outcome.email, asksCurrent: outcome.asksCurrent, asksCode: false, problem: undefined }
        : {},
    ),
    beginAttempt: assign({ problem: undefined, fieldErrors: {} }),
    showFieldErrors: assign(showFieldErrors),
    storeProblem: assign(({ context: { asksCurrent, asksCode } }, { problem }: { problem: Problem }) => ({
      problem: isDeadLink(problem) ? deadLinkProblem : problem,
      fieldErrors: {
        ...fieldErrors({ password: refusedPasswordError(problem) }),
        ...refusedProof(problem, asksCode),
      },
      asksCurrent: asksCurrent || problem.code === 'current_password_required',
      // The server checks the code before the passwords, and accepts it once.
      asksCode: asksCode && !codeIsUsed.has(problem.code),
    })),
    askForCode: assign({ asksCode: true, fieldErrors: {}, problem: undefined }),
    /** A code that was mailed a moment ago still works, for example after a reload. */
    askForEarlierCode: assign((_, { problem }: { problem: Problem }) =>
      problem.code === 'over_email_send_rate_limit' ? { asksCode: true } : {},
    ),
    notifyCodeSent: emit(({ context: { email } }) => ({
      type: 'notify',
      toast: infoToast(messages.checkMail, messages.codeMailed({ email })),
    })),
    notifyLinkSent: emit({ type: 'notify', toast: successToast(messages.resetSent) }),
    notify: notify(),
    notifyUpdated: emit({ type: 'notify', toast: successToast(messages.passwordUpdated) }),
    goToAccount: emit({ type: 'navigate', to: '/account', replace: true }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'password-reset',
  context: { email: '', problem: undefined, fieldErrors: {}, asksCurrent: false, asksCode: false },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findIdentity',
        onDone: [
          { guard: ifOk, target: 'ready', actions: { type: 'storeIdentity', params: outputOf } },
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
            guard: {
              type: 'isComplete',
              params: ({ context, event }) => ({ fieldErrors: passwordErrors(event, context) }),
            },
            target: 'saving',
            actions: 'beginAttempt',
          },
          {
            actions: {
              type: 'showFieldErrors',
              params: ({ context, event }) => ({ fieldErrors: passwordErrors(event, context) }),
            },
          },
        ],
        'code.requested': { target: 'sendingCode' },
        'link.requested': { target: 'sendingLink' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'updatePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          const { password, current, code } = event;
          return { password, current, code: plainCode(code) };
        },
        onDone: [
          { guard: ifOk, target: 'done', actions: ['notifyUpdated', 'goToAccount'] },
          { guard: { type: 'needsCode', params: outputOf }, target: 'sendingCode' },
          {
            guard: { type: 'isDeadLink', params: outputOf },
            target: 'invalid',
            actions: [
              { type: 'storeProblem', params: { problem: deadLinkProblem } },
              { type: 'notify', params: { toast: failedToast } },
            ],
          },
          { target: 'ready', actions: showFailure },
        ],
        onError: { target: 'ready', actions: [...showUnexpected, report] },
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        onDone: [
          { guard: ifOk, target: 'ready', actions: ['askForCode', 'notifyCodeSent'] },
          {
            target: 'ready',
            actions: [
              ...showFailure,
              { type: 'askForEarlierCode', params: ({ event }) => ({ problem: problemOf(event.output) }) },
            ],
          },
        ],
        onError: { target: 'ready', actions: [...showUnexpected, report] },
      },
    },
    sendingLink: {
      tags: 'busy',
      invoke: {
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: ifOk, target: 'ready', actions: ['beginAttempt', 'notifyLinkSent'] },
          { target: 'ready', actions: showFailure },
        ],
        onError: { target: 'ready', actions: [...showUnexpected, report] },
      },
    },
    invalid: { on: { 'check.retried': { target: 'checking' } } },
    done: {},
  },
});
