import { createEmitter } from '@verapix/domain';
import { createContext, use, useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { basename } from '../content/address';
import { paths } from '../content/paths';

/** What the address of an auth callback held: tokens, a code, an error or nothing. Each visit has its own object. */
export interface AuthCallbackParams {
  /** With its `#`, not parsed; empty if there was none. */
  readonly hash: string;
  /** With its `?`, not parsed; empty if there was none. */
  readonly search: string;
}

/** The pages that the provider and mailed links redirect to. */
const callbackRoutes = ([paths.authCallback, paths.resetPassword] as const).map((path) => ({ path }));
type CallbackPath = (typeof callbackRoutes)[number]['path'];

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

/**
 * Takes tokens out of the address at once, and out of each callback address that is opened later in this document. Call
 * it before the router, or anything that logs or requests, sees the address: then the router's own listener comes second.
 */
export function watchAuthCallbacks(window: AddressBar): AuthCallbacks {
  const received = new Map<CallbackPath, AuthCallbackParams>();
  const { emit, subscribe } = createEmitter();
  const take = () => {
    const { hash, search, pathname } = window.location;
    const match = matchRoutes(callbackRoutes, pathname, basename)?.[0];
    // A hash without an equals sign is an anchor of the page.
    if (!match || !(hash.includes('=') || search !== '')) return;
    window.history.replaceState(window.history.state, '', pathname);
    received.set(match.route.path, { hash, search });
    emit();
  };
  take();
  window.addEventListener('popstate', take);
  return {
    latest: (path) => received.get(path) ?? { hash: '', search: '' },
    consume(params) {
      for (const [path, latest] of received) if (latest === params) received.delete(path);
    },
    subscribe,
  };
}

export const AuthCallbacksContext = createContext<AuthCallbacks | null>(null);

/** The params of this page's address: the same object while the page is shown, until another address is opened. */
export function useAuthCallbackParams(path: CallbackPath) {
  const callbacks = use(AuthCallbacksContext);
  if (!callbacks) {
    throw new Error('useAuthCallbackParams found no context: render the component within Providers.');
  }
  const { latest, consume, subscribe } = callbacks;
  const [params, setParams] = useState(() => latest(path));
  useEffect(() => subscribe(() => setParams(latest(path))), [latest, subscribe, path]);
  return { params, consume };
}
