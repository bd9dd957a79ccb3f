import { bytesOf, type LibraryResult } from '@verapix/machines';

/** The files of a result. */
export interface ResultFiles {
  /** In the order of the result's `files`. */
  made: readonly Blob[];
  /** The file it was made of, if any. */
  original?: Blob;
}

/** What the browser may say instead: it is out of space. */
type StoreFailure = 'out-of-space';

export type StoreOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: StoreFailure };

interface LibraryContent {
  /** Newest first. */
  results: readonly LibraryResult[];
  /** Whether further results are kept. True until the user says otherwise. */
  isKeeping: boolean;
  /** The most that all results may take together. */
  limitBytes: number;
}

/** The results kept on this device. Each method is one transaction: a result is there with its files, or not at all. */
export interface ResultStore {
  read: () => Promise<StoreOutcome<LibraryContent>>;
  /** Keeps a result, unless it would exceed the limit: then nothing is changed. */
  add: (result: LibraryResult, files: ResultFiles) => Promise<StoreOutcome<'kept' | 'full'>>;
  /** The files of a result; undefined if it is not kept any more. */
  files: (id: string) => Promise<StoreOutcome<ResultFiles | undefined>>;
  /** Ids that are not there are ignored. */
  remove: (ids: readonly string[]) => Promise<StoreOutcome<undefined>>;
  setKeeping: (isKeeping: boolean) => Promise<StoreOutcome<undefined>>;
  /** Deletes everything, the setting included. */
  clear: () => Promise<StoreOutcome<undefined>>;
  /** Calls back when something has changed, in another tab too. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** What results may take at most, even where the browser would give more: 1 GB. */
export const maxLibraryBytes = 1024 ** 3;

/** The limit of a browser that gives the site so much. Half of it stays free for the models of the tools. */
export const limitWithin = (quotaBytes: number | undefined): number =>
  Math.min(maxLibraryBytes, quotaBytes === undefined ? maxLibraryBytes : Math.floor(quotaBytes / 2));

/** Whether a result fits beside the others. */
export const fits = (results: readonly LibraryResult[], added: LibraryResult, limitBytes: number): boolean =>
  [...results, added].reduce((sum, result) => sum + bytesOf(result), 0) <= limitBytes;

/** A store in memory: for one visit, for tests and for stories. */
export function createMemoryStore(limitBytes = maxLibraryBytes): ResultStore {
  const kept = new Map<string, { result: LibraryResult; files: ResultFiles }>();
  let isKeeping = true;
  const results = () =>
    [...kept.values()].map(({ result }) => result).toSorted((a, b) => b.madeAt - a.madeAt);
  const done = { ok: true, value: undefined } as const;
  return {
    read: async () => ({ ok: true, value: { results: results(), isKeeping, limitBytes } }),
    add: async (result, files) => {
      if (!fits(results(), result, limitBytes)) return { ok: true, value: 'full' };
      kept.set(result.id, { result, files });
      return { ok: true, value: 'kept' };
    },
    files: async (id) => ({ ok: true, value: kept.get(id)?.files }),
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
      return done;
    },
    setKeeping: async (next) => {
      isKeeping = next;
      return done;
    },
    clear: async () => {
      kept.clear();
      isKeeping = true;
      return done;
    },
    subscribe: () => () => {},
  };
}
