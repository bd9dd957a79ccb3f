import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows, such as a stored one. Prerendered HTML and the first render of hydration have
 * `prerendered`; the value follows before the next paint. `read` must return the same value until it changes.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, read, () => prerendered);
}
