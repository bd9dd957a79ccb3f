import type { BatchItem } from '@verapix/machines';
import { downloadZip } from 'client-zip';
import { saveFile } from '../../../lib/object-url';
import { batchReport } from './batch-report';
import type { BatchStore } from './batch-store';
import { nameResults } from './result-names';

interface SaveOptions {
  items: readonly BatchItem[];
  store: Pick<BatchStore, 'result'>;
  /** Of the names of the results. */
  template: string;
  /** A word for the tool in names, such as `upscaled`. */
  tool: string;
}

/** A file of a download. */
interface NamedFile {
  name: string;
  input: Blob;
}

/** The results that are there, each read when it is its turn, and the report. */
async function* filesOf({ items, store, template, tool }: SaveOptions): AsyncGenerator<NamedFile> {
  const done = items.flatMap((item) => (item.result ? [{ item, result: item.result }] : []));
  const names = nameResults(done, template, tool);
  for (const { item } of done) {
    const input = await store.result(item.id);
    const name = names.get(item.id);
    if (input && name !== undefined) yield { name, input };
  }
  yield { name: 'report.csv', input: new Blob([batchReport(items, names)], { type: 'text/csv' }) };
}

/** The parts of the File System Access API that not every browser has. */
interface FilePickers {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>;
}

const pickers = (): FilePickers => window as FilePickers;

/** Whether the browser can write into a folder that the user chooses. */
export const canSaveToFolder = (): boolean => pickers().showDirectoryPicker !== undefined;

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Saves all results as one ZIP. Where the browser lets the user choose a file, the archive is written to it as it is made;
 * elsewhere the browser keeps it on the disk until it is downloaded.
 *
 * @returns whether it was saved: the user may close the picker.
 */
export async function saveZip(options: SaveOptions, fileName: string): Promise<boolean> {
  const archive = () => downloadZip(filesOf(options));
  const { showSaveFilePicker } = pickers();
  if (!showSaveFilePicker) {
    saveFile(await archive().blob(), fileName);
    return true;
  }
  try {
    const types = [{ description: 'ZIP archive', accept: { 'application/zip': ['.zip'] } }];
    const handle = await showSaveFilePicker.call(window, { suggestedName: fileName, types });
    const { body } = archive();
    if (!body) return false;
    await body.pipeTo(await handle.createWritable());
    return true;
  } catch (error) {
    if (isDismissed(error)) return false;
    throw error;
  }
}

/** Writes all results and the report into a folder that the user chooses. Returns whether it was done. */
export async function saveToFolder(options: SaveOptions): Promise<boolean> {
  const { showDirectoryPicker } = pickers();
  if (!showDirectoryPicker) return false;
  try {
    const folder = await showDirectoryPicker.call(window, { mode: 'readwrite' });
    for await (const { name, input } of filesOf(options)) {
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await input.stream().pipeTo(writable);
    }
    return true;
  } catch (error) {
    if (isDismissed(error)) return false;
    throw error;
  }
}
