import { type DeviceOwner, isStorageBlocked, ownKey, readItem, writeItem } from '@verapix/domain';
import type { Recipe } from '@verapix/machines';
import { parseRecipes } from '../recipes/recipe-file';
import { movedData } from './device-database';

const storedKey = 'verapix.recipes';

const storage = () => localStorage;

/** The recipes of this visit by their keys, where the browser refuses to store anything. */
const visit = new Map<string, readonly Recipe[]>();

/** The user's recipes in this browser. They are a short text, which other tabs see change. */
export const readRecipes = (owner?: DeviceOwner): readonly Recipe[] =>
  isStorageBlocked(storage)
    ? (visit.get(ownKey(storedKey, owner)) ?? [])
    : parseRecipes(readItem(storage, ownKey(storedKey, owner)));

/** Returns whether they were stored. */
export function writeRecipes(recipes: readonly Recipe[], owner?: DeviceOwner): boolean {
  const key = ownKey(storedKey, owner);
  if (!isStorageBlocked(storage)) return writeItem(storage, key, JSON.stringify(recipes));
  visit.set(key, recipes);
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

/** Calls back with the recipes that another tab has stored, or that were moved to the user. Returns how to unsubscribe. */
export function subscribeToRecipes(listener: (recipes: readonly Recipe[]) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === ownKey(storedKey)) listener(parseRecipes(newValue));
  };
  addEventListener('storage', follow);
  const stopMoves = movedData.subscribe(() => listener(readRecipes()));
  return () => {
    removeEventListener('storage', follow);
    stopMoves();
  };
}
