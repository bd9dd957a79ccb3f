import type { Point } from './geometry';
import { isZoomed, type ZoomController } from './zoom-controller';

/** A drag that pans the picture. */
function panDrag(start: PointerEvent, zoom: ZoomController): Drag {
  let last = start;
  return {
    move: (event) => {
      zoom.pan({ x: event.clientX - last.clientX, y: event.clientY - last.clientY });
      last = event;
    },
  };
}

/** May handle a pressed pointer instead of panning. */
export type TakeDrag = (event: PointerEvent, zoomed: boolean) => Drag | null;

/** Handles wheel, double click, drag and pinch on the stage. Returns the cleanup function. */
export function listenOnStage(stage: HTMLElement, zoom: ZoomController, takeDrag?: TakeDrag): () => void {
  const turn = (event: WheelEvent) => {
    if (!wheelZooms(event, isZoomed(zoom.read()))) return;
    const changed = zoom.zoomBy(wheelFactor(event), placeOn(stage, event));
    // At a limit a plain wheel scrolls the page again; with Ctrl the browser would zoom the whole page.
    if (changed || event.ctrlKey || event.metaKey) event.preventDefault();
  };
  const doubleClick = (event: MouseEvent) => zoom.toggle(placeOn(stage, event));
  const stopGestures = listenToGestures(stage, {
    start: (event) => {
      const zoomed = isZoomed(zoom.read());
      return takeDrag?.(event, zoomed) ?? (zoomed ? panDrag(event, zoom) : null);
    },
    pinch: zoom.pinch,
  });
  stage.addEventListener('wheel', turn, { passive: false });
  stage.addEventListener('dblclick', doubleClick);
  return () => {
    stopGestures();
    stage.removeEventListener('wheel', turn);
    stage.removeEventListener('dblclick', doubleClick);
  };
}

/** The handlers of a pressed pointer. */
export interface Drag {
  move: (event: PointerEvent) => void;
  /** `cancelled`: the browser took the pointer to scroll, or a second finger was pressed. */
  end?: (event: PointerEvent, cancelled: boolean) => void;
}

interface GestureHandlers {
  /** Returns the handlers of a pressed pointer. */
  start: (event: PointerEvent) => Drag | null;
  /** Called when two fingers move. Places are measured from the centre of the stage. */
  pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
}

/** Returns a pointer's place, from the centre of the stage. */
function placeOn(stage: Element, event: { clientX: number; clientY: number }): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** Distinguishes drags from pinches on `stage`. Follows the pointer beyond its edge. Returns the cleanup function. */
function listenToGestures(stage: HTMLElement, handlers: GestureHandlers): () => void {
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
  // Two fingers are handled here, even where one finger scrolls the page.
  const keepPinch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
  stage.addEventListener('touchstart', keepPinch, { signal, passive: false });
  return () => listening.abort();
}

/** The part of a wheel event that zooming uses. */
export type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey'>;

/** CSS px per unit of `deltaMode` (pixels, lines, pages). */
const unitLength = [1, 16, 400] as const;
const strength = { plain: 0.002, pinch: 0.01 } as const;
/** The limit for one event, however fast the wheel turns. */
const maxPerEvent = 0.35;

/**
 * Returns true if the wheel zooms: always with Ctrl or Cmd (which a trackpad pinch also sends), otherwise only while
 * zoomed in. So a wheel over a fitted picture scrolls the page, and after zooming out it scrolls again.
 */
export function wheelZooms(turn: WheelTurn, zoomed: boolean): boolean {
  return turn.ctrlKey || turn.metaKey || zoomed;
}

/** The factor of the scale. Turning back by the same amount undoes it. */
export function wheelFactor(turn: WheelTurn): number {
  const length = turn.deltaY * (unitLength[turn.deltaMode as 0 | 1 | 2] ?? 1);
  const power = -length * (turn.ctrlKey || turn.metaKey ? strength.pinch : strength.plain);
  return Math.exp(Math.min(Math.max(power, -maxPerEvent), maxPerEvent));
}

/** The part of a key event that zooming uses. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** CSS px that an arrow key pans the picture, alone and with Shift. */
const panStep = 64;
const panLeap = 256;

/** Arrow keys point to the part of the picture to bring into view, like in a scrolled page. */
const panDirections: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyPress) => ctrlKey || metaKey || altKey;

/** `+`, `-`, `0` (fit) and `1` (100 %). Returns true if the key was handled. */
export function zoomWithKey(press: KeyPress, zoom: ZoomController): boolean {
  if (hasModifier(press)) return false;
  if (press.key === '+' || press.key === '=') zoom.step('in');
  else if (press.key === '-' || press.key === '_') zoom.step('out');
  else if (press.key === '0') zoom.fit();
  else if (press.key === '1') zoom.actualPixels();
  else return false;
  return true;
}

/** Arrow keys pan the picture. Returns true if it moved; at an edge the page handles the key. */
export function panWithKey(press: KeyPress, zoom: ZoomController): boolean {
  const direction = panDirections[press.key];
  if (!direction || hasModifier(press)) return false;
  const step = press.shiftKey ? panLeap : panStep;
  return zoom.pan({ x: direction.x * step, y: direction.y * step });
}
