/** Types, guards, actions and states that the auth machines share. */
import {
  type AuthUser,
  type Outcome,
  passwordMaxBytes,
  passwordMinCharacters,
  type Problem,
} from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import { type DoneActorEvent, type EventObject, enqueueActions, type MachineContext } from 'xstate';
import { failureToast } from '../shared/problem';
import { ifOk, type NotifyEmitted, report, requiredActor } from '../shared/setup-parts';
import { infoToast, type ToastOptions, warningToast } from '../shared/toast';
import type { FieldErrors, Wait } from './form';

export interface FormInput {
  /** The time in milliseconds, such as `Date.now`. The end of a wait is computed from it. */
  now: () => number;
}

export type GoogleEvent =
  /** The user continues with Google: the browser redirects. */
  | { type: 'google.chosen' }
  /** The browser restored the page from its back/forward cache: the user did not sign in at Google. */
  | { type: 'page.restored' };

/** The context of a form that was just opened. */
export const emptyForm = ({ now }: FormInput) => ({
  now,
  email: '',
  problem: undefined,
  fieldErrors: {},
  retryAt: undefined,
});

/** Assigner: starts an attempt and clears the outcome of the last one. */
export const beginAttempt = (_: unknown, { email }: { email: string }) => ({
  email,
  problem: undefined,
  fieldErrors: {},
});

/** Assigner: shows the errors of the fields. */
export const showFieldErrors = (_: unknown, { fieldErrors }: { fieldErrors: FieldErrors<string> }) => ({
  fieldErrors,
});

/** Guard: no field has an error. */
export const isComplete = (_: unknown, { fieldErrors }: { fieldErrors: FieldErrors<string> }): boolean =>
  Object.keys(fieldErrors).length === 0;

/** When the backend accepts the next request, if it returned that. */
export const retryAtOf = ({ now }: FormInput, { retryAfterSeconds }: Problem) =>
  retryAfterSeconds === undefined ? undefined : now() + retryAfterSeconds * 1000;

/** Guard: the backend does not accept a request yet. */
export const mustWait = ({ context: { now, retryAt } }: { context: Wait }): boolean =>
  retryAt !== undefined && retryAt > now();

/** Delay: milliseconds until the backend accepts the next request. */
export const cooldown = ({ context: { now, retryAt = 0 } }: { context: Wait }): number =>
  Math.max(0, retryAt - now());

/** Action: emits the toasts in the params. */
export const notifyAll = <Context extends MachineContext, Event extends EventObject>() =>
  enqueueActions<
    Context,
    Event,
    { toasts: readonly ToastOptions[] },
    Event,
    never,
    never,
    never,
    never,
    NotifyEmitted
  >(({ enqueue }, { toasts }) => {
    for (const toast of toasts) enqueue.emit({ type: 'notify', toast });
  });

/** The errors without the fields that are valid. */
export function fieldErrors<Field extends string>(
  texts: Record<Field, string | undefined>,
): FieldErrors<Field> {
  const entries = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as FieldErrors<Field>;
}

/** The text if the field is empty or blank. */
export const ifBlank = (value: string, text: string): string | undefined =>
  value.trim() === '' ? text : undefined;

const weaknessErrors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    length: messages.shortPassword({ min: passwordMinCharacters }),
    characters: messages.uniformPassword,
    pwned: messages.knownPassword,
  }),
);

/** Why the backend rejected a password, one sentence for each reason; undefined if it rejected something else. */
export function refusedPasswordError({ code, message, reasons = [] }: Problem): string | undefined {
  if (code === 'same_password') return message;
  if (code !== 'weak_password') return undefined;
  const sentences = reasons.map((reason) => weaknessErrors.get(reason) ?? messages.strongerPassword);
  return sentences.length === 0 ? messages.strongerPassword : [...new Set(sentences)].join(' ');
}

/** Why a password cannot be sent at all. The backend decides how strong it must be. */
export function impossiblePasswordError(password: string, missing: string): string | undefined {
  if (password === '') return missing;
  if (new TextEncoder().encode(password).length <= passwordMaxBytes) return undefined;
  return messages.longPassword({ max: passwordMaxBytes });
}

/** Backend codes for a link, a code or a session that is not valid, or no longer. */
const deadLinkCodes: ReadonlySet<string> = new Set([
  'bad_code_verifier',
  'bad_jwt',
  'flow_state_expired',
  'flow_state_not_found',
  'invalid_jwt',
  'invalid_link',
  'no_authorization',
  'otp_expired',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_missing',
  'session_not_found',
  'user_not_found',
]);

/** Whether a retry cannot succeed and the user needs a new link. */
export const isDeadLink = ({ code }: Problem): boolean => deadLinkCodes.has(code);

export const deadLinkProblem: Problem = {
  code: 'invalid_link',
  message: messages.deadLink,
};

/** This browser could not store the session. Complete by itself, because it replaces the success toast. */
export const notStoredToast: ToastOptions = warningToast(
  messages.signedInUntilYouLeave,
  messages.sessionNotStored,
);

export const welcomeBack = ({ fullName }: AuthUser): string =>
  fullName === '' ? messages.welcomeBack : messages.welcomeBackName({ name: fullName });

export const startGoogle = requiredActor<Outcome, undefined>('startGoogle');

/**
 * The state in which the browser redirects to Google. A machine that uses it has a state `returning`, the actor
 * `startGoogle`, the guard `isOk` and the actions `notify` and `reportError`.
 */
export const redirecting = {
  tags: 'busy',
  entry: { type: 'notify', params: { toast: infoToast(messages.redirectingToGoogle) } },
  on: { 'page.restored': { target: 'returning' } },
  invoke: {
    src: 'startGoogle',
    onDone: [
      { guard: ifOk },
      {
        target: 'returning',
        actions: {
          type: 'notify',
          params: ({ event: { output } }: { event: DoneActorEvent<Outcome> }) => ({
            toast: failureToast(messages.googleFailed, output.ok ? undefined : output.problem),
          }),
        },
      },
    ],
    onError: {
      target: 'returning',
      actions: [{ type: 'notify', params: { toast: failureToast(messages.googleFailed) } }, report],
    },
  },
} as const;
