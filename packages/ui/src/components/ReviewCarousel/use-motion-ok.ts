import { useSyncExternalStore } from 'react';
import { screens } from '../../theme/screens';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(screens.motionOk);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether things may move by themselves. The page's HTML is made as though they may not. */
export function useMotionOk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(screens.motionOk).matches,
    () => false,
  );
}
