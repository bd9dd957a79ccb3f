import { useRef } from 'react';

/**
 * Handlers for a modal window's content: when it closes, focus goes back to where it was, also when the window was
 * opened without a trigger, unless something else (a new page's heading) has taken it meanwhile.
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
