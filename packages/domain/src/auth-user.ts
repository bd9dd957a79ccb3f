/** The signed-in user, as the app shows it. Permissions are checked on the server. */
export interface AuthUser {
  id: string;
  email: string;
  /** Empty if the user has no name. */
  fullName: string;
  /** From `app_metadata`, which only the server writes. What the user writes opens nothing. */
  isAdmin: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** Why the session changed. */
export type SessionCause =
  /** The first report, when the app starts. */
  | 'initial'
  | 'signed-in-here'
  /** In another tab. */
  | 'signed-in-elsewhere'
  | 'refreshed'
  | 'updated'
  | 'signed-out-elsewhere'
  /** The session expired, or the server no longer knows it. */
  | 'expired';

/** The signed-in user after a change of the session; null if no user is signed in. */
export interface SessionChange {
  user: AuthUser | null;
  cause: SessionCause;
}
