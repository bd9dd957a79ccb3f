import { EngineStop } from '../failures';

/** How often is looked whether something has come, in milliseconds. A hidden page draws nothing, so its time does not count. */
const look = 1000;
/** How often in a row nothing may have come. */
const maxLooks = 60;

/**
 * Limits how long nothing may come of work that one worker does in turn: whatever is done starts the time again. After
 * `onStall`, all that waits and all later work rejects.
 */
export function createStallLimit(
  onStall: () => void,
  isHidden = () => globalThis.document?.visibilityState === 'hidden',
) {
  const stop = new EngineStop('too-slow');
  const waiting = new Set<(reason: EngineStop) => void>();
  let [looks, isStalled] = [0, false];
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const stall = () => {
    end();
    isStalled = true;
    for (const reject of waiting) reject(stop);
    onStall();
  };
  const tick = () => {
    if (!isHidden()) looks += 1;
    if (looks >= maxLooks) stall();
  };
  return {
    end,
    limit: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isStalled) throw stop;
      let fail: (reason: EngineStop) => void = () => {};
      const stalled = new Promise<never>((_, reject) => {
        fail = reject;
      });
      if (waiting.size === 0) looks = 0;
      waiting.add(fail);
      timer ??= setInterval(tick, look);
      try {
        return await Promise.race([work(), stalled]);
      } finally {
        looks = 0;
        waiting.delete(fail);
        if (waiting.size === 0) end();
      }
    },
  };
}
