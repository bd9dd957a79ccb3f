import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

export interface PauseProps {
  /** Whether anything is shown that could go away by itself. */
  hasToasts: boolean;
  /**
   * The toasts' time must stop, or may run again: `true` while the pointer or focus is on them or the window is not
   * the active one.
   */
  onPauseChange?: ((paused: boolean) => void) | undefined;
}

type Reason = 'pointer' | 'focus' | 'away';

/** Handlers for the element round the toasts that report when a person needs the time to stop. */
export function usePause({ hasToasts, onPauseChange }: PauseProps) {
  const reasons = useRef(new Set<Reason>());
  const report = useRef(onPauseChange);
  useEffect(() => {
    report.current = onPauseChange;
  });

  const set = useCallback((reason: Reason, holds: boolean) => {
    const before = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) report.current?.(after);
  }, []);

  useEffect(() => {
    if (!hasToasts) return;
    const leave = () => set('away', true);
    const comeBack = () => set('away', false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      // A toast that goes from under the pointer, or with focus in it, sends no leaving event.
      for (const reason of ['pointer', 'focus', 'away'] as const) set(reason, false);
    };
  }, [hasToasts, set]);

  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: () => set('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) set('focus', false);
    },
  };
}
