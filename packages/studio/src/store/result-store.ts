import { browserFeature, createEmitter, type DeviceOwner, deviceOwner } from '@verapix/domain';
import { bytesOf, type LibraryResult } from '@verapix/machines';
import {
  type DeviceDatabase,
  databaseKey,
  inDatabase,
  type ResultFiles,
  type StoreOutcome,
} from './device-database';

interface LibraryContent {
  /** Newest first. */
  results: readonly LibraryResult[];
  /** Whether further results are kept. True until the user says otherwise. */
  isKeeping: boolean;
  /** The most that all results may take together. */
  limitBytes: number;
}

/** The results that the user keeps on this device. Each method is one transaction: a result is there with its files, or not at all. */
export interface ResultStore {
  read: () => Promise<StoreOutcome<LibraryContent>>;
  /** Keeps a result, unless it would exceed the limit: then nothing is changed. In memory it is kept for the visit. */
  add: (
    result: LibraryResult,
    files: ResultFiles,
  ) => Promise<StoreOutcome<'kept' | 'kept-for-visit' | 'full'>>;
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
export const libraryLimit = (quotaBytes: number | undefined): number =>
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
      return { ok: true, value: 'kept-for-visit' };
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

/** The limit of results that are kept in memory, for one visit. */
const memoryLimitBytes = 256 * 1024 ** 2;

const limitOfBrowser = async (): Promise<number> =>
  libraryLimit((await navigator.storage?.estimate?.())?.quota);

/**
 * The results in the browser's database (docs/decisions/0058). Where the browser refuses it, results are kept in memory,
 * until the page is left.
 */
export function createResultStore(): ResultStore {
  const memories = new Map<DeviceOwner, ResultStore>();
  const memoryOf = (owner: DeviceOwner): ResultStore => {
    const memory = memories.get(owner) ?? createMemoryStore(memoryLimitBytes);
    memories.set(owner, memory);
    return memory;
  };
  const unlessBlocked = async <Value>(
    work: (database: DeviceDatabase) => Promise<Value>,
    otherwise: (memory: ResultStore) => Promise<StoreOutcome<Value>>,
  ): Promise<StoreOutcome<Value>> => {
    const owner = deviceOwner();
    const outcome = await inDatabase(work, owner);
    return !outcome.ok && outcome.refusal === 'blocked' ? otherwise(memoryOf(owner)) : outcome;
  };

  /** Reaches all tabs, this one too; undefined if the browser refuses it. */
  const openChannel = () => browserFeature(() => new BroadcastChannel(databaseKey));
  const { emit, subscribe } = createEmitter();
  const publish = () => {
    const channel = openChannel();
    if (!channel) return emit();
    channel.postMessage('changed');
    channel.close();
  };
  const change: typeof unlessBlocked = async (work, otherwise) => {
    const outcome = await unlessBlocked(work, otherwise);
    if (outcome.ok) publish();
    return outcome;
  };

  return {
    read: () =>
      unlessBlocked(
        async (database) => {
          const limitBytes = await limitOfBrowser();
          const reading = database.transaction(['results', 'settings']);
          const [results, isKeeping] = await Promise.all([
            reading.objectStore('results').getAll(),
            reading.objectStore('settings').get('is-keeping'),
          ]);
          return {
            results: results.toSorted((a, b) => b.madeAt - a.madeAt),
            isKeeping: isKeeping !== false,
            limitBytes,
          };
        },
        (memory) => memory.read(),
      ),
    add: (result, files) =>
      change(
        async (database) => {
          const limitBytes = await limitOfBrowser();
          const adding = database.transaction(['results', 'files'], 'readwrite');
          const results = adding.objectStore('results');
          if (!fits(await results.getAll(), result, limitBytes)) return 'full';
          await Promise.all([
            results.put(result, result.id),
            adding.objectStore('files').put(files, result.id),
            adding.done,
          ]);
          return 'kept';
        },
        (memory) => memory.add(result, files),
      ),
    files: (id) =>
      unlessBlocked(
        (database) => database.get('files', id),
        (memory) => memory.files(id),
      ),
    remove: (ids) =>
      change(
        async (database) => {
          const removing = database.transaction(['results', 'files'], 'readwrite');
          for (const id of ids) {
            removing.objectStore('results').delete(id);
            removing.objectStore('files').delete(id);
          }
          await removing.done;
          return undefined;
        },
        (memory) => memory.remove(ids),
      ),
    setKeeping: (isKeeping) =>
      change(
        async (database) => void (await database.put('settings', isKeeping, 'is-keeping')),
        (memory) => memory.setKeeping(isKeeping),
      ),
    clear: () =>
      change(
        async (database) => {
          const tables = ['results', 'files', 'settings'] as const;
          const clearing = database.transaction(tables, 'readwrite');
          for (const name of tables) clearing.objectStore(name).clear();
          await clearing.done;
          return undefined;
        },
        (memory) => memory.clear(),
      ),
    subscribe: (listener) => {
      const channel = openChannel();
      if (!channel) return subscribe(listener);
      channel.onmessage = listener;
      return () => channel.close();
    },
  };
}

/** The library of this browser. */
export const resultStore = createResultStore();
