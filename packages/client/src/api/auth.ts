import type { AuthUser, MailLinkType, Outcome, SessionChange } from '@verapix/domain';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignUpDetails extends Credentials {
  fullName: string;
  /** Requests a founder account; the server decides. */
  founder: boolean;
}

/** A new password, and what proves who sets it; each of the proofs may be empty. */
export interface PasswordChange {
  password: string;
  current: string;
  /** Six digits from the mail of `sendPasswordCode`. */
  code: string;
}

export interface MailLink {
  tokenHash: string;
  type: MailLinkType;
}

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** A session that a call began. */
export interface NewSession {
  user: AuthUser;
  /** False if the session is lost after a reload. */
  storage: boolean;
  /** True if the user is signed in only once they give the code of their second factor. */
  codeRequired?: boolean;
}

/** Accounts and sessions. Expected failures are returned; an aborted call returns the code `aborted`. */
export interface AuthApi {
  /** Calls back with the current session and on every change. Returns how to stop. */
  watchSession: (listener: (change: SessionChange) => void) => () => void;
  /** The user of the stored session, without a request. */
  currentUser: (signal: AbortSignal) => Promise<Outcome<{ user: AuthUser | null }>>;
  /**
   * The user of the stored session and whether a new password needs the current one, without a request. The server
   * decides; it knows best for an account that began with Google.
   */
  passwordOwner: (signal: AbortSignal) => Promise<Outcome<{ user: AuthUser | null; asksCurrent: boolean }>>;
  signIn: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome<NewSession>>;
  /**
   * `confirmed` is false if the user must follow a mailed link first, and for an address that has an account. `founder`
   * says whether the server made the user a founder.
   */
  signUp: (
    details: SignUpDetails,
    signal: AbortSignal,
  ) => Promise<Outcome<NewSession & { confirmed: boolean; founder: boolean }>>;
  /** Redirects to the provider's page. */
  signInWithGoogle: (returnTo: string, signal: AbortSignal) => Promise<Outcome>;
  setSession: (tokens: SessionTokens, signal: AbortSignal) => Promise<Outcome<NewSession>>;
  /**
   * Spends the token of a mailed link, which signs the user in. `user` is null if the link was one of two that confirm
   * another address, and the other is still to be followed.
   */
  verifyMailLink: (link: MailLink, signal: AbortSignal) => Promise<Outcome<NewSession | { user: null }>>;
  exchangeCode: (code: string, signal: AbortSignal) => Promise<Outcome<NewSession>>;
  signOut: (signal: AbortSignal) => Promise<{ ok: true } | { ok: false; reason: 'server' }>;
  /** Ends a session whose code was not given. It ends in this browser even if the server cannot be reached. */
  abandonSignIn: (signal: AbortSignal) => Promise<Outcome>;
  /** Ends the session in this browser only, for an account or a session that no longer exists. */
  forgetSession: () => Promise<void>;
  sendPasswordReset: (email: string, signal: AbortSignal) => Promise<Outcome>;
  resendConfirmation: (email: string, signal: AbortSignal) => Promise<Outcome>;
  /** Mails a code for `updatePassword`. */
  sendPasswordCode: (signal: AbortSignal) => Promise<Outcome>;
  /**
   * Changes the password. The server rejects it with `current_password_required` if the current one is needed, and with
   * `reauthentication_needed` if the sign-in was long ago: then it needs a mailed code.
   */
  updatePassword: (change: PasswordChange, signal: AbortSignal) => Promise<Outcome<{ user: AuthUser }>>;
  updateProfile: (profile: { fullName: string }, signal: AbortSignal) => Promise<Outcome<{ user: AuthUser }>>;
}
