import { isStorageBlocked, readItem, writeItem } from '@verapix/client/safe-storage';
import {
  applyRecipesChange,
  type ReadRecipesOutput,
  type Recipe,
  recipesMachine,
  type StoreRecipesOutcome,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { defineFlow } from '../../../app/flow/define-lazy-flow';
import { parseRecipes, readRecipeFile } from '../../../lib/recipes/recipe-file';

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

/** Keeps the recipes in this browser. */
export const recipesFlow = defineFlow({
  machine: recipesMachine,
  keepAlive: (snapshot) => snapshot.matches('storing'),
  run: () => ({
    actors: {
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
    },
    connect: (actor) => {
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === storedKey) actor.send({ type: 'recipes.changed', recipes: parseRecipes(newValue) });
      };
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    },
  }),
});
