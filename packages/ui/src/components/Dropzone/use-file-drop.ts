import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isInField, isInFileField, isWithin } from './event-target';
import { carriesFiles, type Handover, readTransfer } from './read-transfer';

interface FileDrop {
  zone: RefObject<HTMLElement | null>;
  /** False while the zone takes nothing. */
  open: boolean;
  onHandover: (handover: Handover) => void;
}

/** What a drop beside the zone would do by itself: leave the page for the dropped file or address. */
function keepOnPage(event: DragEvent): void {
  const isFile = carriesFiles(event.dataTransfer);
  if (event.defaultPrevented || (isFile ? isInFileField(event) : isInField(event))) return;
  event.preventDefault();
  if (isFile && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Follows drags over the whole window: those over `zone` it takes, from those beside it it keeps the page.
 * Returns whether files hang over the zone right now.
 */
export function useFileDrop({ zone, open, onHandover }: FileDrop): boolean {
  const [isOver, setOver] = useState(false);

  const takes = useEffectEvent((event: DragEvent) => open && isWithin(zone.current, event));
  const drag = useEffectEvent((event: DragEvent) => {
    if (!takes(event)) return keepOnPage(event);
    event.preventDefault();
    if (event.dataTransfer && carriesFiles(event.dataTransfer)) event.dataTransfer.dropEffect = 'copy';
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return keepOnPage(event);
    event.preventDefault();
    onHandover(readTransfer(event.dataTransfer));
  });

  useEffect(() => {
    // The next element is entered before the last one is left, so the drag is out of the window (or was
    // called off) only when the element left is the one entered last. Counting would lose its way when the
    // element under the pointer is taken out of the page.
    let last: EventTarget | null = null;
    const enter = (event: DragEvent) => {
      last = event.target;
      setOver(takes(event) && carriesFiles(event.dataTransfer));
      drag(event);
    };
    const leave = (event: DragEvent) => event.target === last && setOver(false);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener('dragover', (event) => drag(event), { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    return () => listening.abort();
  }, []);

  return isOver && open;
}
