import { useLayoutEffect, useRef } from 'react';

/**
 * A function of one identity that calls the latest `handler`. For listeners that an effect adds once. React's own
 * `useEffectEvent` needs 19.2, and the design system works from 18.3 on.
 */
export function useLatest<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useRef((...args: Args) => latest.current(...args)).current;
}
