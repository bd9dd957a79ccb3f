import type { AuthUser } from '@verapix/domain';
import { storedSessionKey } from '@verapix/domain';
import { locale } from '@verapix/messages/locale';
import {
  type AuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import type { AuthApi } from './api/auth';
import type { TwoFactorApi } from './api/two-factor';
import { type Clients, googleUrl } from './clients';
import { rejectOnAbort } from './fetch';
import { ownProblem } from './problem';
import { attempt, ProblemError, succeeded, withFreshToken } from './requests';
import type { AuthStorage } from './auth-storage';
import {
  asksCurrentPassword,
  authUserOf,
  createLocalAuthEvents,
  needsCode,
  signedInUser,
  watchSession,
} from './session-watch';
import { createTwoFactorApi, inOwnWords } from './two-factor-api';

interface AuthApiOptions {
  clients: Clients;
  storage: AuthStorage;
  /** Where `storage` events of other tabs are dispatched. */
  window: EventTarget;
  /** The app's address in the language of the page. Mailed links and the provider redirect to pages of it. */
  site: string;
  /** Opens another site. */
  navigate: (url: string) => void;
  /** Stores that a sign-in at the provider starts. */
  startPending: (returnTo: string) => void;
}

/** Sends no request before the first call. */
export function createAuthApi({
  clients,
  storage,
  window,
  site,
  navigate,
  startPending,
}: AuthApiOptions): AuthApi & TwoFactorApi {
  const { auth, abortable, provider } = clients;
  const local = createLocalAuthEvents();
  const callback = `${site}/auth/callback`;

  /** Makes a call of auth-js, which takes no signal: its requests to the endpoint abort with the signal. */
  const call = <Data extends object>(endpoint: string, signal: AbortSignal, run: () => Promise<Data>) =>
    attempt(signal, () =>
      abortable.withSignal(`/auth/v1/${endpoint}`, signal, () => withFreshToken(auth, run)),
    );

  /**
   * The user of an answer that began a session. `storage` is false if the session is lost after a reload. `codeRequired`
   * is true if the user is signed in only once they give the code of their second factor.
   */
  const newSession = (answer: AuthAnswer) => {
    const user = userIn(answer);
    const session = answer.data?.session;
    // Only the form of the app stores a language: an account by Google or by an invitation has none yet.
    if (session && !answer.data?.user?.user_metadata?.locale) clients.storeMetadata({ locale });
    return {
      user,
      storage: storage.isPersistent(),
      ...(session && needsCode(session) ? { codeRequired: true } : {}),
    };
  };

  const update = async (attributes: Parameters<typeof auth.updateUser>[0], signal: AbortSignal) =>
    inOwnWords(
      await call('user', signal, async () => {
        const answer = await auth.updateUser(attributes);
        // The server does not know the session, so it ends in this browser too.
        if (isAuthSessionMissingError(answer.error)) {
          endHere(storage);
          await auth.signOut({ scope: 'local' });
        }
        return { user: userIn(answer) };
      }),
    );

  return {
    ...createTwoFactorApi({ clients, local, storage }),
    watchSession: (listener) => watchSession({ auth, storage, local, window }, listener),
    currentUser: (signal) =>
      attempt(signal, async () => {
        const { data } = succeeded(await auth.getSession());
        return { user: signedInUser(data.session) };
      }),
    passwordOwner: (signal) =>
      attempt(signal, async () => {
        const { session } = succeeded(await auth.getSession()).data;
        return { user: signedInUser(session), asksCurrent: session !== null && asksCurrentPassword(session) };
      }),
    signIn: (credentials, signal) =>
      call('token?grant_type=password', signal, () =>
        local.signingIn(async () => newSession(await auth.signInWithPassword(credentials))),
      ),
    signUp: ({ email, password, fullName, founder }, signal) =>
      call('signup', signal, () =>
        local.signingIn(async () => {
          // All mails are written in this language.
          const data = { full_name: fullName, is_admin: founder, locale };
          const options = { data, emailRedirectTo: callback };
          const answer = await auth.signUp({ email, password, options });
          const session = newSession(answer);
          const confirmed = answer.data.session !== null;
          // `user_metadata` is what the user requested, `app_metadata` what the server granted.
          const isFounder = confirmed && answer.data.user?.app_metadata?.role === 'admin';
          return { ...session, confirmed, founder: isFounder };
        }),
      ),
    signInWithGoogle: (returnTo, signal) =>
      attempt(signal, async () => {
        startPending(returnTo);
        const url = await (provider ? provider.startUrl(callback) : googleUrl(auth, callback));
        if (!signal.aborted) navigate(url);
        return {};
      }),
    setSession: ({ accessToken, refreshToken }, signal) =>
      attempt(signal, () =>
        local.signingIn(async () => {
          const tokens = { access_token: accessToken, refresh_token: refreshToken };
          return newSession(await auth.setSession(tokens));
        }),
      ),
    verifyMailLink: ({ tokenHash, type }, signal) =>
      call('verify', signal, () =>
        local.signingIn(async () => {
          const answer = succeeded(await auth.verifyOtp({ token_hash: tokenHash, type }));
          return answer.data.session ? newSession(answer) : { user: null };
        }),
      ),
    exchangeCode: (code, signal) =>
      attempt(signal, () =>
        local.signingIn(async () =>
          newSession(
            provider
              ? await auth.setSession(await provider.exchange(code))
              : await auth.exchangeCodeForSession(code),
          ),
        ),
      ),
    signOut: (signal) => local.signingOut(() => endSession({ clients, storage }, signal)),
    abandonSignIn: (signal) =>
      call('logout', signal, async () => {
        await auth.signOut({ scope: 'local' });
        endHere(storage);
        return {};
      }),
    forgetSession: () => local.signingOut(async () => endHere(storage)),
    sendPasswordReset: (email, signal) =>
      call('recover', signal, async () => {
        const redirectTo = `${site}/account/reset-password`;
        succeeded(await auth.resetPasswordForEmail(email, { redirectTo }));
        return {};
      }),
    resendConfirmation: (email, signal) =>
      call('resend', signal, async () => {
        const options = { emailRedirectTo: callback };
        succeeded(await auth.resend({ type: 'signup', email, options }));
        return {};
      }),
    sendPasswordCode: (signal) =>
      call('reauthenticate', signal, async () => {
        succeeded(await auth.reauthenticate());
        return {};
      }),
    updatePassword: ({ password, current, code }, signal) =>
      update(
        { password, ...(current && { current_password: current }), ...(code && { nonce: code }) },
        signal,
      ),
    updateProfile: ({ fullName }, signal) => update({ data: { full_name: fullName } }, signal),
  };
}

/** The parts of auth-js' answer that are used. */
interface AuthAnswer {
  data: { user?: Parameters<typeof authUserOf>[0]; session?: Session | null } | null;
  error: AuthError | null;
}

/** The user of an answer. Throws the answer's error. */
function userIn(answer: AuthAnswer): AuthUser {
  const user = authUserOf(succeeded(answer).data?.user);
  if (!user) throw new ProblemError(ownProblem('invalid_response'));
  return user;
}

/** How long the server may take to end a session before it ends in this browser only, in milliseconds. */
const signOutLimitMs = 5000;

type SignOutOptions = Pick<AuthApiOptions, 'clients' | 'storage'>;

/** Whether the server ended every session of the user, or had done so before. */
async function endEverywhere({ clients, storage }: SignOutOptions, signal: AbortSignal): Promise<boolean> {
  const { auth, abortable } = clients;
  const signOut = abortable.withSignal('/auth/v1/logout', signal, () => auth.signOut({ scope: 'global' }));
  const answer = signOut.catch((error: unknown) => ({ error }));
  try {
    const { error } = await Promise.race([answer, rejectOnAbort(signal)]);
    return !error || (!isAuthRetryableFetchError(error) && storage.getItem(storedSessionKey) === null);
  } catch {
    return false;
  }
}

/**
 * Ends the session in all tabs of this browser, by removing it from storage. It bypasses auth-js, which would first wait
 * for a pending refresh; that refresh is discarded.
 */
function endHere(storage: AuthStorage): void {
  storage.removeItem(storedSessionKey);
}

/**
 * Ends the session on the server, and in this browser even if that fails, within `signOutLimitMs`. If the signal aborts,
 * another user has signed in, and their session is kept.
 */
async function endSession(
  options: SignOutOptions,
  signal: AbortSignal,
): Promise<{ ok: true } | { ok: false; reason: 'server' }> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), signOutLimitMs);
  const isEnded = await endEverywhere(options, AbortSignal.any([signal, limit.signal]));
  clearTimeout(timer);
  if (isEnded) return { ok: true };
  if (!signal.aborted) endHere(options.storage);
  return { ok: false, reason: 'server' };
}
