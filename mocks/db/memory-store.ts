import type { Data } from './schema';
import type { Store } from './store';

/** A store that forgets when the page or the process ends. `initial` makes the seeds, also after a reset. */
export function createMemoryStore(initial: () => Data): Store {
  let data = initial();
  const listeners = new Set<() => void>();
  const keep = (next: Data) => {
    data = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => data,
    write: (change) => {
      const draft = structuredClone(data);
      const result = change(draft);
      keep(draft);
      return result;
    },
    reset: () => keep(initial()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
