import {
  type DeviceOwner,
  deviceOwner,
  type Outcome,
  type OwnedData,
  ownKey,
  removeItem,
  storedKeys,
  visitors,
} from '@verapix/domain';
import { applyRecipesChange } from '@verapix/machines';
import * as messages from '@verapix/messages/library';
import { deleteDB } from 'idb';
import type { BatchId } from '../batch/batch-tool';
import { freeUsesKey } from '../free-uses/free-uses';
import { batchKeys } from './batch-store';
import { type DeviceDatabase, databaseKey, inDatabase, movedData } from './device-database';
import { readRecipes, withRecipesLock, writeRecipes } from './recipe-store';
import { resultStore } from './result-store';
import { forgetStoredBatch, ifBatchClosed, noteStoredBatch } from './stored-batch';

/** What the studio keeps for an owner. */
type StudioData = Pick<OwnedData, 'results' | 'batches' | 'recipes' | 'models'>;

/** Counts what the studio keeps for an owner. What the browser refuses to read counts as nothing. */
export async function countStudioData(owner: DeviceOwner): Promise<StudioData> {
  const counted = await inDatabase(async (database) => {
    const [results, batches, models] = await Promise.all([
      database.count('results'),
      database.count('batches'),
      database.count('models'),
    ]);
    return { results, batches, models };
  }, owner);
  const recipes = readRecipes(owner).length;
  return { ...(counted.ok ? counted.value : { results: 0, batches: 0, models: 0 }), recipes };
}

/**
 * Deletes everything that this browser keeps for a user, except how often the generators were used for free. Throws a
 * `DOMException` if the browser does not delete it.
 */
export async function deleteOwnData(owner: DeviceOwner): Promise<void> {
  if ('indexedDB' in globalThis) await deleteDB(ownKey(databaseKey, owner));
  for (const storage of [() => localStorage, () => sessionStorage]) {
    for (const key of storedKeys(storage)) {
      if (key.endsWith(ownKey('', owner)) && key !== ownKey(freeUsesKey, owner)) removeItem(storage, key);
    }
  }
}

const noSpace = {
  ok: false,
  problem: { code: 'out-of-space', message: messages.noSpace, fix: messages.noSpaceFix },
} as const;

/** Moves what visitors have made to the user who is signed in: one entry after the other, so that little more room is needed. */
export async function moveGuestData(): Promise<Outcome> {
  const owner = deviceOwner();
  const moved = await inDatabase(
    (guests) => inDatabase((own) => moveDatabase(guests, own, owner), owner),
    visitors,
  );
  if (!moved.ok || !moved.value.ok || !moved.value.value) return noSpace;
  const outcome = await moveRecipes(owner);
  movedData.emit();
  return outcome;
}

/** Returns whether there was room for everything. */
async function moveDatabase(
  guests: DeviceDatabase,
  own: DeviceDatabase,
  owner: DeviceOwner,
): Promise<boolean> {
  for (const result of await guests.getAll('results')) {
    if (deviceOwner() !== owner) return false;
    const files = await guests.get('files', result.id);
    const kept = files && (await resultStore.add(result, files));
    if (kept && !(kept.ok && kept.value === 'kept')) return false;
    await Promise.all([guests.delete('results', result.id), guests.delete('files', result.id)]);
  }
  for (const key of await guests.getAllKeys('models')) {
    const model = await guests.get('models', key);
    if (model) await own.add('models', model);
    await guests.delete('models', key);
  }
  for (const id of await guests.getAllKeys('batches')) {
    // One that is open in another tab, or beside one of the user's own, stays where it is.
    await ifBatchClosed(id, async () => {
      if ((await own.count('batches', id)) === 0) await moveBatch(guests, own, id, owner);
    });
  }
  return true;
}

async function moveBatch(guests: DeviceDatabase, own: DeviceDatabase, id: BatchId, owner: DeviceOwner) {
  for (const table of ['batch-files', 'batch-results'] as const) {
    for (const key of await guests.getAllKeys(table, batchKeys(id))) {
      const value = await guests.get(table, key);
      // A key has the value of its own table, which the types can't follow.
      if (value) await own.put(table, value as File, key);
      await guests.delete(table, key);
    }
  }
  const batch = await guests.get('batches', id);
  if (batch) await own.put('batches', batch, id);
  await guests.delete('batches', id);
  forgetStoredBatch(id, visitors);
  noteStoredBatch(id, owner);
}

const moveRecipes = (owner: DeviceOwner): Promise<Outcome> =>
  withRecipesLock(() => {
    // The oldest first, as each is put before the others.
    const recipes = readRecipes(visitors).toReversed();
    const applied = applyRecipesChange(readRecipes(owner), { type: 'import', recipes });
    if (!applied.ok) return applied;
    if (!writeRecipes(applied.recipes, owner)) return noSpace;
    writeRecipes([], visitors);
    return { ok: true };
  });
