import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useRef } from 'react';

/** Returns whether a change took the focused control away. */
export const LostFocusContext = createContext<() => boolean>(() => false);

/**
 * Knows whether the element that was focused last has been removed or disabled while nothing else was focused. Render it
 * once around a page whose controls come and go.
 */
export function FocusWatch({ children }: { children: ReactNode }) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const isLost = useCallback(() => isGone(last.current) && !isFocusHeld(), []);
  return <LostFocusContext value={isLost}>{children}</LostFocusContext>;
}

const isGone = (element: Element | null) =>
  element !== null && (!element.isConnected || element.matches(':disabled'));

/** A control that was just disabled stays the active element until the next frame. */
function isFocusHeld(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !activeElement.matches(':disabled');
}

/** An element that cannot be focused gives the focus to its first button. */
const focusTargetIn = (element: HTMLElement | null) =>
  element?.matches('button, [tabindex]') ? element : element?.querySelector('button');

/** Does not scroll to what is in view: browsers scroll to where a sticky element would be otherwise. */
function focusWhereItIs(target: HTMLElement | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  target.focus({ preventScroll: top >= 0 && bottom <= window.innerHeight });
}

/**
 * For the control that is used next. When the focused control is removed or disabled, the element with this ref takes
 * the focus as it is mounted, unless `onMount` is false, or as `change` changes; focus that is elsewhere stays there. Works inside `FocusWatch`. Of
 * several such elements, the first in the document takes the focus.
 */
export function useLostFocus<E extends HTMLElement>(
  change?: unknown,
  { onMount = true }: { onMount?: boolean } = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  const isLost = use(LostFocusContext);
  const isReady = useRef(onMount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each change.
  useEffect(() => {
    if (isReady.current && isLost()) focusWhereItIs(focusTargetIn(element.current));
    isReady.current = true;
  }, [change, isLost]);
  return element;
}
