import type { PictureSize } from '../zoom-pan';
import type { Area, PictureMask } from './mask';
import type { Place } from './shapes';

/** Pixels of the overlay's longer side at most: enough for a screen, whatever the picture measures. */
const longestSide = 2048;

/** CSS px from one line of the hatching to the next. */
const hatchStep = 8;

/** Marks are hatched, so that they are seen on a picture of any colour. Opaque: the css makes it let through. */
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

/** An area of the picture in pixels of the overlay, to whole ones. */
function scaled({ x, y, width, height }: Area, scale: number, canvas: HTMLCanvasElement): Area {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  return {
    x: left,
    y: top,
    width: Math.min(canvas.width, Math.ceil((x + width) * scale)) - left,
    height: Math.min(canvas.height, Math.ceil((y + height) * scale)) - top,
  };
}

/** What of a mask is marked in an area of the overlay: opaque black there, nothing elsewhere. */
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

/** Draws marks over a picture, at the screen's resolution and not at the picture's. */
export interface Overlay {
  /** Draws an area anew as a mask has it; with no mask, nothing is left there. */
  show: (mask: PictureMask | null, area: Area) => void;
  /** A piece of a stroke while it is drawn. */
  stroke: (from: Place, to: Place, radius: number, removes: boolean) => void;
}

/** Makes the canvas an overlay of a picture. `null` where the browser gives no canvas: drawing works, unseen. */
export function createOverlay(canvas: HTMLCanvasElement, { width, height }: PictureSize): Overlay | null {
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
