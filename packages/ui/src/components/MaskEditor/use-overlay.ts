import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PictureSize } from '../zoom-pan';
import { type PictureMask, wholeArea } from './mask';
import type { MaskHistory } from './mask-history';
import { createOverlay, type Overlay } from './overlay';

/** Keeps the overlay as the mask is: after each step only the part that has changed is drawn. */
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
