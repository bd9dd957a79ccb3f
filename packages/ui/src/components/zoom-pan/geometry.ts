/** A place or a shift in CSS px. A place is measured from the middle of the stage, to the right and down. */
export interface Point {
  x: number;
  y: number;
}

/** How the picture lies on its stage. `scale` 1 fits the stage; `x`, `y` is where the picture's middle is. */
export interface View extends Point {
  scale: number;
}

/** The stage, in CSS px, and the `scale` at which one pixel of the picture covers one pixel of the screen. */
export interface Frame {
  width: number;
  height: number;
  pixelScale: number;
}

export const middle: Point = { x: 0, y: 0 };
export const fittedView: View = { scale: 1, x: 0, y: 0 };

/** Pixels are looked at up to eight times their size; a small picture is still enlarged four times. */
const mostPixelZoom = 8;
const leastTopZoom = 4;

/** How far one can zoom: from the smaller of fitted and 100 % up to 800 %. */
export function zoomLimits({ pixelScale }: Frame): { min: number; max: number } {
  return { min: Math.min(1, pixelScale), max: Math.max(leastTopZoom, pixelScale * mostPixelZoom) };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest view that keeps the scale in its limits and never shows an empty margin beside a zoomed picture. */
export function clampView(view: View, frame: Frame): View {
  const { min, max } = zoomLimits(frame);
  const scale = clamp(view.scale, min, max);
  const spare = Math.max(0, scale - 1) / 2;
  return {
    scale,
    x: clamp(view.x, -spare * frame.width, spare * frame.width),
    y: clamp(view.y, -spare * frame.height, spare * frame.height),
  };
}

/** Zooms to `scale` so that the part of the picture at `at` stays there, as far as the edges allow. */
export function zoomAt(view: View, scale: number, at: Point, frame: Frame): View {
  const { min, max } = zoomLimits(frame);
  const ratio = clamp(scale, min, max) / view.scale;
  return clampView(
    { scale: view.scale * ratio, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    frame,
  );
}

/** Moves the picture by `by`, stopping at its edges. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return clampView({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Pixels of the screen. Browsers cut lengths down to 1/64: with less than that to spare, a whole number stays whole. */
const overWhole = 0.005;

/**
 * A picture's size and shift (CSS px) along one axis, on whole pixels of the screen: by a fraction of one off, a picture at
 * 100 % would be drawn anew from its neighbours and lose its finest detail. `length` is the stage's.
 */
export function onPixels(
  length: number,
  scale: number,
  shift: number,
  pixelRatio: number,
): { size: number; shift: number } {
  const size = (Math.round(length * scale * pixelRatio) + overWhole) / pixelRatio;
  const centred = (length - size) / 2;
  return { size, shift: Math.round((centred + shift) * pixelRatio) / pixelRatio - centred };
}

/** The same part of the picture on a stage that has changed its size. */
export function resizeView(view: View, from: Frame, to: Frame): View {
  const ratio = to.width / from.width;
  return clampView({ scale: view.scale, x: view.x * ratio, y: view.y * ratio }, to);
}

/** The view after two fingers moved from one pair of places to another: the picture stays under both. */
export function pinch(
  view: View,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  frame: Frame,
): View {
  const centre = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const [start, end] = [centre(from), centre(to)];
  const moved = { scale: view.scale, x: view.x + end.x - start.x, y: view.y + end.y - start.y };
  return zoomAt(moved, view.scale * (spread(to) / spread(from)), end, frame);
}
