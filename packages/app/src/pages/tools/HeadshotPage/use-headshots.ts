import { useCallback } from 'react';
import { useToasts } from '../../../wiring/toasts';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';

/** The run of this page, fetched and started with the first event; until then there is no snapshot. */
export function useHeadshots(): { snapshot: HeadshotSnapshot | undefined; send: HeadshotSend } {
  const { notify } = useToasts();
  const start = useCallback(async () => (await import('./start-headshots')).startHeadshots(notify), [notify]);
  return useLazyActor(start);
}
