import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PictureSize } from '../zoom-pan';
import * as css from './MaskEditor.css';
import { type Area, type PictureMask, type PictureRegion, type Place, wholeArea } from './mask';
import type { MaskHistory } from './mask-history';

/** Maximum length of the overlay's longer side in pixels: enough for a screen, whatever the picture's size. */
const longestSide = 2048;

/** CSS px between two lines of the hatching. */
const hatchStep = 8;

/**
 * Marks are hatched, so that they are visible on any picture. They are drawn opaque; the CSS makes them translucent.
 */
function inkOf(canvas: HTMLCanvasElement): CanvasPattern | string {
  const { color, outlineColor } = getComputedStyle(canvas);
  const tile = new OffscreenCanvas(hatchStep, hatchStep);
  const context = tile.getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, hatchStep, hatchStep);
  context.strokeStyle = outlineColor;
  context.lineWidth = 1.5;
  for (const shift of [-hatchStep, 0, hatchStep]) {
    context.moveTo(shift - 1, hatchStep + 1);
    context.lineTo(shift + hatchStep + 1, -1);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? color;
}

/** Converts an area of the picture to whole pixels of the overlay. */
function scaled({ x, y, width, height }: Area, scale: number, canvas: HTMLCanvasElement): Area {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  return {
    x: left,
    y: top,
    width: Math.min(canvas.width, Math.ceil((x + width) * scale)) - left,
    height: Math.min(canvas.height, Math.ceil((y + height) * scale)) - top,
  };
}

/** Returns the marked part of an area of the overlay: opaque black where marked, transparent elsewhere. */
function stencil(mask: PictureMask, { x, y, width, height }: Area, canvas: HTMLCanvasElement): ImageData {
  const image = new ImageData(width, height);
  const [stepX, stepY] = [mask.width / canvas.width, mask.height / canvas.height];
  const columns = Array.from({ length: width }, (_, at) => Math.floor((x + at + 0.5) * stepX));
  for (let row = 0; row < height; row += 1) {
    const source = Math.floor((y + row + 0.5) * stepY) * mask.width;
    const target = row * width;
    columns.forEach((column, at) => {
      if (mask.data[source + column] !== 0) image.data[(target + at) * 4 + 3] = 255;
    });
  }
  return image;
}

/** Draws marks on top of a picture, at screen resolution instead of the picture's. */
export interface Overlay {
  /** Redraws an area from a mask; without a mask it is cleared. */
  show: (mask: PictureMask | null, area: Area) => void;
  /** Draws a segment of the current stroke. */
  stroke: (from: Place, to: Place, radius: number, removes: boolean) => void;
}

/**
 * Creates the overlay of a canvas. Returns `null` if the browser provides no canvas context: drawing then works
 * without display.
 */
function createOverlay(canvas: HTMLCanvasElement, { width, height }: PictureSize): Overlay | null {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  const ink = inkOf(canvas);
  return {
    show: (mask, area) => {
      const place = scaled(area, scale, canvas);
      if (place.width <= 0 || place.height <= 0) return;
      context.clearRect(place.x, place.y, place.width, place.height);
      if (!mask) return;
      context.putImageData(stencil(mask, place, canvas), place.x, place.y);
      context.save();
      context.beginPath();
      context.rect(place.x, place.y, place.width, place.height);
      context.clip();
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = ink;
      context.fillRect(place.x, place.y, place.width, place.height);
      context.restore();
    },
    stroke: (from, to, radius, removes) => {
      context.save();
      context.globalCompositeOperation = removes ? 'destination-out' : 'source-over';
      context.strokeStyle = ink;
      context.lineWidth = Math.max(1, radius * 2 * scale);
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(from.x * scale, from.y * scale);
      context.lineTo(to.x * scale, to.y * scale);
      context.stroke();
      context.restore();
    },
  };
}

/** Maximum length of the longer side of the canvas of a found region, in pixels. */
const longestFoundSide = 1024;

