/** A place or an offset in CSS px. Places are measured from the centre of the stage, to the right and down. */
export interface Point {
  x: number;
  y: number;
}

/** The view of the picture on its stage. `scale` 1 fits the stage; `x`, `y` is the picture's centre. */
export interface View extends Point {
  scale: number;
}

/** The stage in CSS px, and the `scale` at which one pixel of the picture covers one pixel of the screen. */
export interface Frame {
  width: number;
  height: number;
  pixelScale: number;
}

export const middle: Point = { x: 0, y: 0 };
export const fittedView: View = { scale: 1, x: 0, y: 0 };

/** The maximum magnification of a pixel is eight; a small picture can still be enlarged four times. */
const maxPixelZoom = 8;
const minTopZoom = 4;

/** The scale limits: from the smaller of fitted and 100 % up to 800 %. */
export function zoomLimits({ pixelScale }: Frame): { min: number; max: number } {
  return { min: Math.min(1, pixelScale), max: Math.max(minTopZoom, pixelScale * maxPixelZoom) };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the nearest view within the scale limits that shows no empty margin beside a zoomed picture. */
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

/** Zooms to `scale` and keeps the part of the picture at `at` in place, as far as the edges allow. */
export function zoomAt(view: View, scale: number, at: Point, frame: Frame): View {
  const { min, max } = zoomLimits(frame);
  const ratio = clamp(scale, min, max) / view.scale;
  return clampView(
    { scale: view.scale * ratio, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    frame,
  );
}

/** Pans the picture by `by`, stopping at its edges. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return clampView({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Pixels of the screen. Browsers truncate lengths to 1/64 px: a smaller margin keeps whole numbers whole. */
const overWhole = 0.005;

/**
 * A picture's size and offset (CSS px) along one axis, snapped to whole pixels of the screen: at a fractional offset,
 * a picture at 100 % would be resampled and lose its finest detail. `length` is the stage's.
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

/** Shows the same part of the picture after the stage was resized. */
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

export type ZoomDirection = 'in' | 'out';

/** Scales closer than this are the same stop. */
const tolerance = 1e-6;

/** The next round level from `level` (1 is 100 %): …, 50, 75, 100, 150, 200, 300, 400 %, … */
function nextLevel(level: number, direction: ZoomDirection): number {
  const octave = 2 ** Math.floor(Math.log2(level));
  const near = [0.5, 0.75, 1, 1.5, 2, 3].map((step) => step * octave);
  return direction === 'in'
    ? Math.min(...near.filter((stop) => stop > level * (1 + tolerance)))
    : Math.max(...near.filter((stop) => stop < level * (1 - tolerance)));
}

/** The scale after one press of "zoom in" or "zoom out": a round level, never skipping "fit". */
export function nextStop(scale: number, direction: ZoomDirection, frame: Frame): number {
  const { min, max } = zoomLimits(frame);
  const next = nextLevel(scale / frame.pixelScale, direction) * frame.pixelScale;
  const jumpsOverFit =
    direction === 'in' ? scale < 1 - tolerance && next > 1 : scale > 1 + tolerance && next < 1;
  return jumpsOverFit ? 1 : Math.min(Math.max(next, min), max);
}
