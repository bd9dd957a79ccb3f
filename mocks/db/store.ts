import type { Data } from './schema';

/**
 * Where the data is kept. `read` gives the current data, which another tab may have written a moment ago; it must not
 * be changed. `write` hands a draft to `change` and keeps what comes of it; nothing is kept when `change` throws. Both
 * are synchronous, so that no other request comes between reading and writing.
 */
export interface Store {
  read: () => Data;
  write: <Result>(change: (draft: Data) => Result) => Result;
  /** Forgets everything and starts from the seeds. */
  reset: () => void;
  /** Calls back after each change, by whichever tab; returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}
