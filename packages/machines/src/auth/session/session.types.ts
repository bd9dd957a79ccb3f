import type { AuthUser } from '../auth.types';

/** Why the session is not what it was. */
export type SessionCause =
  /** The first word of it, when the app starts. */
  | 'initial'
  | 'signed-in-here'
  /** In another tab. */
  | 'signed-in-elsewhere'
  | 'refreshed'
  | 'updated'
  | 'signed-out-elsewhere'
  /** It is over, or the server no longer knows it. */
  | 'expired';

/** Who is signed in, as the session tells it. */
export type SessionNews = {
  user: AuthUser | null;
  cause: SessionCause;
};

/** Sent by the `watchSession` actor, as often as it likes: what is known already changes nothing. */
export type SessionChangedEvent = { type: 'session.changed' } & SessionNews;

export type AuthEvent =
  | SessionChangedEvent
  | { type: 'signOut.requested' }
  /** Another flow ended the session here and says so itself, such as the deletion of the account. */
  | { type: 'session.ended' };

export interface AuthContext {
  user: AuthUser | null;
  /** Who signed out here last: a refresh of theirs that was under way then is late news. */
  leaverId: string | undefined;
}

/**
 * Output of the `endSession` actor, which ends the session on the server and, whatever comes of that, in this
 * browser. `server`: the server did not. `failed`: this browser did not. When its signal fires somebody has signed in
 * meanwhile, whose session it must leave alone.
 */
export type EndSessionOutcome = { ok: true } | { ok: false; reason: 'server' | 'failed' };
