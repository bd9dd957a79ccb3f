import type { AcceptedKind } from '@verapix/engines';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-files';
import type { Folder } from '@verapix/ui';
import { inspectChosen } from './inspect-chosen';

/** Files that systems put into folders. */
const isHidden = (name: string) => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);

const inOrder = new Intl.Collator(locale, { numeric: true });

function entriesOf(folder: Folder): Promise<Folder[]> {
  const reader = (folder as FileSystemDirectoryEntry).createReader();
  const readOn = async (found: Folder[]): Promise<Folder[]> => {
    // A reader returns a part of its entries each time, and none at the end.
    const next = await new Promise<Folder[]>((resolve, reject) => reader.readEntries(resolve, reject));
    return next.length === 0 ? found : readOn([...found, ...next]);
  };
  return readOn([]);
}

async function filesIn(entry: Folder): Promise<File[]> {
  if (isHidden(entry.name)) return [];
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  }
  const entries = (await entriesOf(entry)).sort((one, other) => inOrder.compare(one.name, other.name));
  return (await Promise.all(entries.map(filesIn))).flat();
}

/** The files of dropped folders and of the folders in them, by name. What can't be read is left out. */
export async function filesOfFolders(folders: readonly Folder[]): Promise<File[]> {
  return (await Promise.all(folders.map((folder) => filesIn(folder).catch(() => [])))).flat();
}

/** The files of a folder from the browser's picker, by their paths. */
export function filesOfPicker(files: readonly File[]): File[] {
  return files
    .filter(({ name }) => !isHidden(name))
    .sort((one, other) => inOrder.compare(one.webkitRelativePath, other.webkitRelativePath));
}

/** The first of these files that is a picture or a video, whatever its name says; the first one if none is. */
export async function firstOfKind(files: readonly File[], takes: AcceptedKind): Promise<File | undefined> {
  if (takes === 'video') return files.find(({ type }) => type.startsWith('video/')) ?? files[0];
  for (const file of files) if ((await inspectChosen([file])).ok) return file;
  return files[0];
}

/** Says that one of these files is used, and names the others. */
export function oneUsed(used: File, files: readonly File[]): string {
  const others = files.filter((file) => file !== used).map(({ name }) => name);
  return messages.oneUsed({ file: used.name, others: inShort(others) });
}

const maxNames = 5;

/** The first names of a list, and how many more there are. */
export function inShort(all: readonly string[]): string {
  const names = all.slice(0, maxNames).join(', ');
  return all.length > maxNames ? messages.namesAndMore({ names, more: all.length - maxNames }) : names;
}
