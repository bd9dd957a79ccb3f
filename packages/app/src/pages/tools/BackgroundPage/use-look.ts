import type { CutOutOutput, Look } from '@verapix/engines/background';
import { useMemo, useReducer, useState } from 'react';
import { lookAfter, startLook } from './look-history';

/** How the result looks now, and the ways to change that. */
export interface LookState {
  now: Look;
  canUndo: boolean;
  canRedo: boolean;
  /** `step` names what is changed: the moves of one slider are one step until `settle`. */
  change: (changes: Partial<Look>, step: string) => void;
  settle: () => void;
  undo: () => void;
  redo: () => void;
}

/** The look of a result, with the way back. The next result begins plain. */
export function useLook(result: CutOutOutput | undefined): LookState {
  const [history, dispatch] = useReducer(lookAfter, startLook);
  const [lookOf, setLookOf] = useState(result);
  if (lookOf !== result) {
    setLookOf(result);
    dispatch({ type: 'restarted' });
  }
  const acts = useMemo(
    () => ({
      change: (changes: Partial<Look>, step: string) => dispatch({ type: 'changed', changes, step }),
      settle: () => dispatch({ type: 'settled' }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
    }),
    [],
  );
  const { past, now, future } = history;
  return { now, canUndo: past.length > 0, canRedo: future.length > 0, ...acts };
}
