import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what changes as a whole: when a change takes the focused button away, the focus goes to what is left instead of
 * the top of the document. Give the ref to an element with `tabIndex={-1}`; focus that was elsewhere stays there.
 */
export function useKeptFocus(change: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  useEffect(() => {
    const markUsed = () => {
      wasUsed.current = true;
    };
    const current = element.current;
    current?.addEventListener('focusin', markUsed);
    return () => current?.removeEventListener('focusin', markUsed);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each change.
  useEffect(() => {
    // After a dialog that closed with the change has given the focus back, if it could.
    const timer = setTimeout(() => {
      if (wasUsed.current && document.activeElement === document.body) element.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [change]);
  return element;
}
