import type { Frame } from './geometry';
import { zoomLimits } from './geometry';

export type ZoomDirection = 'in' | 'out';

/** Two scales nearer than this are the same stop. */
const tolerance = 1e-6;

/** The nearest round level beyond `level` (1 is 100 %): …, 50, 75, 100, 150, 200, 300, 400 %, … */
function nextLevel(level: number, direction: ZoomDirection): number {
  const octave = 2 ** Math.floor(Math.log2(level));
  const near = [0.5, 0.75, 1, 1.5, 2, 3].map((step) => step * octave);
  return direction === 'in'
    ? Math.min(...near.filter((stop) => stop > level * (1 + tolerance)))
    : Math.max(...near.filter((stop) => stop < level * (1 - tolerance)));
}

/** The scale one press of "zoom in" or "zoom out" leads to: a round level, never jumping over "fit". */
export function nextStop(scale: number, direction: ZoomDirection, frame: Frame): number {
  const { min, max } = zoomLimits(frame);
  const next = nextLevel(scale / frame.pixelScale, direction) * frame.pixelScale;
  const jumpsOverFit =
    direction === 'in' ? scale < 1 - tolerance && next > 1 : scale > 1 + tolerance && next < 1;
  return jumpsOverFit ? 1 : Math.min(Math.max(next, min), max);
}