/** The pixels of a canvas that belong to a region of the picture, as opaque black. `isEdge` limits them to its outline. */
function foundStencil(
  { area, inside }: PictureRegion,
  canvas: HTMLCanvasElement,
  scale: number,
  isEdge: boolean,
) {
  const image = new ImageData(canvas.width, canvas.height);
  const isInside = (x: number, y: number) => {
    const [column, row] = [Math.floor((x + 0.5) / scale) - area.x, Math.floor((y + 0.5) / scale) - area.y];
    if (column < 0 || row < 0 || column >= area.width || row >= area.height) return false;
    return inside[row * area.width + column] !== 0;
  };
  const { x: left, y: top, width, height } = scaled(area, scale, canvas);
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      if (!isInside(x, y)) continue;
      const isInner = isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1);
      if (!isEdge || !isInner) image.data[(y * canvas.width + x) * 4 + 3] = 255;
    }
  }
  return image;
}

/** Shows a region that is found and not yet marked: tinted in the canvas' `color`, with an outline in its `outline-color`. */
export function showFound(
  canvas: HTMLCanvasElement,
  { width, height }: PictureSize,
  found: PictureRegion | undefined,
): void {
  const scale = Math.min(1, longestFoundSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context || !found) return;
  const { color, outlineColor } = getComputedStyle(canvas);
  const edge = new OffscreenCanvas(canvas.width, canvas.height);
  const edgeContext = edge.getContext('2d');
  for (const [each, ink, isEdge] of [
    [context, color, false],
    [edgeContext, outlineColor, true],
  ] as const) {
    each?.putImageData(foundStencil(found, canvas, scale, isEdge), 0, 0);
    if (!each) continue;
    each.globalCompositeOperation = 'source-in';
    each.globalAlpha = isEdge ? 1 : 0.5;
    each.fillStyle = ink;
    each.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  // Twice, a pixel apart: the outline stays visible where the canvas is shown smaller.
  for (const shift of [0, 1]) context.drawImage(edge, shift, shift);
}

export const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Returns the pointer's place on the picture. */
export function placeOn(
  sheet: Element,
  event: { clientX: number; clientY: number },
  size: PictureSize,
): Place {
  const box = sheet.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * size.width,
    y: ((event.clientY - box.top) / box.height) * size.height,
  };
}

/** Moves the brush's outline to a place, in fractions of the sheet, because it zooms with it. */
export function writeCursor(sheet: HTMLElement, { x, y }: Place, size: PictureSize): void {
  sheet.style.setProperty(css.cursorXProperty, percent(x, size.width));
  sheet.style.setProperty(css.cursorYProperty, percent(y, size.height));
}

/** Shows the current rectangle, or hides it. */
export function writeRectangle(
  sheet: HTMLElement,
  corners: { from: Place; to: Place } | null,
  size: PictureSize,
): void {
  sheet.toggleAttribute('data-rectangle', corners !== null);
  if (!corners) return;
  const { from, to } = corners;
  const sides = {
    [css.rectangleXProperty]: percent(Math.min(from.x, to.x), size.width),
    [css.rectangleYProperty]: percent(Math.min(from.y, to.y), size.height),
    [css.rectangleWidthProperty]: percent(Math.abs(from.x - to.x), size.width),
    [css.rectangleHeightProperty]: percent(Math.abs(from.y - to.y), size.height),
  };
  for (const [property, value] of Object.entries(sides)) sheet.style.setProperty(property, value);
}

/** Keeps the overlay in sync with the mask: each step redraws only the area that has changed. */
export function useOverlay(
  canvas: RefObject<HTMLCanvasElement | null>,
  { width, height }: PictureSize,
  { mask, changed }: MaskHistory,
  shows: 'mask' | 'stroke',
): RefObject<Overlay | null> {
  const overlay = useRef<Overlay>(null);
  const drawn = useRef<PictureMask>(null);

  useLayoutEffect(() => {
    overlay.current = canvas.current && createOverlay(canvas.current, { width, height });
    drawn.current = null;
  }, [canvas, width, height]);

  useLayoutEffect(() => {
    const area = drawn.current ? changed : wholeArea(mask);
    overlay.current?.show(shows === 'mask' ? mask : null, area);
    drawn.current = mask;
  }, [mask, changed, shows]);

  return overlay;
}
