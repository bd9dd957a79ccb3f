import { useSyncExternalStore } from 'react';
import { unreadIn } from './mails';
import { warningOf } from './networks';
import { onStandInRunning, runningStandIn } from './running';

/** Hears of the start, and from then on of every change. */
function subscribe(listener: () => void): () => void {
  let stops: (() => void)[] = [];
  const follow = () => {
    const standIn = runningStandIn();
    if (standIn) stops = [standIn.store.subscribe(listener), standIn.network.subscribe(listener)];
  };
  const stopWaiting = onStandInRunning(() => {
    follow();
    listener();
  });
  follow();
  return () => {
    stopWaiting();
    for (const stop of stops) stop();
  };
}

const unread = () => unreadIn(runningStandIn()?.store.read().mails ?? []);
const warning = () => warningOf(runningStandIn()?.network.read() ?? 'ok');

/** What the launcher shows of the stand-in backend; nothing before something else has started it. */
export function useSigns() {
  return {
    standIn: useSyncExternalStore(subscribe, runningStandIn),
    unread: useSyncExternalStore(subscribe, unread),
    warning: useSyncExternalStore(subscribe, warning),
  };
}
