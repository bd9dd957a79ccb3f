import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import {
  type Composer,
  type Composition,
  type CutOutOutput,
  createComposer,
  subjectBox,
} from '@verapix/engines/background';
import { useEffect, useMemo, useReducer, useState } from 'react';

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

/** What the user sets of a composition. The crop follows from the margin and the subject. */
export interface Look extends Omit<Composition, 'crop'> {
  /** Around the subject, as a ratio of its longer side; absent while the whole picture is shown. */
  margin?: number | undefined;
}

/** The composition of a look, cropped to the subject of this result if it has a margin. */
export function useComposition(look: Look, result: CutOutOutput | undefined): Composition {
  const { margin, matte, edits } = look;
  const crop = useMemo(
    () => (result && margin !== undefined ? subjectBox({ ...result, matte, edits }, margin) : undefined),
    [result, margin, matte, edits],
  );
  return useMemo(() => {
    const { margin: _, ...composition } = look;
    return { ...composition, crop };
  }, [look, crop]);
}

/** A composer for a cut-out, closed with it. Without a cut-out no worker is started. */
export function useComposer(original: Blob, cutOut: Blob | undefined): Composer | undefined {
  const [held, setHeld] = useState<{ cutOut: Blob; composer: Composer }>();
  useEffect(() => {
    if (!cutOut) return;
    const composer = createComposer({ original, cutOut });
    setHeld({ cutOut, composer });
    return () => {
      composer.close();
      setHeld(undefined);
    };
  }, [original, cutOut]);
  return held?.cutOut === cutOut ? held?.composer : undefined;
}

/** What a composer made last. Both are undefined at first. */
export interface Composed<Made> {
  made?: Made | undefined;
  failure?: EngineFailure;
}

/**
 * The composition as one of a composer's methods makes it. While the next one is being made, the one before stays. Another
 * composer starts again with nothing.
 */
export function useComposed<Made>(
  make: ((composition: Composition) => Promise<EngineOutcome<Made>>) | undefined,
  composition: Composition,
): Composed<Made> {
  const [composed, setComposed] = useState<Composed<Made>>({});
  const show = useMemo(
    () =>
      make &&
      latestOnly<Composition>(async (wanted) => {
        const outcome = await make(wanted);
        setComposed(({ made }) =>
          outcome.ok ? { made: outcome.value } : { made, failure: outcome.failure },
        );
      }),
    [make],
  );
  useEffect(() => void show?.(composition), [show, composition]);
  useEffect(() => (show ? () => setComposed({}) : undefined), [show]);
  return composed;
}

/**
 * Does one piece of work at a time. Of the inputs that come meanwhile only the last is used, so that the latest result is
 * always shown, however fast a slider moves.
 */
export function latestOnly<Input>(work: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  let busy = false;
  let next: { input: Input } | undefined;
  return async (input) => {
    next = { input };
    if (busy) return;
    busy = true;
    try {
      while (next) {
        const { input: latest } = next;
        next = undefined;
        await work(latest);
      }
    } finally {
      busy = false;
    }
  };
}
