import { createEmitter } from '@verapix/domain';
import * as v from 'valibot';
import { type Data, dataSchema } from './schema';
import type { Store } from './store';

/** Increase it when stored data can no longer be read as it is. */
const version = 1;

const storedSchema = v.object({ version: v.literal(version), data: dataSchema });

function rejectPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key named __proto__ would change the prototype.');
  return value;
}

/** Serializes the data as text. */
export function toText(data: Data): string {
  return JSON.stringify({ version, data });
}

/** Parses such a text. Returns `null` if it is invalid, of another version, or holds a `__proto__` key. */
export function fromText(text: string): Data | null {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(text, rejectPrototype));
    return stored.success ? stored.output.data : null;
  } catch {
    return null;
  }
}

export interface StorageStoreOptions {
  /** Returns the browser's storage; may throw if it is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
  /** The data of a first visit, and the replacement for stored data that cannot be read. */
  initial: () => Data;
  /** Target of the `storage` events by which changes in other tabs are noticed: the window. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

type Slot = ReturnType<typeof storageSlot>;

/** One text in a storage that may be blocked or full. */
function storageSlot({ storage, key }: Pick<StorageStoreOptions, 'storage' | 'key'>) {
  return {
    /** Returns `null` if nothing is stored, `undefined` if the storage is blocked. */
    read: (): string | null | undefined => {
      try {
        return storage().getItem(key);
      } catch {
        return undefined;
      }
    },
    /** Returns whether the text was stored. */
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

/** Keeps the parsed data in memory and parses the stored text again only when it changed. */
function createCache(slot: Slot, initial: () => Data) {
  let lastText: string | null | undefined;
  let data: Data | undefined;
  const write = (next: Data): Data => {
    data = next;
    const text = toText(next);
    if (slot.write(text)) lastText = text;
    return next;
  };
  const read = (): Data => {
    const text = slot.read();
    if (data && (text === undefined || text === lastText)) return data;
    lastText = text;
    const stored = typeof text === 'string' ? fromText(text) : null;
    if (!stored) return write(initial());
    data = stored;
    return stored;
  };
  return { read, write };
}

/**
 * A store that survives a reload: each change is written to the browser's storage at once, and changes by other tabs
 * are read. If the storage is blocked or full, it works in memory.
 */
export function createStorageStore(options: StorageStoreOptions): Store {
  const { key, initial, events } = options;
  const cache = createCache(storageSlot(options), initial);
  const { emit, subscribe } = createEmitter();
  const replace = (next: Data) => {
    cache.write(next);
    emit();
  };
  return {
    read: cache.read,
    write: (change) => {
      const draft = structuredClone(cache.read());
      const result = change(draft);
      replace(draft);
      return result;
    },
    reset: () => replace(initial()),
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        const changedKey = 'key' in event ? event.key : null;
        if (changedKey === key || changedKey === null) listener();
      };
      events.addEventListener('storage', onStorage);
      const unsubscribe = subscribe(listener);
      return () => {
        events.removeEventListener('storage', onStorage);
        unsubscribe();
      };
    },
  };
}
