import { useRef } from 'react';

/**
 * Handlers for the content of a modal window. When it closes, they return focus to where it was, even if it was
 * opened without a trigger, unless another element (such as a new page's heading) has taken the focus.
 */
export function useReturnFocus() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
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
