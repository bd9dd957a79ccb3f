import type { AuthUser, MailLinkType, Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import { assign, type DoneActorEvent, emit, setup } from 'xstate';
import {
  type ErrorCaughtEmitted,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  report,
  reportError,
  requiredActor,
} from '../../shared/setup-parts';
import { errorToast, infoToast, successToast, type ToastOptions } from '../../shared/toast';
import { deadLinkProblem, isDeadLink, notifyAll, notStoredToast, welcomeBack } from '../form-machine';

/** Whether a sign-in was started in this browser a short time ago. Otherwise the link may be another person's. */
interface Expected {
  expected: boolean;
}

type CallbackTokens = {
  kind: 'tokens';
  accessToken: string;
  refreshToken: string;
  /** Such as `google`. */
  provider?: string;
  /** Read from the token, for display only. */
  email?: string;
} & Expected;

type CallbackCode = { kind: 'code'; code: string } & Expected;

/** A link from a mail. Its token works once, so it is spent only when the user says so: programs open links too. */
type CallbackMail = { kind: 'mail'; tokenHash: string; type: MailLinkType };

type Credentials = CallbackTokens | CallbackCode | CallbackMail;

/** The parsed parameters in the URL of the callback page. */
type AuthCallback =
  | Credentials
  /** The provider or the email link reports an error. */
  | { kind: 'error'; description: string }
  /** Invalid or incomplete tokens. */
  | { kind: 'malformed' }
  | { kind: 'nothing' };

export interface AuthCallbackInput {
  /** The parameters in the URL: tokens, a code, a mailed link, an error, something malformed, or nothing. */
  callback: AuthCallback;
  /** Where to navigate after signing in: a path of the app, `/` if absent. */
  returnTo?: string;
}

interface AuthCallbackContext {
  /** Cleared as soon as the tokens are used or rejected. */
  callback: AuthCallback;
  returnTo: string;
  /** Why the user was not signed in. */
  problem: Problem | undefined;
}

type AuthCallbackEvent =
  /** The user confirms "Continue as …?", or what the mailed link does. */
  | { type: 'identity.confirmed' }
  /** The user does not want to be signed in by this link, and goes to the sign-in page. */
  | { type: 'identity.refused' };

type AuthCallbackEmitted =
  /** Signed in, or why not; a second toast if the session could not be stored. */
  | NotifyEmitted
  /**
   * To `returnTo`, or to the sign-in page, which asks for a code if one is needed. Every path through the machine ends with it,
   * except for a mailed link that no longer works.
   */
  | NavigateEmitted
  | ErrorCaughtEmitted;

/** The user who is already signed in; null if there is none. */
export type FindSessionOutcome = Outcome<{ user: AuthUser | null }>;

/** Input of the `setSession` actor. */
export interface SetSessionInput {
  callback: Credentials;
}

/**
 * Output of the `setSession` actor. `provider` is the provider of the sign-in if the URL does not name it. `storage`
 * is false if this browser could not store the session. `codeRequired` is true if the user is signed in only once they
 * give the code of their authenticator app. `user` is null if a mailed link was accepted, but another one is needed too.
 */
export type SetSessionOutcome = Outcome<{
  user: AuthUser | null;
  provider?: string;
  storage?: boolean;
  codeRequired?: boolean;
}>;

type SessionOutcome = FindSessionOutcome | SetSessionOutcome;

const descriptionMaxCharacters = 200;

/** The error in the URL as plain text: anyone can write such a URL. */
function urlProblem(callback: AuthCallback): Problem {
  const description = callback.kind === 'error' ? callback.description : '';
  // Control characters and marks that change the text direction could disguise the text.
  const text = description.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const message = Array.from(text).slice(0, descriptionMaxCharacters).join('');
  return message === '' ? deadLinkProblem : { code: 'refused', message };
}

const unexpectedProblem: Problem = { code: 'unexpected', message: messages.somethingWrong };

const alreadySignedInToast = (user: AuthUser) => successToast(messages.alreadySignedIn, welcomeBack(user));
const foundToast = successToast(messages.welcome);
const invalidToast = ({ message }: Problem) => errorToast(messages.signInFailed, message);
const failedToast = ({ message }: Problem) =>
  errorToast(messages.callbackFailed, message || unexpectedProblem.message);

function signedInToasts(callback: AuthCallback, outcome: SetSessionOutcome): ToastOptions[] {
  if (!outcome.ok || !outcome.user) return [];
  const { user, storage } = outcome;
  const provider = (callback.kind === 'tokens' ? callback.provider : undefined) ?? outcome.provider;
  const toast =
    provider === 'google' ? successToast(messages.googleDone, welcomeBack(user)) : alreadySignedInToast(user);
  return storage === false ? [toast, notStoredToast] : [toast];
}

const hasTokens = (callback: AuthCallback): callback is CallbackTokens | CallbackCode =>
  callback.kind === 'tokens' || callback.kind === 'code';

const isMail = (callback: AuthCallback): callback is CallbackMail => callback.kind === 'mail';

/** The mailed link was used before, is too old, or was replaced by a newer one. */
const deadMailProblem: Problem = { code: 'dead_mail_link', message: messages.deadMailLink };
const acceptedToast = infoToast(messages.mailAccepted, messages.mailAcceptedText);

/** Whether the URL contained nothing usable. A token in an unknown format counts too. */
const isUseless = (problem: Problem): boolean => isDeadLink(problem) || problem.code === 'validation_failed';

interface Done {
  event: DoneActorEvent<SessionOutcome>;
}

const sessionOutcome = ({ event }: Done) => event.output;
const problemOf = ({ event: { output } }: Done) => (output.ok ? unexpectedProblem : output.problem);

const toInvalid = {
  target: 'invalid',
  actions: [
    { type: 'storeProblem', params: { problem: deadLinkProblem } },
    { type: 'notify', params: { toast: invalidToast(deadLinkProblem) } },
    'goToSignIn',
  ],
} as const;

const toFailed = {
  guard: { type: 'isFailure', params: sessionOutcome },
  target: 'failed',
  actions: [
    { type: 'storeProblem', params: (done: Done) => ({ problem: problemOf(done) }) },
    { type: 'notify', params: (done: Done) => ({ toast: failedToast(problemOf(done)) }) },
    'goToSignIn',
  ],
} as const;

const onError = {
  target: 'failed',
  actions: [
    { type: 'storeProblem', params: { problem: unexpectedProblem } },
    { type: 'notify', params: { toast: failedToast(unexpectedProblem) } },
    'goToSignIn',
    report,
  ],
} as const;

/**
 * Completes a sign-in when the user returns from Google or opens an email link. The callback page starts one for each
 * such URL; it keeps running when the page is left, and always ends with a toast and a navigation. An existing session
 * has priority over tokens and codes; otherwise the tokens or the code of the URL are used; otherwise it looks for a session once more. A
 * link that was not requested in this browser needs the user's confirmation. The token of a mailed link always does: nothing is
 * sent before, and the link is kept while the server cannot be reached.
 *
 * @testing Use `controlledActor` for both actors and settle them in turn. The machine has no timers. Test that used
 * and rejected tokens are cleared from the context.
 */
export const authCallbackMachine = setup({
  types: {} as {
    context: AuthCallbackContext;
    events: AuthCallbackEvent;
    input: AuthCallbackInput;
    emitted: AuthCallbackEmitted;
    tags: 'busy';
  },
  actors: {
    /** Returns the user who is already signed in. It is called again if the URL contains nothing. */
    findSession: requiredActor<FindSessionOutcome, undefined>('findSession'),
    /** Creates a session from the tokens or the code and returns its user. */
    setSession: requiredActor<SetSessionOutcome, SetSessionInput>('setSession'),
  },
  guards: {
    isUrlError: ({ context }) => context.callback.kind === 'error',
    isMalformed: ({ context }) => context.callback.kind === 'malformed',
    isExpected: ({ context: { callback } }) => hasTokens(callback) && callback.expected,
    isNotExpected: ({ context: { callback } }) => hasTokens(callback) && !callback.expected,
    isMail: ({ context: { callback } }) => isMail(callback),
    isOneOfTwo: (_: unknown, outcome: SetSessionOutcome) => outcome.ok && outcome.user === null,
    isMailFailure: ({ context: { callback } }, outcome: SetSessionOutcome) =>
      isMail(callback) && !outcome.ok && !isUseless(outcome.problem),
    isCodeRequired: (_: unknown, outcome: SetSessionOutcome) => outcome.ok && outcome.codeRequired === true,
    hasUser: (_: unknown, outcome: SessionOutcome) => outcome.ok && outcome.user !== null,
    isFailure: (_: unknown, outcome: SessionOutcome) => !outcome.ok && !isUseless(outcome.problem),
  },
  actions: {
    storeUrlProblem: assign({ problem: ({ context }) => urlProblem(context.callback) }),
    storeProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    clearProblem: assign({ problem: undefined }),
    clearTokens: assign({ callback: { kind: 'nothing' } }),
    notify: notify(),
    notifyAll: notifyAll(),
    goToReturnPath: emit(
      ({ context }): AuthCallbackEmitted => ({ type: 'navigate', to: context.returnTo, replace: true }),
    ),
    goToSignIn: emit((): AuthCallbackEmitted => ({ type: 'navigate', to: '/signin', replace: true })),
    goToCode: emit(
      ({ context }): AuthCallbackEmitted => ({
        type: 'navigate',
        to: '/signin',
        replace: true,
        state: { returnTo: context.returnTo },
      }),
    ),
    reportError: reportError(),
  },
}).createMachine({
  id: 'auth-callback',
  context: ({ input: { callback, returnTo = '/' } }) => ({ callback, returnTo, problem: undefined }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'isUrlError',
          target: 'invalid',
          actions: [
            'storeUrlProblem',
            {
              type: 'notify',
              params: ({ context }) => ({ toast: invalidToast(urlProblem(context.callback)) }),
            },
            'goToSignIn',
          ],
        },
        { guard: 'isMail', target: 'confirming' },
        { target: 'checking' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: sessionOutcome },
            target: 'succeeded',
            actions: [
              {
                type: 'notify',
                params: ({ event: { output } }) => ({
                  toast: output.ok && output.user ? alreadySignedInToast(output.user) : foundToast,
                }),
              },
              'goToReturnPath',
            ],
          },
          toFailed,
          { guard: 'isExpected', target: 'settingSession' },
          { guard: 'isNotExpected', target: 'confirming' },
          { guard: 'isMalformed', ...toInvalid },
          { target: 'rechecking' },
        ],
        onError,
      },
    },
    /** "Continue as …?", or what the mailed link does; with the problem of an earlier attempt. */
    confirming: {
      on: {
        'identity.confirmed': { target: 'settingSession', actions: 'clearProblem' },
        'identity.refused': { target: 'invalid', actions: 'goToSignIn' },
      },
    },
    settingSession: {
      tags: 'busy',
      invoke: {
        src: 'setSession',
        input: ({ context: { callback } }) => {
          if (!hasTokens(callback) && !isMail(callback))
            throw new Error(
              'There are no tokens, no code and no link: enter `settingSession` only with one.',
            );
          return { callback };
        },
        onDone: [
          {
            guard: { type: 'isCodeRequired', params: ({ event }) => event.output },
            target: 'codeRequired',
            actions: 'goToCode',
          },
          {
            guard: { type: 'hasUser', params: sessionOutcome },
            target: 'succeeded',
            actions: [
              {
                type: 'notifyAll',
                params: ({ context, event }) => ({ toasts: signedInToasts(context.callback, event.output) }),
              },
              'goToReturnPath',
            ],
          },
          {
            guard: { type: 'isOneOfTwo', params: ({ event }) => event.output },
            target: 'accepted',
            actions: [{ type: 'notify', params: { toast: acceptedToast } }, 'goToReturnPath'],
          },
          {
            guard: { type: 'isMailFailure', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'storeProblem', params: (done) => ({ problem: problemOf(done) }) },
          },
          {
            guard: 'isMail',
            target: 'invalid',
            actions: { type: 'storeProblem', params: { problem: deadMailProblem } },
          },
          toFailed,
          toInvalid,
        ],
        onError: [
          {
            guard: 'isMail',
            target: 'confirming',
            actions: [{ type: 'storeProblem', params: { problem: unexpectedProblem } }, report],
          },
          onError,
        ],
      },
    },
    rechecking: {
      tags: 'busy',
      invoke: {
        src: 'findSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: sessionOutcome },
            target: 'succeeded',
            actions: [{ type: 'notify', params: { toast: foundToast } }, 'goToReturnPath'],
          },
          toFailed,
          toInvalid,
        ],
        onError,
      },
    },
    succeeded: { entry: 'clearTokens' },
    /** The link confirmed another address, which needs the link of the mail to the present address too. */
    accepted: { entry: 'clearTokens' },
    /** The session waits for the code of the user's authenticator app, which the sign-in page asks for. */
    codeRequired: { entry: 'clearTokens' },
    invalid: { entry: 'clearTokens' },
    failed: { entry: 'clearTokens' },
  },
});
