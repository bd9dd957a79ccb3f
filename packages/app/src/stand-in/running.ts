import type { StandIn } from './start';

let running: StandIn | undefined;
const listeners = new Set<() => void>();

/** The stand-in backend of this page, once it answers. Asking does not start it. */
export const runningStandIn = (): StandIn | undefined => running;

/** Calls back when it answers; returns the way to stop listening. */
export function onStandInRunning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For whoever started it. */
export function announceStandIn(standIn: StandIn): void {
  running = standIn;
  for (const listener of listeners) listener();
}
