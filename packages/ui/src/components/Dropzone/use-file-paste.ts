import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isInField, isWithin } from './event-target';
import { readTransfer } from './read-transfer';

interface FilePaste {
  zone: RefObject<HTMLElement | null>;
  /** False while the zone takes nothing. */
  open: boolean;
  /** Takes what is pasted anywhere on the page, except into a field. */
  anywhere: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes pasted files while the zone (or, with `anywhere`, the page) has the focus. Leaves pasted text alone. */
export function useFilePaste({ zone, open, anywhere, onFiles }: FilePaste): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isOurs = isWithin(zone.current, event) || (anywhere && !isInField(event));
    if (!open || !isOurs || event.defaultPrevented) return;
    const handover = readTransfer(event.clipboardData);
    if (!('files' in handover)) return;
    event.preventDefault();
    onFiles(handover.files);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
