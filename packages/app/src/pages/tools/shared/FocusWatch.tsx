import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { LostFocus } from './use-lost-focus';

/**
 * Knows whether what was focused last is there no more, or can no longer be used, and nothing else was focused since.
 * Once around a page whose controls come and go.
 */
export function FocusWatch({ children }: { children: ReactNode }) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const isLost = useCallback(() => hasGone(last.current) && !isHeld(), []);
  return <LostFocus value={isLost}>{children}</LostFocus>;
}

const hasGone = (element: Element | null) =>
  element !== null && (!element.isConnected || element.matches(':disabled'));

/** A control that was just disabled stays the active one until the next frame. */
function isHeld(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !activeElement.matches(':disabled');
}
