import type { PictureSize } from '../zoom-pan';
import * as css from './MaskEditor.css';
import type { Place } from './shapes';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where on the picture a pointer is. */
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

/** Puts the brush's outline at a place. In parts of the sheet: it zooms with it. */
export function writeCursor(sheet: HTMLElement, { x, y }: Place, size: PictureSize): void {
  sheet.style.setProperty(css.cursorXProperty, percent(x, size.width));
  sheet.style.setProperty(css.cursorYProperty, percent(y, size.height));
}

/** Shows the rectangle under way, or none. */
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
