import type { Outcome, Preferences } from '@verapix/domain';

/** A place where the user is signed in. Times are ISO 8601. */
export interface AccountSession {
  id: string;
  userAgent: string;
  ip: string;
  createdAt: string;
  lastUsedAt: string;
  /** This browser's. */
  current: boolean;
}

/** The account itself. Expected failures are returned. */
export interface AccountApi {
  /** Deletes the account. The session in this browser stays until `forgetSession`. */
  deleteAccount: (signal: AbortSignal) => Promise<Outcome>;
  /** Everything that the server stores about the user besides the profile, by table. */
  exportData: (signal: AbortSignal) => Promise<Outcome<{ records: Record<string, unknown> }>>;
  revokeSession: (id: string, signal: AbortSignal) => Promise<Outcome>;
  /** The places where the user is signed in, the most recently used first. */
  listSessions: (signal: AbortSignal) => Promise<Outcome<{ sessions: AccountSession[] }>>;
}

/** The settings of both pages, one row for each user. Expected failures are returned. */
export interface PreferencesApi {
  /** Returns the default settings if none are stored. */
  loadPreferences: (userId: string, signal: AbortSignal) => Promise<Outcome<{ preferences: Preferences }>>;
  /** Saves only the changes, so that two tabs do not overwrite each other. Returns all settings. */
  savePreferences: (
    userId: string,
    changes: Partial<Preferences>,
    signal: AbortSignal,
  ) => Promise<Outcome<{ preferences: Preferences }>>;
}
