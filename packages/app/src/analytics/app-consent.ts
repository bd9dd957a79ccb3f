import { useSyncExternalStore } from 'react';
import { createConsent, untilChosen } from './consent';

/** What somebody chose in this browser. */
export const appConsent = createConsent({
  storage: () => localStorage,
  tabStorage: () => sessionStorage,
  tab: () => window,
});

/** What holds now, and whether somebody chose it. The page's HTML was made before anybody did. */
export function useConsent() {
  const consent = useSyncExternalStore(appConsent.subscribe, appConsent.read, () => untilChosen);
  const isChosen = useSyncExternalStore(appConsent.subscribe, appConsent.isChosen, () => false);
  return { consent, isChosen };
}
