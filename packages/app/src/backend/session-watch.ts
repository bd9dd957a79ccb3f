import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import type { AuthUser, SessionCause, SessionNews } from '@verapix/machines';
import { authUserOf, isSameUser } from './auth-user';
import type { OwnCalls } from './own-calls';
import { parseSession } from './session-schema';
import type { SessionStorage } from './session-storage';
import { storedSessionKey } from './stored-session';

/** After this long the person of an expired session that is still being refreshed is shown as signed in, in ms. */
export const staleAfterMs = 2000;

interface SessionWatchOptions {
  auth: GoTrueClient;
  storage: SessionStorage;
  own: OwnCalls;
  window: EventTarget;
}

/** What the server no longer accepts of a session that looks good here. */
async function endIfRefused(auth: GoTrueClient): Promise<AuthUser | null> {
  const { data, error } = await auth.getUser();
  const refused = isAuthApiError(error) && (error.status === 401 || error.status === 403);
  // auth-js itself ends a session that is missing.
  if (refused && !isAuthSessionMissingError(error)) await auth.signOut({ scope: 'local' });
  return authUserOf(data.user);
}

/** One listener's view of the session: turns auth-js' events into news, each told once. */
class SessionWatch {
  /** Undefined until the first news. */
  private known: AuthUser | null | undefined;
  private removals: number;
  private readonly storedAtStart: AuthUser | null;
  private readonly stops: (() => void)[] = [];

  private readonly options: SessionWatchOptions;
  private readonly listener: (news: SessionNews) => void;

  constructor(options: SessionWatchOptions, listener: (news: SessionNews) => void) {
    this.options = options;
    this.listener = listener;
    this.removals = options.storage.removals();
    this.storedAtStart = this.storedUser();
  }

  start() {
    const { auth, own, window } = this.options;
    const hearStorage = (event: Event) => this.hearStorage(event);
    window.addEventListener('storage', hearStorage);
    const timer = setTimeout(() => this.showStale(), staleAfterMs);
    void auth.initialize();
    const { data } = auth.onAuthStateChange((event, session) => this.hear(event, session));
    this.stops.push(
      () => clearTimeout(timer),
      () => window.removeEventListener('storage', hearStorage),
      () => data.subscription.unsubscribe(),
      own.onSigningOut(() => {
        if (this.known) this.known = null;
      }),
    );
  }

  stop() {
    for (const stop of this.stops.splice(0)) stop();
  }

  private storedUser(): AuthUser | null {
    return authUserOf(parseSession(this.options.storage.getItem(storedSessionKey))?.user);
  }

  private tell(user: AuthUser | null, cause: SessionCause) {
    this.known = user;
    this.listener({ user, cause });
  }

  private showStale() {
    const user = this.storedUser();
    if (this.known === undefined && user) this.tell(user, 'initial');
  }

  private hear(event: AuthChangeEvent, session: Session | null) {
    const removals = this.options.storage.removals();
    const removedHere = removals !== this.removals;
    this.removals = removals;
    const user = authUserOf(session?.user);
    if (event === 'INITIAL_SESSION') this.begin(user);
    else if (this.known === undefined) return;
    else if (!session) this.end(removedHere ? 'expired' : 'signed-out-elsewhere');
    else if (user) this.meet(event, user);
  }

  /** Another tab that took the session away, or everything (`key` is null then). */
  private hearStorage(event: Event) {
    const { key, newValue = null } = event as Partial<StorageEvent>;
    const isGone = (key === storedSessionKey || key === null) && newValue === null;
    if (isGone && this.known) this.end('signed-out-elsewhere');
  }

  /** The session as it was stored. One that could not be refreshed for now is still there, and is kept. */
  private begin(user: AuthUser | null) {
    const current = user ?? this.storedUser();
    if (this.known === undefined) {
      this.tell(current, !current && this.storedAtStart ? 'expired' : 'initial');
      // Not at once: auth-js is in the middle of telling.
      if (user) queueMicrotask(() => void this.verify());
    } else if (current) this.meet('SIGNED_IN', current);
    else this.end('expired');
  }

  private end(cause: 'expired' | 'signed-out-elsewhere') {
    if (this.known === null) return;
    if (this.options.own.isSigningOut()) this.known = null;
    else this.tell(null, cause);
  }

  private meet(event: AuthChangeEvent, user: AuthUser) {
    const { known } = this;
    if (this.options.own.isSigningIn()) this.tell(user, 'signed-in-here');
    else if (known?.id !== user.id) this.tell(user, 'signed-in-elsewhere');
    else if (event === 'TOKEN_REFRESHED') this.tell(user, 'refreshed');
    // A tab that comes back into view hears of its own session again: no news.
    else if (event === 'USER_UPDATED' || !isSameUser(known, user)) this.tell(user, 'updated');
  }

  /** Asks once per start whether the server still knows the session. */
  private async verify() {
    const user = await endIfRefused(this.options.auth).catch(() => null);
    const { known } = this;
    if (this.stops.length > 0 && user && known?.id === user.id && !isSameUser(known, user)) {
      this.tell(user, 'updated');
    }
  }
}

/**
 * Tells who is signed in: first how it stands, then every change, in this tab or another. Returns how to stop.
 * Says nothing of sign-outs of this tab, and nothing twice.
 */
export function watchSession(
  options: SessionWatchOptions,
  listener: (news: SessionNews) => void,
): () => void {
  const watch = new SessionWatch(options, listener);
  watch.start();
  return () => watch.stop();
}
