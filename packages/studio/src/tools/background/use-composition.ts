import { endStep, recordChange, redo, startHistory, undo } from '@verapix/domain';
import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import {
  type Composer,
  type Composition,
  type CutOutOutput,
  createComposer,
  plainComposition,
  subjectBox,
} from '@verapix/engines/background';
import { useEffect, useMemo, useState } from 'react';

/** What the user sets of a composition. The crop follows from the margin and the subject. */
interface CompositionSettings extends Omit<Composition, 'crop'> {
  /** Around the subject, as a ratio of its longer side; absent while the whole picture is shown. */
  margin?: number | undefined;
}

/** The settings of a composition, with undo and redo. */
export type CompositionHistory = ReturnType<typeof useCompositionHistory>;

/** The settings of a composition, with undo and redo. Another result starts with a plain composition. */
export function useCompositionHistory(result: CutOutOutput | undefined, onEdited: () => void) {
  const [history, setHistory] = useState(startPlain);
  const [historyOf, setHistoryOf] = useState(result);
  if (historyOf !== result) {
    setHistoryOf(result);
    setHistory(startPlain());
  }
  const actions = useMemo(() => {
    const edit = (next: Parameters<typeof setHistory>[0]) => {
      setHistory(next);
      onEdited();
    };
    return {
      /** Changes with the same `step` are undone together, until `endStep`. */
      change: (changes: Partial<CompositionSettings>, step: string) =>
        edit((before) => recordChange(before, changes, step)),
      endStep: () => setHistory(endStep),
      undo: () => edit(undo),
      redo: () => edit(redo),
    };
  }, [onEdited]);
  const { past, present, future } = history;
  return { settings: present, canUndo: past.length > 0, canRedo: future.length > 0, ...actions };
}

const startPlain = () => startHistory<CompositionSettings>(plainComposition);

/** The composition of these settings, cropped to the subject of this result if they have a margin. */
export function useComposition(settings: CompositionSettings, result: CutOutOutput | undefined): Composition {
  const { margin, matte, edits } = settings;
  const crop = useMemo(
    () => (result && margin !== undefined ? subjectBox({ ...result, matte, edits }, margin) : undefined),
    [result, margin, matte, edits],
  );
  return useMemo(() => {
    const { margin: _, ...composition } = settings;
    return { ...composition, crop };
  }, [settings, crop]);
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

/** What a composer returned last. Both are undefined at first. */
export interface Composed<Result> {
  result?: Result | undefined;
  failure?: EngineFailure;
}

/**
 * The composition as one of a composer's methods makes it. While the next one is being made, the one before stays. Another
 * composer starts again with nothing.
 */
export function useComposed<Result>(
  make: ((composition: Composition) => Promise<EngineOutcome<Result>>) | undefined,
  composition: Composition,
): Composed<Result> {
  const [composed, setComposed] = useState<Composed<Result>>({});
  const show = useMemo(
    () =>
      make &&
      latestOnly<Composition>(async (wanted) => {
        const outcome = await make(wanted);
        setComposed(({ result }) =>
          outcome.ok ? { result: outcome.value } : { result, failure: outcome.failure },
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
