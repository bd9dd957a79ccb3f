/**
 * Browser storage that may be blocked, full or absent. Naming the storage is what throws where it is blocked, so it
 * is handed in as a function: `readItem(() => localStorage, 'key')`. What cannot be kept is simply not remembered.
 */
type StorageOf = () => Storage;

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The stored text, or null where there is none or storage is blocked. */
export function readItem(storage: StorageOf, key: string): string | null {
  return attempt(() => storage().getItem(key));
}

let refused: readonly string[] = [];

/** From now on nothing is kept under these keys, in place of those named before: somebody wants it so. */
export function refuseItems(keys: readonly string[]): void {
  refused = keys;
}

/** Stores text; says whether it was kept. */
export function writeItem(storage: StorageOf, key: string, value: string): boolean {
  if (refused.includes(key)) return false;
  return (
    attempt(() => {
      storage().setItem(key, value);
      return true;
    }) ?? false
  );
}

/** Forgets a text. */
export function removeItem(storage: StorageOf, key: string): void {
  attempt(() => storage().removeItem(key));
}
