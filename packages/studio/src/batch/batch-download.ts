import { type Problem, savedFormats } from '@verapix/domain';
import { place } from '@verapix/engines/save-as';
import type { BatchItem, BatchResult } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { saveFile } from '../lib/object-url';
import { type ZippedFile, zipOf } from '../lib/zip';
import type { BatchStore } from '../store/batch-store';
import type { StoredResult } from '../store/device-database';
import { isUnchanged, metadataNotes, type SaveOptions, settingsFor } from '../workspace/save-as/save-options';
import type { PictureWriter } from '../workspace/save-as/use-save-as';
import { batchReport } from './batch-report';
import { nameResults } from './result-names';

/** How pictures are written again when they are saved. */
interface Rewriting {
  options: SaveOptions;
  /** Of a side, in pixels. */
  maxSidePx: number;
  writer: Pick<PictureWriter, 'run'>;
}

export interface SaveRequest {
  items: readonly BatchItem[];
  result: (id: string) => Promise<StoredResult | undefined>;
  /** The files that the user chose, for their metadata. */
  file: BatchStore['file'];
  /** Of the names of the results. */
  template: string;
  /** A word for the tool in names, such as `upscaled`. */
  word: string;
  /** Absent if the files are saved as they were made. */
  rewriting?: Rewriting | undefined;
  signal: AbortSignal;
  /** How many of all files are written. */
  onProgress: (done: number, all: number) => void;
}

/** A file of a download. */
interface NamedFile extends ZippedFile {
  input: Blob;
}

/** A result, and what its file will be. */
interface PlannedFile {
  item: BatchItem;
  result: BatchResult;
  settings?: ReturnType<typeof settingsFor>;
}

/** Whether a result is a picture, which can be written in another format. */
export const isPicture = ({ mime, width, height }: BatchResult): boolean =>
  mime.startsWith('image/') && width !== undefined && height !== undefined;

/** The files of all results, with the dimensions that they will have. What is no picture stays as it is. */
function plan({ items, rewriting }: Pick<SaveRequest, 'items' | 'rewriting'>): PlannedFile[] {
  return items.flatMap((item) => {
    const { result } = item;
    if (!result) return [];
    const { width, height, mime } = result;
    if (!rewriting || !isPicture(result) || width === undefined || height === undefined)
      return [{ item, result }];
    const size = { width, height };
    const settings = settingsFor(rewriting.options, size, rewriting.maxSidePx);
    if (!settings || (mime === savedFormats.png.mime && isUnchanged(settings))) return [{ item, result }];
    const placement = place(size, settings.size);
    const { mime: saved } = savedFormats[settings.format];
    return [
      {
        item,
        result: { ...result, mime: saved, width: placement.width, height: placement.height },
        settings,
      },
    ];
  });
}

const gone: Problem = { code: 'result-gone', message: messages.resultGone };

type Written = { ok: true; blob: Blob; note?: string } | { ok: false; problem: Problem };

/** The file of one result. Expected failures are answers; it rejects once the user has cancelled. */
async function write({ item, settings }: PlannedFile, request: SaveRequest): Promise<Written> {
  const stored = await request.result(item.id);
  if (!stored) return { ok: false, problem: gone };
  if (!settings || !request.rewriting) return { ok: true, blob: stored.blob };
  const original = settings.keepMetadata ? await request.file(item.id) : undefined;
  const { signal } = request;
  const input = { picture: stored.blob, original, settings };
  const outcome = await request.rewriting.writer.run(input, { signal, onProgress: () => {} });
  if (!outcome.ok) return { ok: false, problem: outcome.failure };
  const { blob, metadataProblem } = outcome.value;
  if (!blob) throw new Error('The writer returned no file.');
  return { ok: true, blob, ...(metadataProblem && { note: metadataNotes[metadataProblem] }) };
}

/**
 * The results that are there, each read and written when it is its turn, and the report. A picture that can't be written
 * is left out, and the report says why. Returns how many were left out.
 */
