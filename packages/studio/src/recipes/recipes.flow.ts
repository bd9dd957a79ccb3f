import { isStorageBlocked, readItem, writeItem } from '@verapix/domain';
import {
  applyRecipesChange,
  forwardEvents,
  provideActors,
  type ReadRecipesOutput,
  type Recipe,
  recipesMachine,
  type StoreRecipesOutcome,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { parseRecipes, readRecipeFile } from './recipe-file';
import { useCallback } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { type StudioHost, useHost } from '../host';
import { usePageActor } from '../lib/use-page-actor';

type RecipesSnapshot = SnapshotFrom<typeof recipesMachine>;

const storedKey = 'verapix.recipes';

const notKept = {
  code: 'not-kept',
  message: messages.notKept,
  fix: messages.notKeptFix,
};

/** Two tabs never read the recipes, and then both write; unless the browser refuses locks. */
async function withLock(write: () => StoreRecipesOutcome): Promise<StoreRecipesOutcome> {
  try {
    return await navigator.locks.request(storedKey, write);
  } catch {
    return write();
  }
}

const storage = () => localStorage;

/** The recipes of this visit, where the browser refuses to store anything. */
let visit: readonly Recipe[] = [];

const storedRecipes = () => (isStorageBlocked(storage) ? visit : parseRecipes(readItem(storage, storedKey)));

function storeRecipes(recipes: readonly Recipe[]): boolean {
  if (!isStorageBlocked(storage)) return writeItem(storage, storedKey, JSON.stringify(recipes));
  visit = recipes;
  return true;
}

/** Keeps the recipes in this browser. The caller starts the actor. */
export function createRecipes(outside: Pick<StudioHost, 'notify' | 'navigate'>) {
  const machine = provideActors(recipesMachine, {
    loadRecipes: async () => ({
      ok: true as const,
      recipes: storedRecipes(),
    }),
    storeRecipes: ({ change }) =>
      withLock(() => {
        const applied = applyRecipesChange(storedRecipes(), change);
        if (!applied.ok) return applied;
        return storeRecipes(applied.recipes) ? applied : { ok: false, problem: notKept };
      }),
    readRecipes: async ({ files }) => {
      const read: ReadRecipesOutput['read'][number][] = [];
      const refused: ReadRecipesOutput['refused'][number][] = [];
      for (const { file, id } of files) {
        const outcome = await readRecipeFile(file);
        if (outcome.ok) read.push({ draft: outcome.draft, id });
        else refused.push({ name: file.name, problem: outcome.problem });
      }
      return { read, refused };
    },
  });
  const actor = createActor(machine);
  forwardEvents(actor, outside);
  return actor;
}

/** Follows the changes of other tabs. */
function followOtherTabs(actor: ReturnType<typeof createRecipes>): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storedKey) actor.send({ type: 'recipes.changed', recipes: parseRecipes(newValue) });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

const isStoring = (snapshot: RecipesSnapshot) => snapshot.matches('storing');

/** The recipes of this browser, for as long as the component is mounted. */
export function useRecipes() {
  const host = useHost();
  const create = useCallback(() => createRecipes(host), [host]);
  return usePageActor(create, { keepAlive: isStoring, connect: followOtherTabs });
}
