/** A list of listeners. */
export interface Emitter<Args extends unknown[]> {
  /** Calls every listener. */
  emit: (...args: Args) => void;
  /** Adds a listener. Returns a function that removes it. */
  subscribe: (listener: (...args: Args) => void) => () => void;
}

export function createEmitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
