import { useSyncExternalStore } from 'react';
import { screens } from '../../theme/screens';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(screens.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a phone's, so that the panel takes all of it. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(screens.tablet).matches,
    () => false,
  );
}
