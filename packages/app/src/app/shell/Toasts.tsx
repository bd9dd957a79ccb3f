import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useToasts } from '../toasts';

const ToastArea = lazy(async () => ({ default: (await import('./ToastArea')).ToastArea }));

/** The toast area of every page. It mounts with the first message. */
export function Toasts() {
  const { subscribe, actor: current } = useToasts();
  const actor = useSyncExternalStore(subscribe, current, () => undefined);
  return <Suspense>{actor && <ToastArea actor={actor} />}</Suspense>;
}
