import { useSyncExternalStore } from 'react';
import { unreadIn } from './mails';
import { warningOf } from './networks';
import { onBackendStarted, runningBackend } from './start';

/** Subscribes to the start and to every later change. */
function subscribe(listener: () => void): () => void {
  let stops: (() => void)[] = [];
  const follow = () => {
    const backend = runningBackend();
    if (backend) stops = [backend.store.subscribe(listener), backend.network.subscribe(listener)];
  };
  const stopWaiting = onBackendStarted(() => {
    follow();
    listener();
  });
  follow();
  return () => {
    stopWaiting();
    for (const stop of stops) stop();
  };
}

const unread = () => unreadIn(runningBackend()?.store.read().mails ?? []);
const warning = () => warningOf(runningBackend()?.network.read() ?? 'ok');

/** The status that the launcher shows; undefined before the mock backend has started. */
export function useStatus() {
  return {
    backend: useSyncExternalStore(subscribe, runningBackend),
    unread: useSyncExternalStore(subscribe, unread),
    warning: useSyncExternalStore(subscribe, warning),
  };
}
