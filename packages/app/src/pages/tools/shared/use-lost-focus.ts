import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Asks whether a change took the focused control away. */
export const LostFocus = createContext<() => boolean>(() => false);

interface LostFocusOptions {
  /** Whether it takes the focus when it appears, and not only with a change. */
  onArrival?: boolean;
}

/** What cannot be focused itself gives the focus to its first button. */
const targetIn = (element: HTMLElement | null) =>
  element?.matches('button, [tabindex]') ? element : element?.querySelector('button');

/**
 * For what is to be used next: when the focused control goes, or is disabled, the element takes the focus as it
 * appears or as `change` changes; for one that cannot be focused its first button does. Focus that is elsewhere stays
 * there. Works within `FocusWatch`; of several the one that stands first in the page takes it.
 */
export function useLostFocus<E extends HTMLElement>(
  change?: unknown,
  { onArrival = true }: LostFocusOptions = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  const isLost = use(LostFocus);
  const isWaiting = useRef(onArrival);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each change.
  useEffect(() => {
    if (isWaiting.current && isLost()) targetIn(element.current)?.focus();
    isWaiting.current = true;
  }, [change, isLost]);
  return element;
}
