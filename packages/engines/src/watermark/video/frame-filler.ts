import type { VideoSample } from 'mediabunny';
import { EngineStop } from '../../failures';
import { canvasOf } from '../../picture/pixels';
import type { Size } from '../../picture/raster';
import type { Mask, TimedMask, TimeRange } from '../contract';
import {
  type Box,
  checkMask,
  countMarked,
  cropMask,
  growMask,
  growthFor,
  markBoxes,
  mergeBoxes,
  overlap,
  padBox,
} from '../mask';
import { type FillPlan, fillFrame, planFill } from '../quick-fill';
import { teleaRadius } from '../telea';

/** The fill of one mark, or of several that are close together. */
interface Part {
  box: Box;
  plan: FillPlan;
}

/** Plans the fill of each mark separately, so that only the surroundings of marks are read back from the canvas. */
function partsOf(mask: Mask): Part[] {
  const padded = markBoxes(mask).map((box) => padBox(box, teleaRadius, mask));
  const boxes = mergeBoxes(padded, overlap);
  return boxes.map((box) => {
    const part = cropMask(mask, box);
    return { box, plan: planFill(part, countMarked(part)) };
  });
}

/** Shorter overlaps of a frame with an area's time, in seconds, are rounding. */
const rounding = 0.001;

/** The indexes of the areas that count on a frame: it is on screen at some moment of their time. */
export function areasOn(
  areas: readonly TimeRange[],
  { timestamp, duration }: { timestamp: number; duration: number },
): number[] {
  const last = timestamp + Math.max(rounding, duration - rounding);
  return areas.flatMap(({ start, end }, index) =>
    start <= last && end >= timestamp - rounding ? [index] : [],
  );
}

/** The areas as one mask, grown for the fill. Throws an `EngineStop` if it cannot be filled. */
function unitedMask(areas: readonly TimedMask[], { width, height }: Size): Mask {
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (const { mask: each } of areas)
    for (let pixel = 0; pixel < mask.data.length; pixel++) if (each.data[pixel]) mask.data[pixel] = 1;
  const grown = growMask(mask, growthFor(mask));
  const problem = checkMask(mask) ?? checkMask(grown);
  if (problem) throw new EngineStop(problem);
  return grown;
}

/** Maximum sources of the plans that are kept, 8 bytes each: 160 MB. The plan in use may be larger. */
const maxKeptSources = 20_000_000;

const sourcesOf = (parts: readonly Part[]) => parts.reduce((sum, { plan }) => sum + plan.sources.length, 0);

/** Returns the plans of sets of areas. Each is made when it is first needed, and kept while there is room. */
function createPlans(make: (indexes: readonly number[]) => Part[]) {
  const plans = new Map<string, Part[]>();
  return (indexes: readonly number[]): Part[] => {
    const key = indexes.join();
    const parts = plans.get(key) ?? make(indexes);
    // The one in use moves to the end; those unused for longest are dropped first.
    plans.delete(key);
    let kept = sourcesOf([...plans.values()].flat());
    for (const [other, old] of plans) {
      if (kept + sourcesOf(parts) <= maxKeptSources) break;
      plans.delete(other);
      kept -= sourcesOf(old);
    }
    plans.set(key, parts);
    return parts;
  };
}

/** Draws frames on one canvas and fills the areas that count on them. */
export interface FrameFiller {
  /**
   * Returns the canvas with the original frame. The next frame overwrites it.
   *
   * @param timestamp The frame's time in the video, in seconds. Default: its own.
   */
  draw(frame: VideoSample, timestamp?: number): OffscreenCanvas;
  /** Returns the canvas with the areas filled that count on the drawn frame. */
  fill(): OffscreenCanvas;
}

/**
 * Fills areas of frames. The fill is precomputed for each set of areas that count together, not for each frame.
 *
 * @param video The size of the masks.
 * @param size The size of the canvas. An odd last row or column of the frames is cut off.
 */
export function createFrameFiller(areas: readonly TimedMask[], video: Size, size: Size): FrameFiller {
  for (const { mask } of areas)
    if (mask.width !== video.width || mask.height !== video.height)
      throw new Error(
        `A mask is ${mask.width} × ${mask.height}, but the video is ${video.width} × ${video.height}.`,
      );
  const [canvas, context] = canvasOf(size.width, size.height);
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const partsFor = createPlans((indexes) => {
    const together = areas.filter((_, index) => indexes.includes(index));
    return together.length === 0 ? [] : partsOf(cropMask(unitedMask(together, video), whole));
  });
  let parts: readonly Part[] = [];
  return {
    draw(frame, timestamp = frame.timestamp) {
      frame.draw(context, 0, 0);
      parts = partsFor(areasOn(areas, { timestamp, duration: frame.duration }));
      return canvas;
    },
    fill() {
      for (const { box, plan } of parts) {
        const { left, top, right, bottom } = box;
        const area = context.getImageData(left, top, right - left, bottom - top);
        fillFrame({ width: area.width, height: area.height, data: area.data }, plan);
        context.putImageData(area, left, top);
      }
      return canvas;
    },
  };
}
