import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
  type User,
} from '@supabase/auth-js';
import { storedSessionKey } from './safe-storage';
import { parseSession, type SessionStorage } from './session-storage';

/** The signed-in user, as the app shows it. */
export interface AuthUser {
  id: string;
  email: string;
  /** Empty if the user has no name. */
  fullName: string;
  /** From user metadata, which the user can write: it decides what is shown, never what is allowed. */
  isAdmin: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** The user of a session; null if the server sent none. */
export function authUserOf(user: User | null | undefined): AuthUser | null {
  if (!user?.id) return null;
  const metadata = user.user_metadata ?? {};
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof metadata.full_name === 'string' ? metadata.full_name : '',
    isAdmin: metadata.is_admin === true,
    createdAt: user.created_at ?? '',
  };
}

function isSameUser(one: AuthUser, other: AuthUser): boolean {
  return (Object.keys(one) as (keyof AuthUser)[]).every((key) => one[key] === other[key]);
}

/** Whether an auth event was initiated by this tab: auth-js' events do not say so. */
export interface LocalAuthEvents {
  isSigningIn: () => boolean;
  isSigningOut: () => boolean;
  /** Marks a sign-in of this tab while it lasts. */
  signingIn: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Marks a sign-out of this tab while it lasts, and notifies the watches at once. */
  signingOut: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Calls back when a sign-out of this tab begins. Returns how to unsubscribe. */
  onSigningOut: (listener: () => void) => () => void;
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

export function createLocalAuthEvents(): LocalAuthEvents {
  const signIns = createCounter();
  const signOuts = createCounter();
  const listeners = new Set<() => void>();
  return {
    isSigningIn: signIns.isOn,
    isSigningOut: signOuts.isOn,
    signingIn: signIns.during,
    signingOut(run) {
      for (const listener of listeners) listener();
      return signOuts.during(run);
    },
    onSigningOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How long a refresh of an expired session may take before its user is shown as signed in, in milliseconds. */
export const staleAfterMs = 2000;

interface SessionWatchOptions {
  auth: GoTrueClient;
  storage: SessionStorage;
  local: LocalAuthEvents;
  window: EventTarget;
}

/** Why the session changed. */
export type SessionCause =
  | 'initial'
  | 'signed-in-here'
  | 'signed-in-elsewhere'
  | 'signed-out-elsewhere'
  | 'expired'
  | 'refreshed'
  | 'updated';

export interface SessionChange {
  /** Null if no user is signed in. */
  user: AuthUser | null;
  cause: SessionCause;
}

/** Asks the server for the user, and ends a session that the server no longer accepts. */
async function endIfRejected(auth: GoTrueClient): Promise<AuthUser | null> {
  const { data, error } = await auth.getUser();
  const rejected = isAuthApiError(error) && (error.status === 401 || error.status === 403);
  // auth-js itself ends a missing session.
  if (rejected && !isAuthSessionMissingError(error)) await auth.signOut({ scope: 'local' });
  return authUserOf(data.user);
}

/** Turns auth-js' events into session changes for one listener, each published once. */
class SessionWatch {
  /** The last published user; undefined before the first change. */
  private current: AuthUser | null | undefined;
  private removals: number;
  private readonly storedAtStart: AuthUser | null;
  private readonly stops: (() => void)[] = [];

  private readonly options: SessionWatchOptions;
  private readonly listener: (change: SessionChange) => void;

  constructor(options: SessionWatchOptions, listener: (change: SessionChange) => void) {
    this.options = options;
    this.listener = listener;
    this.removals = options.storage.removals();
    this.storedAtStart = this.storedUser();
  }

  start() {
    const { auth, local, window } = this.options;
    const onStorage = (event: Event) => this.onStorage(event);
    window.addEventListener('storage', onStorage);
    const timer = setTimeout(() => this.showStale(), staleAfterMs);
    void auth.initialize();
    const { data } = auth.onAuthStateChange((event, session) => this.onAuthEvent(event, session));
    this.stops.push(
      () => clearTimeout(timer),
      () => window.removeEventListener('storage', onStorage),
      () => data.subscription.unsubscribe(),
      local.onSigningOut(() => {
        if (this.current) this.current = null;
      }),
    );
  }

  stop() {
    for (const stop of this.stops.splice(0)) stop();
  }

  private storedUser(): AuthUser | null {
    return authUserOf(parseSession(this.options.storage.getItem(storedSessionKey))?.user);
  }

  private publish(user: AuthUser | null, cause: SessionCause) {
    this.current = user;
    this.listener({ user, cause });
  }

  private showStale() {
    const user = this.storedUser();
    if (this.current === undefined && user) this.publish(user, 'initial');
  }

  private onAuthEvent(event: AuthChangeEvent, session: Session | null) {
    const removals = this.options.storage.removals();
    const removedHere = removals !== this.removals;
    this.removals = removals;
    const user = authUserOf(session?.user);
    if (event === 'INITIAL_SESSION') this.begin(user);
    else if (this.current === undefined) return;
    else if (!session) this.end(removedHere ? 'expired' : 'signed-out-elsewhere');
    else if (user) this.onUser(event, user);
  }

  /** Another tab removed the session, or cleared the storage, in which case `key` is null. */
  private onStorage(event: Event) {
    const { key, newValue = null } = event as Partial<StorageEvent>;
    const isGone = (key === storedSessionKey || key === null) && newValue === null;
    if (isGone && this.current) this.end('signed-out-elsewhere');
  }

  /** The stored session. One that cannot be refreshed at the moment is kept. */
  private begin(user: AuthUser | null) {
    const stored = user ?? this.storedUser();
    if (this.current === undefined) {
      this.publish(stored, !stored && this.storedAtStart ? 'expired' : 'initial');
      // Later, as auth-js is still dispatching the event.
      if (user) queueMicrotask(() => void this.verify());
    } else if (stored) this.onUser('SIGNED_IN', stored);
    else this.end('expired');
  }

  private end(cause: 'expired' | 'signed-out-elsewhere') {
    if (this.current === null) return;
    if (this.options.local.isSigningOut()) this.current = null;
    else this.publish(null, cause);
  }

  private onUser(event: AuthChangeEvent, user: AuthUser) {
    const { current } = this;
    if (this.options.local.isSigningIn()) this.publish(user, 'signed-in-here');
    else if (current?.id !== user.id) this.publish(user, 'signed-in-elsewhere');
    else if (event === 'TOKEN_REFRESHED') this.publish(user, 'refreshed');
    // A tab that is shown again gets an event about its own session, which changes nothing.
    else if (event === 'USER_UPDATED' || !isSameUser(current, user)) this.publish(user, 'updated');
  }

  /** Asks the server once whether it still knows the session. */
  private async verify() {
    const user = await endIfRejected(this.options.auth).catch(() => null);
    const { current } = this;
    if (this.stops.length > 0 && user && current?.id === user.id && !isSameUser(current, user)) {
      this.publish(user, 'updated');
    }
  }
}

/**
 * Calls back with the current session, then with every change in this tab or another. Returns how to stop. It does not
 * publish sign-outs of this tab, nor the same change twice.
 */
export function watchSession(
  options: SessionWatchOptions,
  listener: (change: SessionChange) => void,
): () => void {
  const watch = new SessionWatch(options, listener);
  watch.start();
  return () => watch.stop();
}
