import type { Data } from './schema';
import type { Store } from './store';
import { fromText, toText } from './stored-text';

export interface StorageStoreOptions {
  /** The browser's storage; asking for it may throw where it is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
  /** The data of a fresh start; also when what is stored cannot be read. */
  initial: () => Data;
  /** Hears `storage` events, by which other tabs are noticed: the window. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

type Slot = ReturnType<typeof storageSlot>;

/** One text in a storage that may be blocked or full. */
function storageSlot({ storage, key }: Pick<StorageStoreOptions, 'storage' | 'key'>) {
  return {
    /** `null` when nothing is there, `undefined` when the storage is blocked. */
    read: (): string | null | undefined => {
      try {
        return storage().getItem(key);
      } catch {
        return undefined;
      }
    },
    /** Whether the text was kept. */
    write: (text: string): boolean => {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The data in memory, and the text it was last compared with: it is parsed again only when that text changed. */
function createCache(slot: Slot, initial: () => Data) {
  let seen: string | null | undefined;
  let data: Data | undefined;
  const keep = (next: Data): Data => {
    data = next;
    const text = toText(next);
    if (slot.write(text)) seen = text;
    return next;
  };
  const read = (): Data => {
    const text = slot.read();
    if (data && (text === undefined || text === seen)) return data;
    seen = text;
    const stored = typeof text === 'string' ? fromText(text) : null;
    if (!stored) return keep(initial());
    data = stored;
    return stored;
  };
  return { read, keep };
}

/**
 * A store that outlives the page: each change is written through to the browser's storage at once, and what another tab
 * wrote is read again. Where the storage is blocked or full it goes on in memory.
 */
export function createStorageStore(options: StorageStoreOptions): Store {
  const { key, initial, events } = options;
  const cache = createCache(storageSlot(options), initial);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const keep = (next: Data) => {
    cache.keep(next);
    notify();
  };
  const hear = (event: Event) => {
    const changed = 'key' in event ? event.key : null;
    if (changed === key || changed === null) notify();
  };
  return {
    read: cache.read,
    write: (change) => {
      const draft = structuredClone(cache.read());
      const result = change(draft);
      keep(draft);
      return result;
    },
    reset: () => keep(initial()),
    subscribe: (listener) => {
      if (listeners.size === 0) events.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', hear);
      };
    },
  };
}
