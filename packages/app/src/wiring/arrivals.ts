import { matchRoutes } from 'react-router-dom';
import { paths } from '../paths';

/** What the address of a page brought along: tokens, a code, an error or nothing. Each visit's is an object of its own. */
export interface Arrival {
  /** With its `#`, unread; empty when there was none. */
  readonly hash: string;
  /** With its `?`, unread; empty when there was none. */
  readonly search: string;
}

/** The pages that the provider and mailed links lead back to. */
type ArrivalPath = typeof paths.authCallback | typeof paths.resetPassword;

const arrivalRoutes = [{ path: paths.authCallback }, { path: paths.resetPassword }] satisfies {
  path: ArrivalPath;
}[];

/** What addresses brought, kept where neither the history nor a referrer shows it. */
export interface Arrivals {
  /** What that page's address brought last, until it is settled. */
  latest: (path: ArrivalPath) => Arrival;
  /** It was used, or is of no use: nobody gets it again. */
  settle: (arrival: Arrival) => void;
  /** Calls back when an address was opened within the document; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** The parts of `window` that hold the address. */
export interface AddressBar {
  location: Pick<Location, 'hash' | 'search' | 'pathname'>;
  history: Pick<History, 'replaceState' | 'state'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

/** Takes what the address brought out of it and out of the history. Null where it brought nothing, or is not such a page's. */
function takeArrival({ location, history }: AddressBar): { path: ArrivalPath; arrival: Arrival } | null {
  const { hash, search, pathname } = location;
  const match = matchRoutes(arrivalRoutes, pathname)?.[0];
  // Without an equals sign it is an anchor of the page.
  if (!match || !(hash.includes('=') || search !== '')) return null;
  history.replaceState(history.state, '', pathname);
  return { path: match.route.path, arrival: { hash, search } };
}

/**
 * Takes tokens out of the address at once, and of every address that is opened later in this document. Call it before
 * the router, or anything that logs or asks, sees the address: the router's own listener then comes second.
 */
export function watchArrivals(window: AddressBar): Arrivals {
  const brought = new Map<ArrivalPath, Arrival>();
  const listeners = new Set<() => void>();
  const take = () => {
    const taken = takeArrival(window);
    if (!taken) return;
    brought.set(taken.path, taken.arrival);
    for (const listener of listeners) listener();
  };
  take();
  window.addEventListener('popstate', take);
  return {
    latest: (path) => brought.get(path) ?? { hash: '', search: '' },
    settle(arrival) {
      for (const [path, known] of brought) if (known === arrival) brought.delete(path);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
