/** What was dropped or pasted when it was not a file. */
export const foreignKinds = ['folder', 'text', 'url', 'nothing'] as const;
export type ForeignKind = (typeof foreignKinds)[number];

export type Handover = { files: File[] } | { foreign: ForeignKind };

/** Is it worth lighting up for? While a drag is under way the browser shows types only, not what is in them. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The files of a drop or a paste; or, when there is none, what it was instead. Does not read their contents. */
export function readTransfer(transfer: DataTransfer | null): Handover {
  if (!transfer) return { foreign: 'nothing' };
  const items = Array.from(transfer.items).filter((item) => item.kind === 'file');
  const files = items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
  if (files.length > 0) return { files };
  if (items.some(isFolder)) return { foreign: 'folder' };
  return { foreign: foreignKindOf(transfer) };
}

/** A folder arrives as a file item too: only its entry tells. */
function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry?.()?.isDirectory ?? false;
}

function foreignKindOf({ types }: DataTransfer): ForeignKind {
  if (types.includes('text/uri-list')) return 'url';
  return types.some((type) => type.startsWith('text/')) ? 'text' : 'nothing';
}
