import { type AnalyticsEvent, appAnalytics } from './analytics';
import { appConsent, type ConsentStore } from './consent';

interface MeasureOptions {
  /** The pattern of the page's path. */
  path: string;
  /** Whether there is an address for events. */
  hasReceiver?: boolean;
  consent?: Pick<ConsentStore, 'read'>;
  analytics?: { track: (event: AnalyticsEvent) => void };
}

/**
 * Measures the page that was opened, if the user consents. Who consents while it is open is measured from the next page
 * load on: nothing is sent of what happened before.
 */
export async function measurePage({
  path,
  hasReceiver = Boolean(import.meta.env.VITE_ANALYTICS_URL),
  consent = appConsent,
  analytics = appAnalytics,
}: MeasureOptions): Promise<void> {
  if (!hasReceiver || !consent.read().performance) return;
  const { reportPageSpeed } = await import('./page-speed');
  reportPageSpeed(path, (speed) => analytics.track({ name: 'page_speed', ...speed }));
}
