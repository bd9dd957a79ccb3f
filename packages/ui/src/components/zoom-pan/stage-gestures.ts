import { type Drag, listenToGestures, placeOn } from './pointer-gestures';
import { wheelFactor, wheelZooms } from './wheel';
import { isZoomed, type ZoomController } from './zoom-controller';

/** A drag that moves the picture. */
function panDrag(start: PointerEvent, zoom: ZoomController): Drag {
  let last = start;
  return {
    move: (event) => {
      zoom.pan({ x: event.clientX - last.clientX, y: event.clientY - last.clientY });
      last = event;
    },
  };
}

/** May take a pointer that went down before it pans the picture. */
export type TakeDrag = (event: PointerEvent, zoomed: boolean) => Drag | null;

/** Wheel, double click, drag and pinch on the stage. Returns how to stop listening. */
export function listenOnStage(stage: HTMLElement, zoom: ZoomController, takeDrag?: TakeDrag): () => void {
  const turn = (event: WheelEvent) => {
    if (!wheelZooms(event, isZoomed(zoom.read()))) return;
    const changed = zoom.zoomBy(wheelFactor(event), placeOn(stage, event));
    // At a limit a plain wheel scrolls the page again; with Ctrl the browser would zoom the whole page instead.
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
