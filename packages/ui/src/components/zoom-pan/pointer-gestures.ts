import type { Point } from './geometry';

/** What becomes of a pointer that went down. */
export interface Drag {
  move: (event: PointerEvent) => void;
  /** `cancelled`: the browser took the pointer to scroll, or a second finger came down. */
  end?: (event: PointerEvent, cancelled: boolean) => void;
}

export interface GestureHandlers {
  /** One pointer went down: who takes it? */
  start: (event: PointerEvent) => Drag | null;
  /** Two fingers moved. Places are measured from the middle of the stage. */
  pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
}

/** Where a pointer is, from the middle of the stage. */
export function placeOn(stage: Element, event: { clientX: number; clientY: number }): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** Tells drags from pinches on `stage`. Follows the pointer past its edge. Returns how to stop listening. */
export function listenToGestures(stage: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, PointerEvent>();
  const pairOf = ([one, other]: ReadonlyMap<number, PointerEvent>) =>
    one && other && ([placeOn(stage, one[1]), placeOn(stage, other[1])] as const);
  const listening = new AbortController();
  let drag: Drag | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size === 2) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 2) drag?.end?.(event, true);
    drag = pointers.size === 1 ? handlers.start(event) : null;
  };
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    const from = pairOf(pointers);
    pointers.set(event.pointerId, event);
    const to = pairOf(pointers);
    if (from && to) handlers.pinch(from, to);
    else drag?.move(event);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    drag?.end?.(event, event.type === 'pointercancel');
    drag = null;
  };

  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  // Two fingers are ours even where one finger scrolls the page.
  const keepPinch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
  stage.addEventListener('touchstart', keepPinch, { signal, passive: false });
  return () => listening.abort();
}
