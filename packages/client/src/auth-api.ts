import {
  type AuthError,
  type AuthResponse,
  type GoTrueClient,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/auth-js';
import type { Clients } from './clients';
import { type Failure, failure } from './problem';
import { attempt } from './requests';
import { storedSessionKey } from './safe-storage';
import type { SessionStorage } from './session-storage';
import {
  type AuthUser,
  authUserOf,
  createLocalAuthEvents,
  type LocalAuthEvents,
  type SessionChange,
  watchSession,
} from './session-watch';

interface Credentials {
  email: string;
  password: string;
}

interface SignUpDetails extends Credentials {
  fullName: string;
  /** Requests a founder account; the server decides. */
  founder: boolean;
}

interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

type Done = { ok: true };
type SignedIn = { ok: true; user: AuthUser };
/** The user has just signed in. */
type SessionBegun = SignedIn & {
  /** False if the session could not be stored and is lost after a reload. */
  storage: boolean;
};
type SignedUp = SessionBegun & {
  /** False if the user must follow a mailed link first. Also false for an address that has an account. */
  confirmed: boolean;
  /** The server made the user a founder. */
  founder: boolean;
};

/** Accounts and sessions. Expected failures are returned; an aborted call returns the code `aborted`. */
export interface AuthApi {
  /** Calls back with the current session and on every change. Returns how to stop. */
  watchSession: (listener: (change: SessionChange) => void) => () => void;
  /** The user of the stored session, without a request. */
  currentUser: (signal: AbortSignal) => Promise<{ ok: true; user: AuthUser | null } | Failure>;
  signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  signUp: (details: SignUpDetails, signal: AbortSignal) => Promise<SignedUp | Failure>;
  /** Redirects to the provider's page. */
  signInWithGoogle: (returnTo: string, signal: AbortSignal) => Promise<Done | Failure>;
  setSession: (tokens: SessionTokens, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  exchangeCode: (code: string, signal: AbortSignal) => Promise<SessionBegun | Failure>;
  signOut: (signal: AbortSignal) => Promise<EndSessionOutcome>;
  /** Ends the session in this browser only, for an account or a session that no longer exists. */
  forgetSession: () => Promise<void>;
  sendPasswordReset: (email: string, signal: AbortSignal) => Promise<Done | Failure>;
  updatePassword: (password: string, signal: AbortSignal) => Promise<SignedIn | Failure>;
  resendConfirmation: (email: string, signal: AbortSignal) => Promise<Done | Failure>;
  updateProfile: (profile: { fullName: string }, signal: AbortSignal) => Promise<SignedIn | Failure>;
}

interface AuthApiOptions {
  clients: Clients;
  storage: SessionStorage;
  /** Where `storage` events of other tabs are dispatched. */
  window: EventTarget;
  /** The app's own origin, which mailed links and the provider redirect to. */
  origin: string;
  /** Opens another site. */
  navigate: (url: string) => void;
  /** Stores that a sign-in at the provider starts. */
  startPending: (returnTo: string) => void;
}

/** Sends no request before the first call. */
export function createAuthApi(options: AuthApiOptions): AuthApi {
  const local = createLocalAuthEvents();
  return {
    ...sessionCalls(options, local),
    ...passwordCalls(options, local),
    ...providerCalls(options, local),
    ...accountCalls(options),
  };
}

type EndSessionOutcome = { ok: true } | { ok: false; reason: 'server' | 'failed' };

type SessionCalls = 'watchSession' | 'currentUser' | 'signOut' | 'forgetSession';

/** Reading and ending the session. */
function sessionCalls(
  { clients, storage, window }: AuthApiOptions,
  local: LocalAuthEvents,
): Pick<AuthApi, SessionCalls> {
  const { auth, abortable } = clients;
  return {
    watchSession: (listener) => watchSession({ auth, storage, local, window }, listener),
    currentUser: (signal) =>
      attempt(signal, async () => {
        const { data, error } = await auth.getSession();
        if (error) throw error;
        return { ok: true as const, user: authUserOf(data.session?.user) };
      }),
    signOut: (signal) => local.signingOut(() => endSession({ auth, abortable, storage }, signal)),
    forgetSession: () => local.signingOut(async () => endHere(storage)),
  };
}

/** How long the server may take to end a session before it ends in this browser only, in milliseconds. */
const signOutLimitMs = 5000;

interface SignOutOptions {
  auth: GoTrueClient;
  abortable: Clients['abortable'];
  storage: SessionStorage;
}

function stoppedOnAbort(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}

/** Whether the server ended every session of the user, or had done so before. */
async function endEverywhere(options: SignOutOptions, signal: AbortSignal): Promise<boolean> {
  const { auth, abortable, storage } = options;
  const signOut = abortable.withSignal('/auth/v1/logout', signal, () => auth.signOut({ scope: 'global' }));
  const answer = await Promise.race([signOut.catch((error: unknown) => ({ error })), stoppedOnAbort(signal)]);
  if (answer === 'stopped') return false;
  const { error } = answer;
  return !error || (!isAuthRetryableFetchError(error) && storage.getItem(storedSessionKey) === null);
}

/**
 * Ends the session in all tabs of this browser, by removing it from storage. It bypasses auth-js, which would first wait
 * for a pending refresh; that refresh is discarded.
 */
function endHere(storage: SessionStorage): void {
  storage.removeItem(storedSessionKey);
}

/**
 * Ends the session on the server, and in this browser even if that fails, within `signOutLimitMs`. If the signal aborts,
 * another user has signed in, and their session is kept.
 */
async function endSession(options: SignOutOptions, signal: AbortSignal): Promise<EndSessionOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), signOutLimitMs);
  try {
    if (await endEverywhere(options, AbortSignal.any([signal, limit.signal]))) return { ok: true };
    if (!signal.aborted) endHere(options.storage);
    return { ok: false, reason: 'server' };
  } catch {
    return { ok: false, reason: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** The result of a sign-up. */
function signedUp(answer: AuthResponse, storage: SessionStorage): SignedUp | Failure {
  const outcome = newSession(answer, storage);
  if (!outcome.ok) return outcome;
  const confirmed = answer.data.session !== null;
  // `user_metadata` is what the user requested, `app_metadata` what the server granted.
  const founder = confirmed && answer.data.user?.app_metadata?.role === 'admin';
  return { ...outcome, confirmed, founder };
}

/** Signing in and up with an e-mail address. */
function passwordCalls(
  { clients: { auth, abortable }, storage, origin }: AuthApiOptions,
  local: LocalAuthEvents,
): Pick<AuthApi, 'signIn' | 'signUp'> {
  return {
    signIn: (credentials, signal) =>
      attempt(signal, () =>
        local.signingIn(() =>
          abortable.withSignal('/auth/v1/token?grant_type=password', signal, async () =>
            newSession(await auth.signInWithPassword(credentials), storage),
          ),
        ),
      ),
    signUp({ email, password, fullName, founder }, signal) {
      const data = { full_name: fullName, is_admin: founder };
      const details = { email, password, options: { data, emailRedirectTo: `${origin}/auth/callback` } };
      return attempt(signal, () =>
        local.signingIn(() =>
          abortable.withSignal('/auth/v1/signup', signal, async () =>
            signedUp(await auth.signUp(details), storage),
          ),
        ),
      );
    },
  };
}

async function implicitStartUrl({ auth }: Clients, redirectTo: string): Promise<string> {
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

/** Signing in at the provider, and with the tokens or the code of an auth callback. */
function providerCalls(
  { clients, storage, origin, navigate, startPending }: AuthApiOptions,
  local: LocalAuthEvents,
): Pick<AuthApi, 'signInWithGoogle' | 'setSession' | 'exchangeCode'> {
  const { auth, provider } = clients;
  const callback = `${origin}/auth/callback`;
  const setSession = async (tokens: { access_token: string; refresh_token: string }) =>
    newSession(await auth.setSession(tokens), storage);
  const exchange = async (code: string) =>
    provider
      ? setSession(await provider.exchange(code))
      : newSession(await auth.exchangeCodeForSession(code), storage);
  return {
    signInWithGoogle: (returnTo, signal) =>
      attempt(signal, async () => {
        startPending(returnTo);
        const url = await (provider ? provider.startUrl(callback) : implicitStartUrl(clients, callback));
        if (!signal.aborted) navigate(url);
        return { ok: true };
      }),
    setSession: ({ accessToken, refreshToken }, signal) =>
      attempt(signal, () =>
        local.signingIn(() => setSession({ access_token: accessToken, refresh_token: refreshToken })),
      ),
    exchangeCode: (code, signal) => attempt(signal, () => local.signingIn(() => exchange(code))),
  };
}

type AccountCalls = 'sendPasswordReset' | 'updatePassword' | 'resendConfirmation' | 'updateProfile';

/** Changes of the account, and mails about it. */
function accountCalls({ clients, storage, origin }: AuthApiOptions): Pick<AuthApi, AccountCalls> {
  const { auth, abortable } = clients;
  const update = (attributes: Parameters<typeof auth.updateUser>[0], signal: AbortSignal) =>
    attempt(signal, () =>
      abortable.withSignal('/auth/v1/user', signal, async () => {
        const answer = await auth.updateUser(attributes);
        // The server does not know the session, so it ends in this browser too.
        if (isAuthSessionMissingError(answer.error)) {
          endHere(storage);
          await auth.signOut({ scope: 'local' });
        }
        return userIn(answer);
      }),
    );
  return {
    updatePassword: (password, signal) => update({ password }, signal),
    updateProfile: ({ fullName }, signal) => update({ data: { full_name: fullName } }, signal),
    sendPasswordReset: (email, signal) =>
      attempt(signal, () =>
        abortable.withSignal('/auth/v1/recover', signal, async () =>
          done(await auth.resetPasswordForEmail(email, { redirectTo: `${origin}/account/reset-password` })),
        ),
      ),
    resendConfirmation: (email, signal) =>
      attempt(signal, () =>
        abortable.withSignal('/auth/v1/resend', signal, async () =>
          done(
            await auth.resend({
              type: 'signup',
              email,
              options: { emailRedirectTo: `${origin}/auth/callback` },
            }),
          ),
        ),
      ),
  };
}

/** The parts of auth-js' answer that are used. */
interface Answer {
  data: { user?: Parameters<typeof authUserOf>[0] } | null;
  error: AuthError | null;
}

/** The user of an answer. Throws the answer's error. */
function userIn({ data, error }: Answer): SignedIn | Failure {
  if (error) throw error;
  const user = authUserOf(data?.user);
  return user ? { ok: true, user } : failure('invalid_response');
}

/** The user of an answer that began a session, and whether the session is stored. Throws the answer's error. */
function newSession(answer: Answer, storage: SessionStorage): SessionBegun | Failure {
  const outcome = userIn(answer);
  return outcome.ok ? { ...outcome, storage: storage.isPersistent() } : outcome;
}

function done({ error }: { error: AuthError | null }): Done {
  if (error) throw error;
  return { ok: true };
}
