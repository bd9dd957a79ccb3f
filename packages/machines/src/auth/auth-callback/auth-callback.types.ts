import type { AuthOutcome, AuthProblem, AuthUser } from '../auth.types';

/** Whether a sign-in was started in this browser a short time ago: without one, the link may be someone else's. */
interface Expectable {
  expected: boolean;
}

/** What to make a session of. */
export type CallbackTokens = {
  kind: 'tokens';
  accessToken: string;
  refreshToken: string;
  /** Such as `google`. */
  provider?: string;
  /** Read from the token, for display only. */
  email?: string;
} & Expectable;

export type CallbackCode = { kind: 'code'; code: string } & Expectable;

/** What the address of the callback page brought. */
export type CallbackRequest =
  | CallbackTokens
  | CallbackCode
  /** The provider or the mail's link says that it did not work. */
  | { kind: 'error'; description: string }
  /** Something that is no token, or half of one. */
  | { kind: 'malformed' }
  | { kind: 'nothing' };

export interface AuthCallbackInput {
  callback: CallbackRequest;
  /** Where to go when somebody is signed in: a path of the app, `/` when absent. */
  returnTo?: string;
}

export interface AuthCallbackContext {
  /** Its tokens are gone as soon as they were used or refused. */
  callback: CallbackRequest;
  returnTo: string;
  /** Why nobody was signed in. */
  problem: AuthProblem | undefined;
}

/** The answers to "Continue as …?". */
export type AuthCallbackEvent = { type: 'identity.confirmed' } | { type: 'identity.refused' };

/** Output of the `findSession` actor: who is signed in already, if anyone. */
export type FindSessionOutcome = AuthOutcome<{ user: AuthUser | null }>;

/** Input of the `setSession` actor. */
export interface SetSessionInput {
  callback: CallbackTokens | CallbackCode;
}

/**
 * Output of the `setSession` actor. `provider` is the one signed in with, where the address did not say it. `storage`
 * is false when this browser could not keep the session.
 */
export type SetSessionOutcome = AuthOutcome<{ user: AuthUser; provider?: string; storage?: boolean }>;
