import type { ToolId } from '@verapix/domain';
import { createContext, use } from 'react';
import { acceptedAddress } from './accepted-address';
import { appConsent } from './consent';

/** A run of a tool on the device that succeeded. */
interface MeasuredRun {
  tool: ToolId;
  /** With the time to load what the tool needs. */
  milliseconds: number;
}

/** How fast a page is. */
export interface PageSpeed {
  /** The pattern of the page's path, such as `/blog/:slug`: it has no ids. */
  path: string;
  /** A Core Web Vital: https://web.dev/articles/vitals */
  metric: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds; for CLS a score, 0 for no shift at all. */
  value: number;
}

/** An event as it is sent. None names a user, a device, a picture or a file. */
export type AnalyticsEvent =
  /** `path`: without query and hash, which may hold secrets. */
  | { name: 'page_not_found'; path: string }
  | ({ name: 'page_speed' } & PageSpeed)
  | ({ name: 'tool_run' } & MeasuredRun);

interface AnalyticsOptions {
  /** The address that receives events; undefined if none is configured, or it is invalid. */
  endpoint: () => string | undefined;
  /** Whether the user consents, checked for each event. */
  isAllowed: () => boolean;
  send: (endpoint: string, body: string) => void;
}

const maxPathCharacters = 200;

const barePath = (path: string) => path.replace(/[?#].*/s, '').slice(0, maxPathCharacters);

/** Creates the analytics port, the only way events leave the page. It keeps no queue: an event before consent is never sent. */
export function createAnalytics({ endpoint, isAllowed, send }: AnalyticsOptions) {
  return {
    /** Sends an event if the user has consented; otherwise drops it. */
    track: (event: AnalyticsEvent): void => {
      const address = endpoint();
      if (address === undefined || !isAllowed()) return;
      send(address, JSON.stringify('path' in event ? { ...event, path: barePath(event.path) } : event));
    },
  };
}

/** The app's analytics port. */
export const appAnalytics = createAnalytics({
  endpoint: () => acceptedAddress(import.meta.env.VITE_ANALYTICS_URL, location.origin),
  isAllowed: () => appConsent.read().performance,
  // A beacon is sent even while the page unloads.
  send: (address, body) => void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
});

const AnalyticsContext = createContext<Pick<typeof appAnalytics, 'track'>>(appAnalytics);

/** Replaces the app's port in a story or a test. */
export const AnalyticsProvider = AnalyticsContext.Provider;

/** The analytics port: the app's, or that of a story or a test. */
export const useAnalytics = () => use(AnalyticsContext);
