import { createEmitter } from '@verapix/domain';
import type { Data } from './schema';

/** Where the data is stored. Reads and writes are synchronous, so no other request runs between them. */
export interface Store {
  /** Returns the current data, which another tab may have written. It must not be changed. */
  read: () => Data;
  /** Passes a draft to `change` and stores it. Nothing is stored if `change` throws. */
  write: <Result>(change: (draft: Data) => Result) => Result;
  /** Replaces everything by the initial data. */
  reset: () => void;
  /** Calls the listener after each change in any tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A store in memory. `initial` also provides the data after a reset. */
export function createMemoryStore(initial: () => Data): Store {
  let data = initial();
  const { emit, subscribe } = createEmitter();
  const replace = (next: Data) => {
    data = next;
    emit();
  };
  return {
    read: () => data,
    write: (change) => {
      const draft = structuredClone(data);
      const result = change(draft);
      replace(draft);
      return result;
    },
    reset: () => replace(initial()),
    subscribe,
  };
}
