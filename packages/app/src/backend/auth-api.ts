import { type AuthError, isAuthSessionMissingError } from '@supabase/auth-js';
import type { AuthUser, EndSessionOutcome, SessionNews } from '@verapix/machines';
import { attempt } from './attempt';
import { authUserOf } from './auth-user';
import type { Clients } from './clients';
import { createOwnCalls } from './own-calls';
import { type Failure, failure } from './problem';
import type { SessionStorage } from './session-storage';
import { watchSession } from './session-watch';
import { endHere, endSession } from './sign-out';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignUpDetails extends Credentials {
  fullName: string;
  /** Asks to be a founder; what that means, the server decides. */
  founder: boolean;
}

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

type Done = { ok: true };
/** Somebody is signed in now. */
export type SignedIn = { ok: true; user: AuthUser };
export type SignedUp = {
  ok: true;
  user: AuthUser;
  /** False: signed out still, a mail with a link is under way (for an address that has an account as well). */
  confirmed: boolean;
  /** Signed in as a founder. */
  founder: boolean;
  /** False: the session could not be stored and is gone after a reload. */
  storage: boolean;
};

/** Accounts and sessions. Expected faults are answers; an aborted call answers with the code `aborted`. */
export interface AuthApi {
  /** Tells who is signed in, first and on every change; returns how to stop. */
  watchSession: (listener: (news: SessionNews) => void) => () => void;
  /** Who is signed in here, as far as this browser knows. */
  currentUser: (signal: AbortSignal) => Promise<{ ok: true; user: AuthUser | null } | Failure>;
  signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SignedIn | Failure>;
  signUp: (details: SignUpDetails, signal: AbortSignal) => Promise<SignedUp | Failure>;
  /** Leaves for the provider's page. */
  signInWithGoogle: (returnTo: string, signal: AbortSignal) => Promise<Done | Failure>;
  setSession: (tokens: SessionTokens, signal: AbortSignal) => Promise<SignedIn | Failure>;
  exchangeCode: (code: string, signal: AbortSignal) => Promise<SignedIn | Failure>;
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

/** What auth-js answers with, as far as we look. */
interface Answer {
  data: { user?: Parameters<typeof authUserOf>[0] } | null;
  error: AuthError | null;
}

/** The user of an answer; throws its error. */
function userIn({ data, error }: Answer): SignedIn | Failure {
  if (error) throw error;
  const user = authUserOf(data?.user);
  return user ? { ok: true, user } : failure('invalid_response');
}

function done({ error }: { error: AuthError | null }): Done {
  if (error) throw error;
  return { ok: true };
}

export function createAuthApi(options: AuthApiOptions): AuthApi {
  const own = createOwnCalls();
  return {
    ...sessionCalls(options, own),
    ...signInCalls(options, own),
    ...accountCalls(options),
  };
}

type Own = ReturnType<typeof createOwnCalls>;
type SessionCalls = 'watchSession' | 'currentUser' | 'signOut' | 'forgetSession';

function sessionCalls({ clients, storage, window }: AuthApiOptions, own: Own): Pick<AuthApi, SessionCalls> {
  const { auth, signalled } = clients;
  return {
    watchSession: (listener) => watchSession({ auth, storage, own, window }, listener),
    currentUser: (signal) =>
      attempt(signal, async () => {
        const { data, error } = await auth.getSession();
        if (error) throw error;
        return { ok: true as const, user: authUserOf(data.session?.user) };
      }),
    signOut: (signal) => own.signingOut(() => endSession({ auth, signalled, storage }, signal)),
    forgetSession: () => own.signingOut(async () => endHere(storage)),
  };
}

type SignInCalls = 'signIn' | 'signUp' | 'signInWithGoogle' | 'setSession' | 'exchangeCode';

function signInCalls(options: AuthApiOptions, own: Own): Pick<AuthApi, SignInCalls> {
  const { clients, storage, origin, navigate, startPending } = options;
  const { auth, provider, signalled } = clients;
  const callback = `${origin}/auth/callback`;
  const setSession = async (tokens: { access_token: string; refresh_token: string }) =>
    userIn(await auth.setSession(tokens));
  return {
    signIn: (credentials, signal) =>
      attempt(signal, () =>
        own.signingIn(() =>
          signalled.during('/auth/v1/token?grant_type=password', signal, async () =>
            userIn(await auth.signInWithPassword(credentials)),
          ),
        ),
      ),
    signUp: ({ email, password, fullName, founder }, signal) =>
      attempt(signal, () =>
        own.signingIn(() =>
          signalled.during('/auth/v1/signup', signal, async () => {
            const answer = await auth.signUp({
              email,
              password,
              options: { data: { full_name: fullName, is_admin: founder }, emailRedirectTo: callback },
            });
            const outcome = userIn(answer);
            if (!outcome.ok) return outcome;
            const confirmed = answer.data.session !== null;
            return {
              ...outcome,
              confirmed,
              founder: confirmed && outcome.user.isAdmin,
              storage: storage.isPersistent(),
            };
          }),
        ),
      ),
    signInWithGoogle: (returnTo, signal) =>
      attempt(signal, async () => {
        startPending(returnTo);
        const url = await (provider ? provider.startUrl(callback) : implicitStartUrl(clients, callback));
        if (!signal.aborted) navigate(url);
        return { ok: true };
      }),
    setSession: ({ accessToken, refreshToken }, signal) =>
      attempt(signal, () =>
        own.signingIn(() => setSession({ access_token: accessToken, refresh_token: refreshToken })),
      ),
    exchangeCode: (code, signal) =>
      attempt(signal, () =>
        own.signingIn(async () =>
          provider
            ? setSession(await provider.exchange(code))
            : userIn(await auth.exchangeCodeForSession(code)),
        ),
      ),
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

type AccountCalls = 'sendPasswordReset' | 'updatePassword' | 'resendConfirmation' | 'updateProfile';

function accountCalls({ clients, storage, origin }: AuthApiOptions): Pick<AuthApi, AccountCalls> {
  const { auth, signalled } = clients;
  const update = (attributes: Parameters<typeof auth.updateUser>[0], signal: AbortSignal) =>
    attempt(signal, () =>
      signalled.during('/auth/v1/user', signal, async () => {
        const answer = await auth.updateUser(attributes);
        // The server knows no such session: then there is none here either, on any page.
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
        signalled.during('/auth/v1/recover', signal, async () =>
          done(await auth.resetPasswordForEmail(email, { redirectTo: `${origin}/account/reset-password` })),
        ),
      ),
    resendConfirmation: (email, signal) =>
      attempt(signal, () =>
        signalled.during('/auth/v1/resend', signal, async () =>
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
