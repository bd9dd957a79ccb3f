import type { Frame, Point, View } from './geometry';
import { clampView, fittedView, middle, panBy, pinch, resizeView, zoomAt, zoomLimits } from './geometry';
import { nextStop, type ZoomDirection } from './zoom-stops';

export interface ZoomState {
  view: View;
  /** `null` until the stage has been measured. */
  frame: Frame | null;
}

/** What a double click zooms to at least, for when 100 % is hardly nearer than fitted. */
const leastToggleZoom = 2;

/** Holds one view and changes it. Knows no DOM: whoever shows the picture subscribes and writes. */
export function createZoomController() {
  let state: ZoomState = { view: fittedView, frame: null };
  const listeners = new Set<() => void>();
  const set = (next: ZoomState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Says whether there was anything to change: a wheel that meets the limit is left to the page. */
  const change = (next: (view: View, frame: Frame) => View): boolean => {
    const { view, frame } = state;
    if (!frame) return false;
    const changed = next(view, frame);
    if (changed.scale === view.scale && changed.x === view.x && changed.y === view.y) return false;
    set({ view: changed, frame });
    return true;
  };
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The stage has been laid out, or laid out anew. */
    measure: (frame: Frame) => {
      const view = state.frame ? resizeView(state.view, state.frame, frame) : clampView(state.view, frame);
      set({ view, frame });
    },
    zoomBy: (factor: number, at: Point = middle) =>
      change((view, frame) => zoomAt(view, view.scale * factor, at, frame)),
    step: (direction: ZoomDirection) =>
      change((view, frame) => zoomAt(view, nextStop(view.scale, direction, frame), middle, frame)),
    fit: () => change(() => fittedView),
    /** One pixel of the picture on one pixel of the screen. */
    actualPixels: (at: Point = middle) => change((view, frame) => zoomAt(view, frame.pixelScale, at, frame)),
    /** From fitted to near, at `at`; from anywhere else back to fitted. */
    toggle: (at: Point) =>
      change((view, frame) =>
        view.scale === 1 ? zoomAt(view, Math.max(frame.pixelScale, leastToggleZoom), at, frame) : fittedView,
      ),
    pan: (by: Point) => change((view, frame) => panBy(view, by, frame)),
    pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) =>
      change((view, frame) => pinch(view, from, to, frame)),
  };
}

export type ZoomController = ReturnType<typeof createZoomController>;

/** The whole picture, filling its stage. */
export const isFitted = ({ view }: ZoomState): boolean => view.scale === 1;

/** Zoomed in beyond the stage, so that there is something to pan to. */
export const isZoomed = ({ view }: ZoomState): boolean => view.scale > 1;

/** The level as people say it: 100 is one pixel of the picture on one of the screen. `null` before layout. */
export const zoomPercent = ({ view, frame }: ZoomState): number | null =>
  frame ? Math.round((view.scale / frame.pixelScale) * 100) : null;

/** Whether "zoom in" or "zoom out" would still do something. */
export const canZoom = ({ view, frame }: ZoomState, direction: ZoomDirection): boolean => {
  if (!frame) return false;
  const { min, max } = zoomLimits(frame);
  return direction === 'in' ? view.scale < max : view.scale > min;
};
