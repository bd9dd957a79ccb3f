import type { Drag } from '../zoom-pan';
import { placeOn, writeCursor } from './sheet';
import type { MaskPen } from './use-mask-pen';

/** Each place the pointer was at since the last event; a browser that does not say gives the last one. */
const placesOf = (event: PointerEvent): readonly PointerEvent[] => {
  const coalesced = event.getCoalescedEvents?.() ?? [];
  return coalesced.length > 0 ? coalesced : [event];
};

/** Lets a pointer that went down draw, or (`null`) leaves it to the picture. A second finger gives the stroke up. */
export function drawDrag(start: PointerEvent, sheet: HTMLElement, pen: MaskPen): Drag | null {
  const { size } = pen.setting();
  pen.end();
  if (!pen.begin(placeOn(sheet, start, size))) return null;
  return {
    move: (event) => {
      for (const each of placesOf(event)) pen.moveTo(placeOn(sheet, each, size));
    },
    end: (_event, cancelled) => (cancelled ? pen.cancel() : pen.end()),
  };
}

/** Shows the brush where the pointer is. Returns how to stop. */
export function followPointer(sheet: HTMLElement, pen: MaskPen): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const move = (event: PointerEvent) => {
    const { size } = pen.setting();
    sheet.toggleAttribute('data-pointing', true);
    writeCursor(sheet, placeOn(sheet, event, size), size);
  };
  const leave = () => sheet.toggleAttribute('data-pointing', false);
  // What draws twice shall not zoom.
  const keepZoom = (event: MouseEvent) => pen.setting().tool !== 'move' && event.stopPropagation();
  sheet.addEventListener('pointermove', move, { signal });
  sheet.addEventListener('pointerdown', move, { signal });
  sheet.addEventListener('pointerleave', leave, { signal });
  sheet.addEventListener('dblclick', keepZoom, { signal });
  return () => listening.abort();
}
