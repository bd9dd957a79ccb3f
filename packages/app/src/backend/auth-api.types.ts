import type { AuthUser, EndSessionOutcome, SessionNews } from '@verapix/machines';
import type { Clients } from './clients';
import type { Failure } from './problem';
import type { SessionStorage } from './session-storage';

interface Credentials {
  email: string;
  password: string;
}

interface SignUpDetails extends Credentials {
  fullName: string;
  /** Asks to be a founder; what that means, the server decides. */
  founder: boolean;
}

interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

export type Done = { ok: true };
/** Somebody is signed in now. */
export type SignedIn = { ok: true; user: AuthUser };
/** Somebody has just signed in. */
export type SessionBegun = SignedIn & {
  /** False: the session could not be stored and is gone after a reload. */
  storage: boolean;
};
export type SignedUp = SessionBegun & {
  /** False: signed out still, a mail with a link is under way (for an address that has an account as well). */
  confirmed: boolean;
  /** Signed in as a founder, by the server's word. */
  founder: boolean;
};

/** Accounts and sessions. Expected faults are answers; an aborted call answers with the code `aborted`. */
export interface AuthApi {
  /** Tells who is signed in, first and on every change; returns how to stop. */
  watchSession: (listener: (news: SessionNews) => void) => () => void;
  /** Who is signed in here, as far as this browser knows. */
  currentUser: (signal: AbortSignal) => Promise<{ ok: true; user: AuthUser | null } | Failure>;
  signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  signUp: (details: SignUpDetails, signal: AbortSignal) => Promise<SignedUp | Failure>;
  /** Leaves for the provider's page. */
  signInWithGoogle: (returnTo: string, signal: AbortSignal) => Promise<Done | Failure>;
  setSession: (tokens: SessionTokens, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  exchangeCode: (code: string, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  signOut: (signal: AbortSignal) => Promise<EndSessionOutcome>;
  /** Ends the session in this browser alone, for an account that is gone. */
  forgetSession: () => Promise<void>;
  sendPasswordReset: (email: string, signal: AbortSignal) => Promise<Done | Failure>;
  updatePassword: (password: string, signal: AbortSignal) => Promise<SignedIn | Failure>;
  resendConfirmation: (email: string, signal: AbortSignal) => Promise<Done | Failure>;
  updateProfile: (profile: { fullName: string }, signal: AbortSignal) => Promise<SignedIn | Failure>;
}

export interface AuthApiOptions {
  clients: Clients;
  storage: SessionStorage;
  /** Where the change of storage by another tab is heard. */
  window: EventTarget;
  /** The app's own origin, where mailed links and the provider come back to. */
  origin: string;
  /** Goes to another site. */
  navigate: (url: string) => void;
  /** Remembers that a sign-in at the provider starts. */
  startPending: (returnTo: string) => void;
}
