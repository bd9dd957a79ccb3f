import type { BatchItem } from '@verapix/machines';
import { saveFile } from '../lib/object-url';
import type { StoredResult } from '../store/device-database';
import type { BatchDocument, DocumentPage } from './batch-tool';

interface DocumentRequest<Source> {
  items: readonly BatchItem[];
  result: (id: string) => Promise<StoredResult | undefined>;
  /** Opens the picture of a result; undefined if that is not possible any more. */
  open: (id: string) => Promise<Source | undefined>;
  signal: AbortSignal;
  /** How many of all pages are written. */
  onProgress: (done: number, all: number) => void;
}

/**
 * Saves one file of all results, in the order of the batch. Returns the names of the results that are not in it: those whose
 * picture or result is gone, and those of a version that kept no details.
 */
export async function saveDocument<Source>(
  { fileName, make }: Pick<BatchDocument<Source>, 'fileName' | 'make'>,
  { items, result, open, signal, onProgress }: DocumentRequest<Source>,
): Promise<readonly string[]> {
  const done = items.filter((item) => item.result);
  const leftOut: string[] = [];
  async function* pages(): AsyncGenerator<DocumentPage<Source>> {
    for (const [index, { id, name }] of done.entries()) {
      signal.throwIfAborted();
      onProgress(index, done.length);
      const details = (await result(id))?.details;
      const source = details && (await open(id));
      if (details && source) yield { name, source, details };
      else leftOut.push(name);
    }
    signal.throwIfAborted();
  }
  const file = await make(pages());
  signal.throwIfAborted();
  if (leftOut.length < done.length) saveFile(file, fileName);
  return leftOut;
}
