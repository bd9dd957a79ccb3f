import { useRef } from 'react';

/**
 * Handlers for the content of a modal window. When it closes, they return focus to where it was, even if it was
 * opened without a trigger, unless another element (such as a new page's heading) has taken the focus. When it opens,
 * they focus the element with `data-first-focus`, if there is one: with `autoFocus` it would have the focus already, and
 * where the focus was would not be known.
 */
export function useReturnFocus() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      const content = event.target instanceof Element ? event.target : null;
      const first = content?.querySelector<HTMLElement>('[data-first-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      const { activeElement, body } = document;
      const moved = activeElement !== null && activeElement !== body;
      const origin = before.current;
      const known = origin instanceof HTMLElement && origin !== body && origin.isConnected;
      if (moved || known) event.preventDefault();
      if (known && !moved) origin.focus();
    },
  };
}
