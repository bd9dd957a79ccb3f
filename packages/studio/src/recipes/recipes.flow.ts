import {
  applyRecipesChange,
  forwardEvents,
  provideActors,
  type ReadRecipesOutput,
  recipesMachine,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { readRecipeFile } from './recipe-file';
import { useCallback } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { type StudioHost, useHost } from '../host';
import { usePageActor } from '../lib/use-page-actor';
import { readRecipes, subscribeToRecipes, withRecipesLock, writeRecipes } from '../store/recipe-store';

type RecipesSnapshot = SnapshotFrom<typeof recipesMachine>;

const notKept = {
  code: 'not-kept',
  message: messages.notKept,
  fix: messages.notKeptFix,
};

/** Keeps the recipes in this browser. The caller starts the actor. */
export function createRecipes(outside: Pick<StudioHost, 'notify' | 'navigate'>) {
  const machine = provideActors(recipesMachine, {
    loadRecipes: async () => ({
      ok: true as const,
      recipes: readRecipes(),
    }),
    storeRecipes: ({ change }) =>
      withRecipesLock(() => {
        const applied = applyRecipesChange(readRecipes(), change);
        if (!applied.ok) return applied;
        return writeRecipes(applied.recipes) ? applied : { ok: false, problem: notKept };
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

const followOtherTabs = (actor: ReturnType<typeof createRecipes>) =>
  subscribeToRecipes((recipes) => actor.send({ type: 'recipes.changed', recipes }));

const isStoring = (snapshot: RecipesSnapshot) => snapshot.matches('storing');

/** The recipes of this browser, for as long as the component is mounted. */
export function useRecipes() {
  const host = useHost();
  const create = useCallback(() => createRecipes(host), [host]);
  return usePageActor(create, { keepAlive: isStoring, connect: followOtherTabs });
}
