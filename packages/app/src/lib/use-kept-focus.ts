import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus near content that changes as a whole: if a change removes the focused button, the element with this
 * ref gets the focus instead of the top of the document. The element needs `tabIndex={-1}`. Focus elsewhere stays there.
 */
export function useKeptFocus(change: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const onFocusIn = () => {
      hadFocus.current = true;
    };
    const current = element.current;
    current?.addEventListener('focusin', onFocusIn);
    return () => current?.removeEventListener('focusin', onFocusIn);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each change.
  useEffect(() => {
    // A dialog that closed with the change restores the focus first, if it can.
    const timer = setTimeout(() => {
      if (hadFocus.current && document.activeElement === document.body) element.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [change]);
  return element;
}
