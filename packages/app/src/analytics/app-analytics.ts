import { createContext, use } from 'react';
import { acceptedTemplate } from '../wiring/tools/image-provider';
import { type Analytics, createAnalytics } from './analytics';
import { appConsent } from './app-consent';

/** Where this build sends events, if it names an address that may be used. */
const endpoint = (): string | undefined =>
  acceptedTemplate(import.meta.env.VITE_ANALYTICS_URL, location.origin);

const AnalyticsContext = createContext<Analytics>(
  createAnalytics({
    endpoint,
    isAllowed: () => appConsent.read().performance,
    // Leaves even while the page is being left.
    send: (address, body) =>
      void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
  }),
);

/** For a story or a test: another port in place of the app's. */
export const AnalyticsProvider = AnalyticsContext.Provider;

/** The app's port for events. */
export const useAnalytics = (): Analytics => use(AnalyticsContext);
