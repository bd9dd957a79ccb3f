/**
 * Browser storage that may be blocked, full or absent. Accessing a blocked storage throws, so it is passed as a function:
 * `readItem(() => localStorage, 'key')`. A failed write is ignored.
 */
type StorageOf = () => Storage;

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The stored text, or null if there is none or storage is blocked. */
export function readItem(storage: StorageOf, key: string): string | null {
  return attempt(() => storage().getItem(key));
}

/** Whether the browser refuses the storage altogether, as with blocked site data. A full storage is not blocked. */
export function isStorageBlocked(storage: StorageOf): boolean {
  return attempt(() => ({ text: storage().getItem('verapix') })) === null;
}

let refused: readonly string[] = [];

/** Sets the keys under which nothing is stored for any owner, because the user refused it. Replaces earlier keys. */
export function refuseItems(keys: readonly string[]): void {
  refused = keys;
}

/** Stores text. Returns whether it was stored. */
export function writeItem(storage: StorageOf, key: string, value: string): boolean {
  // A user's key ends with `@` and the user.
  if (refused.includes(key.split('@', 1)[0] ?? key)) return false;
  return (
    attempt(() => {
      storage().setItem(key, value);
      return true;
    }) ?? false
  );
}

/** The keys of what is stored; none if storage is blocked. */
export const storedKeys = (storage: StorageOf): readonly string[] =>
  attempt(() => Object.keys(storage())) ?? [];

export function removeItem(storage: StorageOf, key: string): void {
  attempt(() => storage().removeItem(key));
}
