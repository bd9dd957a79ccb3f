import { createContext, use } from 'react';
import { acceptedAddress } from './accepted-address';
import { appConsent } from './consent';

/** An event as it is sent. */
interface AnalyticsEvent {
  name: 'page_not_found';
  /** The path, without query and hash, which may hold secrets. */
  path: string;
}

interface AnalyticsOptions {
  /** The address that receives events; undefined if none is configured, or it is invalid. */
  endpoint: () => string | undefined;
  /** Whether the user consents, checked for each event. */
  isAllowed: () => boolean;
  send: (endpoint: string, body: string) => void;
}

const maxPathCharacters = 200;

/** Creates the analytics port, the only way events leave the page. It keeps no queue: an event before consent is never sent. */
export function createAnalytics({ endpoint, isAllowed, send }: AnalyticsOptions) {
  return {
    /** Sends an event if the user has consented; otherwise drops it. */
    track: ({ name, path }: AnalyticsEvent): void => {
      const address = endpoint();
      if (address === undefined || !isAllowed()) return;
      const [bare = ''] = path.split(/[?#]/);
      send(address, JSON.stringify({ name, path: bare.slice(0, maxPathCharacters) }));
    },
  };
}

const AnalyticsContext = createContext(
  createAnalytics({
    endpoint: () => acceptedAddress(import.meta.env.VITE_ANALYTICS_URL, location.origin),
    isAllowed: () => appConsent.read().performance,
    // A beacon is sent even while the page unloads.
    send: (address, body) =>
      void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
  }),
);

/** Replaces the app's port in a story or a test. */
export const AnalyticsProvider = AnalyticsContext.Provider;

/** The app's analytics port. */
export const useAnalytics = () => use(AnalyticsContext);
