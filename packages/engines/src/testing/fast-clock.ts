import type { Wait } from '../simulated/wait';

/** A clock that runs at once and keeps the time. */
export function fastClock() {
  const clock = { now: 0 };
  const wait: Wait = async (ms, signal) => {
    signal.throwIfAborted();
    clock.now += ms;
  };
  return { clock, wait };
}
