/** A list of listeners. */
export function createEmitter<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Calls every listener. */
    emit: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    /** Adds a listener. Returns a function that removes it. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
