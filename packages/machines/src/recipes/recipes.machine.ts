import { assign, emit, setup } from 'xstate';
import { failureToast, type Outcome, type Problem, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';
import { freeRecipeName, type Recipe, type RecipeDraft, recipeLimits, recipeNameProblem } from './recipe';

interface RecipesContext {
  /** Newest first. */
  recipes: readonly Recipe[];
  /** The recipe that is being named: a new one, or one of the list. */
  named: Recipe | undefined;
  /** Why the name was refused; cleared when it changes. */
  nameProblem: string | undefined;
  /** The list as it will be when it is stored, and what the user is told then. */
  next: { recipes: readonly Recipe[]; done: string } | undefined;
}

type RecipesEvent =
  /** Another tab changed the recipes. */
  | { type: 'recipes.changed'; recipes: readonly Recipe[] }
  /** The user wants to save steps, or to give a recipe of the list another name. */
  | { type: 'naming.requested'; recipe: Recipe }
  /** The user edits the name: what was wrong with the last one is no longer shown. */
  | { type: 'name.changed' }
  /** The user confirms a name. */
  | { type: 'name.submitted'; name: string }
  /** The user closes the dialog without saving. */
  | { type: 'naming.dismissed' }
  /** The user has confirmed that a recipe is deleted. */
  | { type: 'recipe.deleted'; id: string }
  /** The user chose a file with a recipe. `id` is that of the recipe, if it holds one. */
  | { type: 'file.chosen'; file: File; id: string };

type RecipesEmitted = NotifyEmitted | ErrorCaughtEmitted;

export type LoadRecipesOutcome = Outcome<{ recipes: readonly Recipe[] }>;

/** Input of the `storeRecipes` actor. */
export interface StoreRecipesInput {
  recipes: readonly Recipe[];
}
export type StoreRecipesOutcome = Outcome;

/** Input of the `readRecipe` actor. */
export interface ReadRecipeInput {
  file: File;
  id: string;
}
export type ReadRecipeOutcome = Outcome<{ draft: RecipeDraft; id: string }>;

const full: Problem = {
  code: 'recipes-full',
  message: `There are ${recipeLimits.recipes} recipes already.`,
  fix: 'Delete one first.',
};

/**
 * The recipes of this device: a list that is named, imported and deleted from. The page of the recipes starts it and stops
 * it, and so does a result that is saved as a recipe.
 *
 * - The list changes when it is stored, not before: a recipe that could not be stored is not shown.
 * - Two recipes never have the same name. An imported one gets a number.
 *
 * @testing Use `controlledActor` for all actors. The machine has no timers. Test that the list stays as it was when storing
 * fails.
 */
export const recipesMachine = setup({
  types: {} as { context: RecipesContext; events: RecipesEvent; emitted: RecipesEmitted },
  actors: {
    /** Reads the recipes of this device. */
    loadRecipes: requiredActor<LoadRecipesOutcome, void>('loadRecipes'),
    /** Stores the whole list. */
    storeRecipes: requiredActor<StoreRecipesOutcome, StoreRecipesInput>('storeRecipes'),
    /** Reads a file that may hold a recipe, and says what is wrong with it. */
    readRecipe: requiredActor<ReadRecipeOutcome, ReadRecipeInput>('readRecipe'),
  },
  guards: {
    isOk,
    hasRoom: ({ context }) => context.recipes.length < recipeLimits.recipes,
    hasRoomFor: ({ context }, { id }: Recipe) =>
      context.recipes.length < recipeLimits.recipes || context.recipes.some((recipe) => recipe.id === id),
    isNameFree: ({ context }, { name }: { name: string }) => nameProblemOf(context, name) === undefined,
  },
  actions: {
    showLoaded: assign((_, outcome: LoadRecipesOutcome) => (outcome.ok ? { recipes: outcome.recipes } : {})),
    showChanged: assign((_, { recipes }: { recipes: readonly Recipe[] }) => ({ recipes })),
    beginNaming: assign((_, recipe: Recipe) => ({ named: recipe, nameProblem: undefined })),
    refuseName: assign(({ context }, { name }: { name: string }) => ({
      nameProblem: nameProblemOf(context, name),
    })),
    clearNameProblem: assign({ nameProblem: undefined }),
    endNaming: assign({ named: undefined, nameProblem: undefined }),
    applyName: assign(({ context: { recipes, named } }, { name }: { name: string }) => {
      if (!named) return {};
      const renamed = { ...named, name };
      const isKnown = recipes.some(({ id }) => id === named.id);
      return {
        next: {
          recipes: isKnown
            ? recipes.map((recipe) => (recipe.id === named.id ? renamed : recipe))
            : [renamed, ...recipes],
          done: isKnown ? 'Recipe renamed' : 'Recipe saved',
        },
      };
    }),
    applyDeletion: assign(({ context: { recipes } }, { id }: { id: string }) => ({
      next: { recipes: recipes.filter((recipe) => recipe.id !== id), done: 'Recipe deleted' },
    })),
    applyImport: assign(({ context: { recipes } }, outcome: ReadRecipeOutcome) => {
      if (!outcome.ok) return {};
      const { draft, id } = outcome;
      const imported = { ...draft, id, name: freeRecipeName(draft.name, recipes) };
      return { next: { recipes: [imported, ...recipes], done: 'Recipe imported' } };
    }),
    showStored: assign(({ context: { recipes, next } }) => ({ recipes: next?.recipes ?? recipes })),
    forgetNext: assign({ next: undefined }),
    notifyStored: emit(({ context: { next } }) => ({
      type: 'notify',
      toast: successToast(next?.done ?? 'Recipes saved'),
    })),
    notifyNotStored: emit((_, outcome: StoreRecipesOutcome) => ({
      type: 'notify',
      toast: failureToast('The recipe was not saved', problemOf(outcome)),
    })),
    notifyNotImported: emit((_, outcome: ReadRecipeOutcome) => ({
      type: 'notify',
      toast: failureToast('The recipe was not imported', problemOf(outcome)),
    })),
    notifyFull: emit({ type: 'notify', toast: failureToast('The recipe was not saved', full) }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'recipes',
  context: { recipes: [], named: undefined, nameProblem: undefined, next: undefined },
  initial: 'loading',
  on: {
    'recipes.changed': { actions: { type: 'showChanged', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadRecipes',
        onDone: [
          { guard: ifOk, target: 'listing', actions: { type: 'showLoaded', params: outputOf } },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: report },
      },
    },
    unavailable: {},
    listing: {
      entry: 'forgetNext',
      on: {
        'naming.requested': [
          {
            guard: { type: 'hasRoomFor', params: ({ event }) => event.recipe },
            target: 'naming',
            actions: { type: 'beginNaming', params: ({ event }) => event.recipe },
          },
          { actions: 'notifyFull' },
        ],
        'recipe.deleted': {
          target: 'storing',
          actions: { type: 'applyDeletion', params: ({ event }) => event },
        },
        'file.chosen': [{ guard: 'hasRoom', target: 'importing' }, { actions: 'notifyFull' }],
      },
    },
    naming: {
      on: {
        'name.changed': { actions: 'clearNameProblem' },
        'name.submitted': [
          {
            guard: { type: 'isNameFree', params: ({ event }) => event },
            target: 'storing',
            actions: [{ type: 'applyName', params: ({ event }) => event }, 'endNaming'],
          },
          { actions: { type: 'refuseName', params: ({ event }) => event } },
        ],
        'naming.dismissed': { target: 'listing', actions: 'endNaming' },
      },
    },
    importing: {
      invoke: {
        src: 'readRecipe',
        input: ({ event }) => {
          if (event.type !== 'file.chosen') throw new Error('There is no file to import.');
          return { file: event.file, id: event.id };
        },
        onDone: [
          { guard: ifOk, target: 'storing', actions: { type: 'applyImport', params: outputOf } },
          { target: 'listing', actions: { type: 'notifyNotImported', params: outputOf } },
        ],
        onError: {
          target: 'listing',
          actions: [{ type: 'notifyNotImported', params: unexpectedOutcome }, report],
        },
      },
    },
    storing: {
      invoke: {
        src: 'storeRecipes',
        input: ({ context }) => ({ recipes: context.next?.recipes ?? context.recipes }),
        onDone: [
          { guard: ifOk, target: 'listing', actions: ['showStored', 'notifyStored'] },
          { target: 'listing', actions: { type: 'notifyNotStored', params: outputOf } },
        ],
        onError: {
          target: 'listing',
          actions: [{ type: 'notifyNotStored', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});

function nameProblemOf({ recipes, named }: RecipesContext, name: string): string | undefined {
  return recipeNameProblem(
    name,
    recipes.filter(({ id }) => id !== named?.id),
  );
}
