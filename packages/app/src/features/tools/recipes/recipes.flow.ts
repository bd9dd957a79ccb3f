import { readItem, writeItem } from '@verapix/client/safe-storage';
import { recipesMachine } from '@verapix/machines';
import { defineFlow } from '../../../app/flow/define-flow';
import { parseRecipes, readRecipeFile } from '../../../lib/recipes/recipe-file';

const storedKey = 'verapix.recipes';

const notKept = {
  code: 'not-kept',
  message: 'Your browser keeps nothing for this site, or has no space left.',
  fix: 'Allow site data in the browser’s settings, or free some space, and try again.',
};

/** Keeps the recipes in this browser. */
export const recipesFlow = defineFlow({
  machine: recipesMachine,
  keepAlive: (snapshot) => snapshot.matches('storing'),
  run: () => ({
    actors: {
      loadRecipes: async () => ({
        ok: true as const,
        recipes: parseRecipes(readItem(() => localStorage, storedKey)),
      }),
      storeRecipes: async ({ recipes }) =>
        writeItem(() => localStorage, storedKey, JSON.stringify(recipes))
          ? { ok: true as const }
          : { ok: false as const, problem: notKept },
      readRecipe: async ({ file, id }) => {
        const read = await readRecipeFile(file);
        return read.ok ? { ...read, id } : read;
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
