import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
  type User,
} from '@supabase/auth-js';
import { type AuthUser, createEmitter, type SessionCause, type SessionChange } from '@verapix/domain';
import { storedSessionKey } from '@verapix/domain';
import * as v from 'valibot';
import { tokenPayload } from './auth-callback-url';
import { parseSession, type AuthStorage } from './auth-storage';

/** The user of a session; null if the server sent none. */
export function authUserOf(user: User | null | undefined): AuthUser | null {
  if (!user?.id) return null;
  const { full_name: fullName } = user.user_metadata ?? {};
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof fullName === 'string' ? fullName : '',
    isAdmin: user.app_metadata?.role === 'admin',
    createdAt: user.created_at ?? '',
  };
}

const factors = v.array(v.looseObject({ status: v.string() }));

/**
 * Whether a session began with the password alone, although its user has a second factor. The user is signed in once the
 * code is given; until then the session is stored, but no user is published.
 */
export function needsCode({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const isProtected = v.is(factors, user.factors) && user.factors.some(({ status }) => status === 'verified');
  return isProtected && tokenPayload(access_token)?.aal !== 'aal2';
}

const providers = v.object({ providers: v.array(v.string()) });
/** How sessions start that prove access to the mailbox. */
const mailMethods = ['otp', 'magiclink', 'recovery'];

/** Whether a session can change the password only with the current one: there is one, and no mail started the session. */
export function asksCurrentPassword({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasPassword = v.is(providers, user.app_metadata) && user.app_metadata.providers.includes('email');
  const methods = tokenPayload(access_token)?.amr ?? [];
  return hasPassword && !methods.some(({ method }) => mailMethods.includes(method));
}

/** The user whom a session signs in; null if there is no session, or if it needs a code. */
export function signedInUser(session: Pick<Session, 'access_token' | 'user'> | null): AuthUser | null {
  return session && !needsCode(session) ? authUserOf(session.user) : null;
}

function isSameUser(one: AuthUser, other: AuthUser): boolean {
  return (Object.keys(one) as (keyof AuthUser)[]).every((key) => one[key] === other[key]);
}

function createCounter() {
  let running = 0;
  return {
    isOn: () => running > 0,
    async during<Result>(run: () => Promise<Result>): Promise<Result> {
      running += 1;
      try {
        return await run();
      } finally {
        running -= 1;
      }
    },
  };
}

/** Whether an auth event was initiated by this tab: auth-js' events do not say so. */
export function createLocalAuthEvents() {
  const signIns = createCounter();
  const signOuts = createCounter();
  const { emit, subscribe } = createEmitter();
  return {
    isSigningIn: signIns.isOn,
    isSigningOut: signOuts.isOn,
    /** Marks a sign-in of this tab while it lasts. */
    signingIn: signIns.during,
    /** Marks a sign-out of this tab while it lasts, and notifies the watches at once. */
    signingOut<Result>(run: () => Promise<Result>): Promise<Result> {
      emit();
      return signOuts.during(run);
    },
    /** Calls back when a sign-out of this tab begins. Returns how to unsubscribe. */
    onSigningOut: subscribe,
  };
}

/** How long a refresh of an expired session may take before its user is shown as signed in, in milliseconds. */
export const staleAfterMs = 2000;

interface SessionWatchOptions {
  auth: GoTrueClient;
  storage: AuthStorage;
  local: ReturnType<typeof createLocalAuthEvents>;
  window: EventTarget;
}

const isRejection = (error: unknown) =>
  // auth-js itself ends a missing session.
  isAuthApiError(error) && [400, 401, 403].includes(error.status) && !isAuthSessionMissingError(error);

/**
 * Asks the server for the user, and ends a session that the server no longer accepts. A token that has expired, which this
 * device's clock may not know, is refreshed first.
 */
async function endIfRejected(auth: GoTrueClient): Promise<AuthUser | null> {
  const read = await auth.getUser();
  const { data, error } = read.error?.code === 'bad_jwt' ? await auth.refreshSession() : read;
  if (isRejection(error)) await auth.signOut({ scope: 'local' });
  return authUserOf(data.user);
}

/**
 * Calls back with the current session, then with every change in this tab or another. Returns how to stop. It does not
 * publish sign-outs of this tab, nor the same change twice.
 */
export function watchSession(
  { auth, storage, local, window }: SessionWatchOptions,
  listener: (change: SessionChange) => void,
): () => void {
  const storedUser = () => signedInUser(parseSession(storage.getItem(storedSessionKey)));
  const storedAtStart = storedUser();
  /** The last published user; undefined before the first change. */
  let current: AuthUser | null | undefined;
  let removals = storage.removals();
  let isStopped = false;

  const publish = (user: AuthUser | null, cause: SessionCause) => {
    current = user;
    listener({ user, cause });
  };

  const end = (cause: 'expired' | 'signed-out-elsewhere') => {
    if (current === null) return;
    if (local.isSigningOut()) current = null;
    else publish(null, cause);
  };

  const onUser = (event: AuthChangeEvent, user: AuthUser) => {
    if (local.isSigningIn()) publish(user, 'signed-in-here');
    else if (current?.id !== user.id) publish(user, 'signed-in-elsewhere');
    else if (event === 'TOKEN_REFRESHED') publish(user, 'refreshed');
    // A tab that is shown again gets an event about its own session, which changes nothing.
    else if (event === 'USER_UPDATED' || !isSameUser(current, user)) publish(user, 'updated');
  };

  /** Asks the server once whether it still knows the session. */
  const verify = async () => {
    const user = await endIfRejected(auth).catch(() => null);
    if (isStopped || !user || current?.id !== user.id) return;
    if (!isSameUser(current, user)) publish(user, 'updated');
  };

  /** The stored session. One that cannot be refreshed at the moment is kept. */
  const begin = (user: AuthUser | null) => {
    const stored = user ?? storedUser();
    if (current === undefined) {
      publish(stored, !stored && storedAtStart ? 'expired' : 'initial');
      // Later, as auth-js is still dispatching the event.
      if (user) queueMicrotask(() => void verify());
    } else if (stored) onUser('SIGNED_IN', stored);
    else end('expired');
  };

  const onAuthEvent = (event: AuthChangeEvent, session: Session | null) => {
    const removedHere = storage.removals() !== removals;
    removals = storage.removals();
    const user = signedInUser(session);
    if (event === 'INITIAL_SESSION') begin(user);
    else if (current === undefined) return;
    else if (!session) end(removedHere ? 'expired' : 'signed-out-elsewhere');
    else if (user) onUser(event, user);
    else end('signed-out-elsewhere');
  };

  /** Another tab removed the session, or cleared the storage, in which case `key` is null. */
  const onStorage = (event: Event) => {
    const { key, newValue = null } = event as Partial<StorageEvent>;
    const isGone = (key === storedSessionKey || key === null) && newValue === null;
    if (isGone && current) end('signed-out-elsewhere');
  };

  const showStale = () => {
    const user = storedUser();
    if (current === undefined && user) publish(user, 'initial');
  };

  window.addEventListener('storage', onStorage);
  const timer = setTimeout(showStale, staleAfterMs);
  const unsubscribe = local.onSigningOut(() => {
    if (current) current = null;
  });
  void auth.initialize();
  const { data } = auth.onAuthStateChange(onAuthEvent);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    unsubscribe();
    data.subscription.unsubscribe();
  };
}
