import type { ToolId } from '@verapix/domain';

/** One tool of the chain that made a result. */
export interface LibraryStep {
  tool: ToolId;
  /** What the user chose before the run, as JSON. */
  settings: Readonly<Record<string, unknown>>;
}

/** A file of a result. */
export interface LibraryFile {
  /** The name it is downloaded with. */
  name: string;
  mime: string;
  bytes: number;
}

/** A result that is kept on the device, without its files. */
export interface LibraryResult {
  id: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The tool of the last step. */
  tool: ToolId;
  /** The tools that made it, in order; the last one is `tool`. */
  steps: readonly LibraryStep[];
  /** At least one; the first is the one that is shown. */
  files: readonly LibraryFile[];
  /** In pixels; absent for a text. */
  size?: { width: number; height: number };
  /** The file it was made of; absent for what a generator made from words. */
  original?: LibraryFile & { width: number; height: number };
  /** A small picture of it, absent for a text. */
  thumbnail?: Blob;
  /** The beginning of a text. */
  excerpt?: string;
}

/** How much the files of a library take, its own copies of the originals included. */
export const bytesOf = ({ files, original }: Pick<LibraryResult, 'files' | 'original'>): number =>
  [...files, ...(original ? [original] : [])].reduce((sum, { bytes }) => sum + bytes, 0);

/** The oldest results which must go so that the rest takes at most `maxBytes`. */
export function oldestBeyond(results: readonly LibraryResult[], maxBytes: number): readonly LibraryResult[] {
  const oldestFirst = results.toSorted((a, b) => a.madeAt - b.madeAt);
  let left = results.reduce((sum, result) => sum + bytesOf(result), 0);
  const removed: LibraryResult[] = [];
  for (const result of oldestFirst) {
    if (left <= maxBytes) break;
    removed.push(result);
    left -= bytesOf(result);
  }
  return removed;
}
