import { clampPosition, type Position } from './position';

/** Holds where the divider is. Whoever shows it subscribes and writes; React renders nothing for it. */
export function createDivider(start: Position) {
  let position = clampPosition(start);
  const listeners = new Set<(position: Position) => void>();
  return {
    read: () => position,
    /** Moves it there, at least 0 and at most 100. */
    moveTo: (next: Position) => {
      const clamped = clampPosition(next);
      if (clamped === position) return;
      position = clamped;
      for (const listener of listeners) listener(position);
    },
    subscribe: (listener: (position: Position) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Divider = ReturnType<typeof createDivider>;
