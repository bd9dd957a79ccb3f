import { createEmitter } from '@verapix/domain';

/** Whether this page is being left. */
export interface Leaving {
  isLeaving: () => boolean;
  /** Calls back when the user leaves, or stays after all. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Watches whether the page is being left. It loads no more code then, but in Firefox its scripts go on until the next page
 * answers: what they import meanwhile fails, which is no failure of the page. Any input shows that the user has stayed.
 */
export function watchLeaving(window: Pick<EventTarget, 'addEventListener'>): Leaving {
  const { emit, subscribe } = createEmitter();
  let isLeaving = false;
  const update = ({ type }: Event) => {
    const next = type === 'beforeunload';
    if (next === isLeaving) return;
    isLeaving = next;
    emit();
  };
  for (const type of ['beforeunload', 'pageshow', 'pointerdown', 'keydown'])
    window.addEventListener(type, update, true);
  return { isLeaving: () => isLeaving, subscribe };
}
