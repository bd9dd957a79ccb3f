import { browserFeature, createEmitter } from '@verapix/domain';
import type { LibraryResult } from '@verapix/machines';
import {
  createMemoryStore,
  fits,
  limitWithin,
  type ResultFiles,
  type ResultStore,
  type StoreOutcome,
} from './result-store';

/** The name of the database, and of the channel that tells other tabs of changes. */
const databaseKey = 'verapix-library';

const keepingSetting = 'is-keeping';

/** The tables: what is known of a result, its files, both by id, and the settings by name. */
const tables = ['results', 'files', 'settings'] as const;

type Table = (typeof tables)[number];

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseKey, 1);
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table);
  };
  return answerOf(request);
}

/** What is done within one transaction. It may await requests of that transaction, and nothing else. */
type Work<Value> = (table: (name: Table) => IDBObjectStore, limitBytes: number) => Promise<Value>;

/** What the database answers; the answer of `otherwise` where the browser has none, or refuses it. Any other error is a bug. */
async function outcomeOf<Value>(
  work: () => Promise<Value>,
  otherwise: () => Promise<StoreOutcome<Value>>,
): Promise<StoreOutcome<Value>> {
  // A test in Node has no database.
  if (!('indexedDB' in globalThis)) return otherwise();
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    // Private windows and blocked site data: reading `indexedDB` or opening it fails with a DOMException.
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'QuotaExceededError' ? { ok: false, failure: 'out-of-space' } : otherwise();
  }
}

/** The limit of results that are kept in memory, for one visit. */
const memoryLimitBytes = 256 * 1024 ** 2;

/**
 * The results in the browser's database (docs/decisions/0058). A connection is opened for each call: it is not called often,
 * and an open one would block a newer version of the page in another tab. Where the browser refuses the database, results are
 * kept in memory, until the page is left.
 */
export function createDeviceStore(): ResultStore {
  const memory = createMemoryStore(memoryLimitBytes);
  const within = <Value>(
    mode: IDBTransactionMode,
    work: Work<Value>,
    otherwise: () => Promise<StoreOutcome<Value>>,
  ): Promise<StoreOutcome<Value>> =>
    outcomeOf(async () => {
      const limitBytes = limitWithin((await navigator.storage?.estimate?.())?.quota);
      const database = await openDatabase();
      try {
        const transaction = database.transaction(tables, mode);
        const end = endOf(transaction);
        end.catch(() => {});
        const value = await work((name) => transaction.objectStore(name), limitBytes);
        await end;
        return value;
      } finally {
        database.close();
      }
    }, otherwise);

  /** Reaches all tabs, this one too; undefined if the browser refuses it. */
  const openChannel = () => browserFeature(() => new BroadcastChannel(databaseKey));
  const { emit, subscribe } = createEmitter();
  const publish = () => {
    const channel = openChannel();
    if (!channel) return emit();
    channel.postMessage('changed');
    channel.close();
  };
  const change = async <Value>(work: Work<Value>, otherwise: () => Promise<StoreOutcome<Value>>) => {
    const outcome = await within('readwrite', work, otherwise);
    if (outcome.ok) publish();
    return outcome;
  };

  const allResults = (table: (name: Table) => IDBObjectStore): Promise<LibraryResult[]> =>
    answerOf(table('results').getAll());

  return {
    read: () =>
      within(
        'readonly',
        async (table, limitBytes) => {
          const isKeeping = (await answerOf(table('settings').get(keepingSetting))) !== false;
          const results = (await allResults(table)).toSorted((a, b) => b.madeAt - a.madeAt);
          return { results, isKeeping, limitBytes };
        },
        memory.read,
      ),
    add: (result, files) =>
      change(
        async (table, limitBytes) => {
          if (!fits(await allResults(table), result, limitBytes)) return 'full';
          table('results').put(result, result.id);
          table('files').put(files, result.id);
          return 'kept';
        },
        () => memory.add(result, files),
      ),
    files: (id) =>
      within(
        'readonly',
        (table) => answerOf<ResultFiles | undefined>(table('files').get(id)),
        () => memory.files(id),
      ),
    remove: (ids) =>
      change(
        async (table) => {
          for (const id of ids) for (const name of ['results', 'files'] as const) table(name).delete(id);
          return undefined;
        },
        () => memory.remove(ids),
      ),
    setKeeping: (isKeeping) =>
      change(
        async (table) => {
          table('settings').put(isKeeping, keepingSetting);
          return undefined;
        },
        () => memory.setKeeping(isKeeping),
      ),
    clear: () =>
      change(async (table) => {
        for (const name of tables) table(name).clear();
        return undefined;
      }, memory.clear),
    subscribe: (listener) => {
      const channel = openChannel();
      if (!channel) return subscribe(listener);
      channel.onmessage = listener;
      return () => channel.close();
    },
  };
}

/** The library of this browser. */
export const deviceStore = createDeviceStore();
