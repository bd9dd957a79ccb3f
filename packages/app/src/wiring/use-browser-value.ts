import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows, such as something stored in it. The page's HTML was made without it, so the first
 * render says `atBuild`, and the value follows before anything is painted. `read` must give equal values each time.
 */
export function useBrowserValue<Value>(read: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, read, () => atBuild);
}
