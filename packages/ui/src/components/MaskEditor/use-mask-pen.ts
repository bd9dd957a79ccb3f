import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PictureSize } from '../zoom-pan';
import type { Overlay } from './overlay';
import { createPen, type MaskTool, type Pen } from './pen';
import type { Place, Shape } from './shapes';
import { writeRectangle } from './sheet';

/** What the next stroke is, and where it goes. */
interface PenSetting {
  size: PictureSize;
  tool: MaskTool;
  /** The brush's, in pixels of the picture. */
  radius: number;
  /** The stroke takes marks off the overlay. */
  removes: boolean;
  disabled: boolean;
  /** A shape is done. */
  onDone: (shape: Shape) => void;
  /** What was drawn of a shape has to go from the overlay. */
  onCancelled: (shape: Shape) => void;
}

export interface MaskPen extends Omit<Pen, 'begin'> {
  /** The pen comes down with what is chosen now; says whether it did. */
  begin: (place: Place) => boolean;
  /** The setting of the latest render, for what outlives one. */
  setting: () => PenSetting;
}

/** One pen for as long as the editor is there, that always goes by the latest setting. */
export function useMaskPen(
  setting: PenSetting,
  sheet: RefObject<HTMLElement | null>,
  overlay: RefObject<Overlay | null>,
): MaskPen {
  const latest = useRef(setting);
  useLayoutEffect(() => {
    latest.current = setting;
  });
  const [maskPen] = useState((): MaskPen => {
    const pen = createPen({
      onLine: (from, to) => {
        const { radius, removes } = latest.current;
        overlay.current?.stroke(from, to, radius, removes);
      },
      onRectangle: (corners) => {
        if (sheet.current) writeRectangle(sheet.current, corners, latest.current.size);
      },
      onDone: (shape) => latest.current.onDone(shape),
      onCancelled: (shape) => latest.current.onCancelled(shape),
    });
    return {
      ...pen,
      setting: () => latest.current,
      begin: (place) => {
        const { tool, radius, disabled } = latest.current;
        if (tool === 'move' || disabled) return false;
        pen.begin(tool, place, radius);
        return true;
      },
    };
  });
  return maskPen;
}
