import type { Frame, Point, View } from './geometry';
import {
  clampView,
  fittedView,
  middle,
  nextStop,
  panBy,
  pinch,
  resizeView,
  type ZoomDirection,
  zoomAt,
  zoomLimits,
} from './geometry';

export interface ZoomState {
  view: View;
  /** `null` until the stage has been measured. */
  frame: Frame | null;
}

/** The minimum scale after a double click, if 100 % is hardly larger than fitted. */
const minToggleZoom = 2;

/** The part of a picture that is in view, whatever the size of its stage. */
export interface Place {
  /** 1 is fitted. */
  zoom: number;
  /** The centre, as ratios of the picture from its left and its top, 0 to 1. */
  x: number;
  y: number;
}

const viewOf = ({ zoom = 1, x = 0.5, y = 0.5 }: Partial<Place>, { width, height }: Frame): View => ({
  scale: zoom,
  x: (0.5 - x) * zoom * width,
  y: (0.5 - y) * zoom * height,
});

/** A thousandth of a picture is less than a pixel of most stages. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Holds and changes one view. Independent of the DOM: the view subscribes and writes. */
/** `initial` is shown once the stage has been measured. */
export function createZoomController(initial: Partial<Place> = {}) {
  let state: ZoomState = { view: fittedView, frame: null };
  const listeners = new Set<() => void>();
  const set = (next: ZoomState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Returns false if nothing changed: a wheel at the limit is left to the page. */
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
    /** The stage was laid out or resized. */
    measure: (frame: Frame) => {
      const view = state.frame
        ? resizeView(state.view, state.frame, frame)
        : clampView(viewOf(initial, frame), frame);
      set({ view, frame });
    },
    /** The part in view. Before the stage has been measured, the initial one. */
    place: (): Place => {
      const { view, frame } = state;
      if (!frame) return { zoom: 1, x: 0.5, y: 0.5, ...initial };
      return {
        zoom: rounded(view.scale),
        x: rounded(0.5 - view.x / (view.scale * frame.width)),
        y: rounded(0.5 - view.y / (view.scale * frame.height)),
      };
    },
    zoomBy: (factor: number, at: Point = middle) =>
      change((view, frame) => zoomAt(view, view.scale * factor, at, frame)),
    step: (direction: ZoomDirection) =>
      change((view, frame) => zoomAt(view, nextStop(view.scale, direction, frame), middle, frame)),
    fit: () => change(() => fittedView),
    /** Sets 100 %: one pixel of the picture per pixel of the screen. */
    actualPixels: (at: Point = middle) => change((view, frame) => zoomAt(view, frame.pixelScale, at, frame)),
    /** Zooms from fitted to near at `at`; from any other scale back to fitted. */
    toggle: (at: Point) =>
      change((view, frame) =>
        view.scale === 1 ? zoomAt(view, Math.max(frame.pixelScale, minToggleZoom), at, frame) : fittedView,
      ),
    pan: (by: Point) => change((view, frame) => panBy(view, by, frame)),
    pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) =>
      change((view, frame) => pinch(view, from, to, frame)),
  };
}

export type ZoomController = ReturnType<typeof createZoomController>;

/** Shows the whole picture. */
export const isFitted = ({ view }: ZoomState): boolean => view.scale === 1;

/** Zoomed in beyond the stage, so that the picture can be panned. */
export const isZoomed = ({ view }: ZoomState): boolean => view.scale > 1;

/** The displayed level: 100 is one pixel of the picture per pixel of the screen. `null` while fitted. */
export const zoomPercent = ({ view, frame }: ZoomState): number | null =>
  frame && view.scale !== 1 ? Math.round((view.scale / frame.pixelScale) * 100) : null;

/** At 100 %. */
export const isActualSize = ({ view, frame }: ZoomState): boolean => view.scale === frame?.pixelScale;

/**
 * Whether the buttons for zooming in and out do anything: known from the start, before the stage has been measured. Out
 * stops at fitted; a small picture becomes smaller by "100 %", by key or by wheel.
 */
export const canZoom = ({ view, frame }: ZoomState, direction: ZoomDirection): boolean => {
  if (view.scale === 1) return direction === 'in';
  if (!frame) return false;
  const { min, max } = zoomLimits(frame);
  return direction === 'in' ? view.scale < max : view.scale > min;
};