async function* filesOf(request: SaveRequest): AsyncGenerator<NamedFile, number> {
  const { items, template, word, signal, onProgress } = request;
  const planned = plan(request);
  const names = nameResults(planned, template, word);
  const reported = new Map<string, BatchItem>();
  let failed = 0;
  for (const [index, file] of planned.entries()) {
    signal.throwIfAborted();
    onProgress(index, planned.length);
    const { item, result } = file;
    const { id } = item;
    const name = names.get(id) ?? item.name;
    const written = await write(file, request);
    signal.throwIfAborted();
    if (written.ok) {
      const { blob } = written;
      const note = [result.note, written.note].filter(Boolean).join(' ');
      reported.set(id, { ...item, result: { ...result, bytes: blob.size, ...(note && { note }) } });
      yield { name, input: blob };
    } else {
      failed += 1;
      const { result: _, ...unsaved } = item;
      reported.set(id, { ...unsaved, status: 'failed', problem: written.problem });
    }
  }
  const saved = items.map((item) => reported.get(item.id) ?? item);
  const report = batchReport(saved, new Map([...names].filter(([id]) => reported.get(id)?.result)));
  yield { name: 'report.csv', input: new Blob([report], { type: 'text/csv' }) };
  return failed;
}

/** The parts of the File System Access API that not every browser has. */
interface FilePickers {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>;
}

const pickers = (): FilePickers => window as FilePickers;

/** Whether the browser can write into a folder that the user chooses. */
export const canSaveToFolder = (): boolean => pickers().showDirectoryPicker !== undefined;

/** What became of saving. Undefined if the user closed the picker or cancelled. */
export type Saved = { failed: number } | undefined;

async function unlessCancelled(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/**
 * Saves all results as one ZIP. Where the browser lets the user choose a file, the archive is written to it as it is made;
 * elsewhere the browser keeps it on the disk until it is downloaded.
 */
export function saveZip(request: SaveRequest, fileName: string): Promise<Saved> {
  const { signal } = request;
  let failed = 0;
  async function* files() {
    failed = yield* filesOf(request);
  }
  return unlessCancelled(async () => {
    const { showSaveFilePicker } = pickers();
    if (!showSaveFilePicker) {
      const archive = await zipOf(files()).blob();
      signal.throwIfAborted();
      saveFile(archive, fileName);
      return { failed };
    }
    const types = [{ description: messages.zipArchive, accept: { 'application/zip': ['.zip'] } }];
    const handle = await showSaveFilePicker.call(window, { suggestedName: fileName, types });
    const { body } = zipOf(files());
    if (!body) throw new Error('The archive has no content.');
    await body.pipeTo(await handle.createWritable(), { signal });
    return { failed };
  });
}

/** Writes all results and the report into a folder that the user chooses. What is written when the user cancels stays. */
export function saveToFolder(request: SaveRequest): Promise<Saved> {
  const { signal } = request;
  return unlessCancelled(async () => {
    const { showDirectoryPicker } = pickers();
    if (!showDirectoryPicker) return undefined;
    const folder = await showDirectoryPicker.call(window, { mode: 'readwrite' });
    const files = filesOf(request);
    for (let next = await files.next(); ; next = await files.next()) {
      if (next.done) return { failed: next.value };
      const { name, input } = next.value;
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await input.stream().pipeTo(writable, { signal });
    }
  });
}

/** Saves the file of one result. Returns why it could not be written. */
export async function saveOne(
  request: Omit<SaveRequest, 'items' | 'onProgress'>,
  item: BatchItem,
): Promise<Problem | undefined> {
  const [file] = plan({ items: [item], rewriting: request.rewriting });
  if (!file) return gone;
  const written = await write(file, { ...request, items: [item], onProgress: () => {} });
  if (!written.ok) return written.problem;
  const names = nameResults([file], request.template, request.word);
  saveFile(written.blob, names.get(item.id) ?? item.name);
  return undefined;
}
