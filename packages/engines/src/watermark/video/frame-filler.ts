import type { VideoSample } from 'mediabunny';
import { canvasOf } from '../../picture/pixels';
import { type FillPlan, fillFrame, planFill } from '../fill-plan';
import { markBoxes, mergeBoxes, overlap } from '../marks';
import { type Box, countMarked, cropMask, padBox } from '../mask';
import { teleaRadius } from '../telea';
import type { Mask } from '../types';

interface Part {
  box: Box;
  plan: FillPlan;
}

/** Marks are filled one by one, so that only what is near them is read back from the canvas. */
function partsOf(mask: Mask): Part[] {
  const padded = markBoxes(mask).map((box) => padBox(box, teleaRadius, mask));
  const boxes = mergeBoxes(padded, overlap);
  return boxes.map((box) => {
    const part = cropMask(mask, box);
    return { box, plan: planFill(part, countMarked(part)) };
  });
}

/** Draws frames on one canvas and fills the marked area, with all that depends on the mask worked out before. */
export interface FrameFiller {
  /** The canvas with the frame as it is; it is drawn over by the next frame. */
  draw(frame: VideoSample): OffscreenCanvas;
  /** The canvas with the marked area of what was drawn filled in. */
  fill(): OffscreenCanvas;
}

/** @param size Of the canvas: an odd last row or column of the frames is left out. */
export function createFrameFiller(mask: Mask, size: { width: number; height: number }): FrameFiller {
  const [canvas, context] = canvasOf(size.width, size.height);
  const within = { left: 0, top: 0, right: size.width, bottom: size.height };
  const parts = partsOf(cropMask(mask, within));
  return {
    draw(frame) {
      frame.draw(context, 0, 0);
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
