import type { Plane } from '../picture/plane';
import type { Raster } from '../picture/raster';
import { enlargedRows, enlargePlane } from './enlarge';
import { type ColourFit, fitToColours, type GuidedFilterOptions } from './guided-filter';
import { colourPlanes } from './work-picture';

/** Follows edges within the blur of the network's answer. */
const filter: GuidedFilterOptions = { radius: 6, epsilon: 1e-4 };
/** Below the first, nothing is left; above the second, all: takes the haze a network leaves. */
const levels = { low: 0.1, high: 0.9 };

/** Evaluates a fit with every pixel of the picture, lets the levels decide, and keeps what was transparent so. */
function evaluate(fit: ColourFit, { width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(width * height);
  const rowsAt = enlargedRows([fit.red, fit.green, fit.blue, fit.offset], width, height);
  const scale = 1 / (levels.high - levels.low);
  for (let y = 0; y < height; y++) {
    const [red, green, blue, offset] = rowsAt(y);
    if (!red || !green || !blue || !offset) break;
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) * 4;
      const byColour =
        (red[x] ?? 0) * (data[index] ?? 0) +
        (green[x] ?? 0) * (data[index + 1] ?? 0) +
        (blue[x] ?? 0) * (data[index + 2] ?? 0);
      const share = Math.min(1, Math.max(0, (byColour / 255 + (offset[x] ?? 0) - levels.low) * scale));
      alpha[y * width + x] = share * (data[index + 3] ?? 0);
    }
  }
  return alpha;
}

/**
 * A network's small mask as the alpha of the whole picture, 0 to 255 for each pixel, with the picture's own edges.
 * `work` is the same picture at the size the edges are worked out on.
 */
export function refineMask(mask: Plane, work: Raster, picture: Raster): Uint8ClampedArray<ArrayBuffer> {
  const wide = enlargePlane(mask, work.width, work.height);
  return evaluate(fitToColours(colourPlanes(work), wide, filter), picture);
}
