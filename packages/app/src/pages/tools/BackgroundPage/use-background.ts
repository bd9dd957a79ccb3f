import { useCallback } from 'react';
import { useToasts } from '../../../wiring/toasts';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';

/** The run of this page, fetched and started with the first event; until then there is no snapshot. */
export function useBackground(): { snapshot: BackgroundSnapshot | undefined; send: BackgroundSend } {
  const { notify } = useToasts();
  const start = useCallback(
    async () => (await import('./start-background')).startBackground(notify),
    [notify],
  );
  return useLazyActor(start);
}
