import { useMemo, useReducer, useState } from 'react';

/** A value with what it was before, and what was undone. */
export interface HistoryState<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** What is being changed continuously, such as a slider: its changes are one step. */
  step: string | undefined;
}

export type HistoryEvent<Value> =
  | { type: 'changed'; changes: Partial<Value>; step: string }
  /** A slider was released, a picker closed: the next change is another step. */
  | { type: 'settled' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'restarted'; value: Value };

export const startHistory = <Value>(value: Value): HistoryState<Value> => ({
  past: [],
  now: value,
  future: [],
  step: undefined,
});

export function historyReducer<Value extends object>(
  history: HistoryState<Value>,
  event: HistoryEvent<Value>,
): HistoryState<Value> {
  const { past, now, future, step } = history;
  switch (event.type) {
    case 'changed':
      return {
        past: step === event.step ? past : [...past, now],
        now: { ...now, ...event.changes },
        future: [],
        step: event.step,
      };
    case 'settled':
      return { ...history, step: undefined };
    case 'restarted':
      return startHistory(event.value);
    case 'undone': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], step: undefined };
    }
    case 'redone': {
      const [after, ...rest] = future;
      if (!after) return history;
      return { past: [...past, now], now: after, future: rest, step: undefined };
    }
  }
}

/** A value with undo and redo. */
export type History<Value extends object> = ReturnType<typeof useHistory<Value>>;

/** Undo and redo for a value. Another `subject` starts again with the initial value. */
export function useHistory<Value extends object>(initial: Value, subject: unknown) {
  const [history, dispatch] = useReducer(historyReducer<Value>, initial, startHistory);
  const [historyOf, setHistoryOf] = useState(subject);
  if (historyOf !== subject) {
    setHistoryOf(subject);
    dispatch({ type: 'restarted', value: initial });
  }
  const actions = useMemo(
    () => ({
      /** Changes with the same `step` are undone together, until `settle`. */
      change: (changes: Partial<Value>, step: string) => dispatch({ type: 'changed', changes, step }),
      settle: () => dispatch({ type: 'settled' }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
    }),
    [],
  );
  const { past, now, future } = history;
  return { now, canUndo: past.length > 0, canRedo: future.length > 0, ...actions };
}
