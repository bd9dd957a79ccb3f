import { isStorageBlocked, readItem, writeItem } from '@verapix/domain';
import type { Recipe } from '@verapix/machines';
import { parseRecipes } from '../recipes/recipe-file';

const storedKey = 'verapix.recipes';

const storage = () => localStorage;

/** The recipes of this visit, where the browser refuses to store anything. */
let visit: readonly Recipe[] = [];

/** The recipes of this browser. They are a short text, which other tabs see change. */
export const readRecipes = (): readonly Recipe[] =>
  isStorageBlocked(storage) ? visit : parseRecipes(readItem(storage, storedKey));

/** Returns whether they were stored. */
export function writeRecipes(recipes: readonly Recipe[]): boolean {
  if (!isStorageBlocked(storage)) return writeItem(storage, storedKey, JSON.stringify(recipes));
  visit = recipes;
  return true;
}

/** Two tabs never read the recipes, and then both write; unless the browser refuses locks. */
export async function withRecipesLock<Value>(write: () => Value): Promise<Value> {
  try {
    return await navigator.locks.request(storedKey, write);
  } catch {
    return write();
  }
}

/** Calls back with the recipes that another tab has stored. Returns how to unsubscribe. */
export function subscribeToRecipes(listener: (recipes: readonly Recipe[]) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storedKey) listener(parseRecipes(newValue));
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
