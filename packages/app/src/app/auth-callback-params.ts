import { createContext, use, useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { paths } from './paths';

/** What the address of an auth callback held: tokens, a code, an error or nothing. Each visit has its own object. */
export interface AuthCallbackParams {
  /** With its `#`, not parsed; empty if there was none. */
  readonly hash: string;
  /** With its `?`, not parsed; empty if there was none. */
  readonly search: string;
}

/** The pages that the provider and mailed links redirect to. */
type CallbackPath = typeof paths.authCallback | typeof paths.resetPassword;

const callbackRoutes = [{ path: paths.authCallback }, { path: paths.resetPassword }] satisfies {
  path: CallbackPath;
}[];

/** Holds the params that were taken out of the address, where neither the history nor a referrer shows them. */
export interface AuthCallbacks {
  /** The latest params of a page, until they are consumed. */
  latest: (path: CallbackPath) => AuthCallbackParams;
  /** Forgets the params: they were used, or are of no use. */
  consume: (params: AuthCallbackParams) => void;
  /** Calls back when another callback address was opened within the document. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** The parts of `window` that hold the address. */
export interface AddressBar {
  location: Pick<Location, 'hash' | 'search' | 'pathname'>;
  history: Pick<History, 'replaceState' | 'state'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

/** Moves the params out of the address and the history. Null if there are none or the page is no callback. */
function takeParams({
  location,
  history,
}: AddressBar): { path: CallbackPath; params: AuthCallbackParams } | null {
  const { hash, search, pathname } = location;
  const match = matchRoutes(callbackRoutes, pathname)?.[0];
  // A hash without an equals sign is an anchor of the page.
  if (!match || !(hash.includes('=') || search !== '')) return null;
  history.replaceState(history.state, '', pathname);
  return { path: match.route.path, params: { hash, search } };
}

/**
 * Takes tokens out of the address at once, and out of each callback address that is opened later in this document. Call
 * it before the router, or anything that logs or requests, sees the address: then the router's own listener comes second.
 */
export function watchAuthCallbacks(window: AddressBar): AuthCallbacks {
  const taken = new Map<CallbackPath, AuthCallbackParams>();
  const listeners = new Set<() => void>();
  const take = () => {
    const found = takeParams(window);
    if (!found) return;
    taken.set(found.path, found.params);
    for (const listener of listeners) listener();
  };
  take();
  window.addEventListener('popstate', take);
  return {
    latest: (path) => taken.get(path) ?? { hash: '', search: '' },
    consume(params) {
      for (const [path, latest] of taken) if (latest === params) taken.delete(path);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const AuthCallbacksContext = createContext<AuthCallbacks | null>(null);

/** The params of this page's address: the same object while the page is shown, until another address is opened. */
export function useAuthCallbackParams(path: CallbackPath): {
  params: AuthCallbackParams;
  consume: AuthCallbacks['consume'];
} {
  const callbacks = use(AuthCallbacksContext);
  if (!callbacks) {
    throw new Error('useAuthCallbackParams found no context: render the component within Providers.');
  }
  const { latest, consume, subscribe } = callbacks;
  const [params, setParams] = useState(() => latest(path));
  useEffect(() => subscribe(() => setParams(latest(path))), [latest, subscribe, path]);
  return { params, consume };
}
