import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../hooks/use-latest';

/** Kinds of dropped or pasted content that is not a file. */
export const foreignKinds = ['folder', 'text', 'url', 'nothing'] as const;
export type ForeignKind = (typeof foreignKinds)[number];

export type Handover = { files: File[]; folders: Folder[] } | { foreign: ForeignKind };

/** A dropped folder, whose content is read by the caller. */
export type Folder = FileSystemEntry;

/**
 * Returns true if the drag may contain something to accept. During a drag the browser exposes types only, not
 * content.
 */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** Returns the files and folders of a drop or paste, or else the kind of its content. Does not read the files. */
export function readTransfer(transfer: DataTransfer | null): Handover {
  if (!transfer) return { foreign: 'nothing' };
  const items = Array.from(transfer.items).filter((item) => item.kind === 'file');
  const folders = items.flatMap((item) => folderOf(item) ?? []);
  const files = items.filter((item) => !folderOf(item)).flatMap((item) => item.getAsFile() ?? []);
  if (files.length + folders.length > 0) return { files, folders };
  return { foreign: foreignKindOf(transfer) };
}

/** A folder is also a file item. Only its entry tells the difference. */
function folderOf(item: DataTransferItem): Folder | undefined {
  const entry = item.webkitGetAsEntry?.();
  return entry?.isDirectory ? entry : undefined;
}

function foreignKindOf({ types }: DataTransfer): ForeignKind {
  if (types.includes('text/uri-list')) return 'url';
  return types.some((type) => type.startsWith('text/')) ? 'text' : 'nothing';
}

interface FileDrop {
  zone: RefObject<HTMLElement | null>;
  /** False while the zone accepts nothing. */
  open: boolean;
  onHandover: (handover: Handover) => void;
}

/** Prevents the browser's default for a drop beside the zone: leaving the page for the dropped file or address. */
function keepOnPage(event: DragEvent): void {
  const isFile = carriesFiles(event.dataTransfer);
  if (event.defaultPrevented || (isFile ? isInFileField(event) : isInField(event))) return;
  event.preventDefault();
  if (isFile && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Follows drags over the whole window. Accepts drops on `zone` and prevents the browser from navigating for drops
 * beside it. Returns whether files are over the zone now.
 */
export function useFileDrop({ zone, open, onHandover }: FileDrop): boolean {
  const [isOver, setOver] = useState(false);

  const takes = useLatest((event: DragEvent) => open && isWithin(zone.current, event));
  const drag = useLatest((event: DragEvent) => {
    if (!takes(event)) return keepOnPage(event);
    event.preventDefault();
    if (event.dataTransfer && carriesFiles(event.dataTransfer)) event.dataTransfer.dropEffect = 'copy';
  });
  const drop = useLatest((event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return keepOnPage(event);
    event.preventDefault();
    onHandover(readTransfer(event.dataTransfer));
  });

  useEffect(() => {
    // The browser enters the next element before it leaves the last. The drag has therefore left the window (or was
    // cancelled) only if the element left is the one entered last. A counter would fail when the element under the
    // pointer is removed.
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
  }, [takes, drag, drop]);

  return isOver && open;
}

interface FilePaste {
  zone: RefObject<HTMLElement | null>;
  /** False while the zone accepts nothing. */
  open: boolean;
  /** Accepts files pasted anywhere on the page, except into a field. */
  anywhere: boolean;
  onFiles: (files: File[]) => void;
}

/** Accepts pasted files while the zone (or, with `anywhere`, the page) has the focus. Ignores pasted text. */
export function useFilePaste({ zone, open, anywhere, onFiles }: FilePaste): void {
  const paste = useLatest((event: ClipboardEvent) => {
    const isOurs = isWithin(zone.current, event) || (anywhere && !isInField(event));
    if (!open || !isOurs || event.defaultPrevented) return;
    const handover = readTransfer(event.clipboardData);
    if (!('files' in handover) || handover.files.length === 0) return;
    event.preventDefault();
    onFiles(handover.files);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [paste]);
}

/** Returns true if the event happened in this element or inside it. */
function isWithin(element: Element | null, { target }: Event): boolean {
  return target instanceof Node && (element?.contains(target) ?? false);
}

/** Returns true if the event happened in a field, which handles pasted or dropped text itself. */
function isInField({ target }: Event): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}

/** Returns true if the event happened in the browser's own file field, which handles a dropped file itself. */
function isInFileField({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input[type="file"]');
}
