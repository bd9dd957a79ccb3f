import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** A place where the person is signed in. */
export interface ActiveSession {
  id: string;
  /** As the browser named itself. */
  userAgent: string;
  ip: string;
  /** ISO 8601 times. */
  createdAt: string;
  lastUsedAt: string;
  /** Whether it is the one of this browser. */
  current: boolean;
}

export interface SessionsContext {
  /** In the order they came: newest use first. */
  sessions: readonly ActiveSession[];
  /** The session that is being ended. */
  revokingId: string | undefined;
  /** Why the list could not be read; gone with the next attempt. */
  problem: Problem | undefined;
}

export type SessionsEvent =
  | { type: 'load.retried' }
  /** Ends a session of the list. One at a time. */
  | { type: 'session.revoked'; id: string };

export type SessionsEmitted =
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** The person ended the session of this browser: the app signs out here. */
  | { type: 'session.ended' };

/** Newest use first. */
export type ListSessionsOutcome = Outcome<{ sessions: readonly ActiveSession[] }>;

/** Input of the `revokeSession` actor. */
export interface RevokeSessionInput {
  id: string;
}
/** A problem with the code `not_found` means that the session had ended already. */
export type RevokeSessionOutcome = Outcome;
