import { EngineStop } from '../failures';

/** Longest that a download may stand still, in milliseconds. */
export const stallLimitMs = 30_000;

/** Ends a wait when nothing has moved for too long. */
export function stallLimit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (reason: EngineStop) => void = () => {};
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new EngineStop('model-unavailable')), stallLimitMs);
  };
  return {
    /** Something came: the wait begins anew. */
    moved,
    /** The work's result; a rejection with `model-unavailable` when it stands still for `stallLimitMs`. */
    async during<Result>(work: Promise<Result>): Promise<Result> {
      const stalled = new Promise<never>((_, reject) => {
        fail = reject;
      });
      moved();
      try {
        return await Promise.race([work, stalled]);
      } finally {
        clearTimeout(timer);
        fail = () => {};
      }
    },
  };
}
