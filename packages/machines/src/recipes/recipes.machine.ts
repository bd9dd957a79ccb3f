import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { assign, emit, setup } from 'xstate';
import { failureToast, problemOf, problemText, unexpectedOutcome } from '../shared/problem';
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
import { errorToast, successToast, warningToast } from '../shared/toast';
import {
  type Recipe,
  type RecipeDraft,
  type RecipesChange,
  recipeLimits,
  recipeNameProblem,
  recipesFull,
} from './recipe';

interface RecipesContext {
  /** Newest first. */
  recipes: readonly Recipe[];
  /** The recipe that is being named: a new one, or one of the list. */
  named: Recipe | undefined;
  /** Why the name was refused; cleared when it changes. */
  nameProblem: string | undefined;
  /** What is being stored, and what the user is told then: also what could not be part of it. */
  pending: { change: RecipesChange; done: string; refusals?: readonly string[] } | undefined;
}

/** A file that may hold a recipe, and the id that the recipe gets. */
export interface RecipeFile {
  file: File;
  id: string;
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
  /** The user chose files with recipes. `id` is that of a file's recipe, if it holds one. */
  | { type: 'files.chosen'; files: readonly RecipeFile[] };

type RecipesEmitted = NotifyEmitted | ErrorCaughtEmitted;

export type LoadRecipesOutcome = Outcome<{ recipes: readonly Recipe[] }>;

/** Input of the `storeRecipes` actor. */
export interface StoreRecipesInput {
  change: RecipesChange;
}
/** The recipes after the change. */
export type StoreRecipesOutcome = Outcome<{ recipes: readonly Recipe[] }>;

/** Input of the `readRecipes` actor. */
export interface ReadRecipesInput {
  files: readonly RecipeFile[];
}
export interface ReadRecipesOutput {
  read: readonly { draft: RecipeDraft; id: string }[];
  /** By the names of their files. */
  refused: readonly { name: string; problem: Problem }[];
}

/**
 * The recipes of this device: a list that is named, imported and deleted from. The page of the recipes starts it and stops
 * it, and so does a result that is saved as a recipe.
 *
 * - The list changes when it is stored, not before: a recipe that could not be stored is not shown.
 * - What is stored is a change, which the actor applies to the recipes as they are then: what another tab did meanwhile
 *   is kept, and the user is told if it is in the way.
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
    /** Applies a change to the stored recipes with `applyRecipesChange`, while no other tab does. */
    storeRecipes: requiredActor<StoreRecipesOutcome, StoreRecipesInput>('storeRecipes'),
    /** Reads files that may hold recipes, and says what is wrong with them. */
    readRecipes: requiredActor<ReadRecipesOutput, ReadRecipesInput>('readRecipes'),
  },
  guards: {
    isOk,
    hasRoom: ({ context }) => context.recipes.length < recipeLimits.recipes,
    hasRoomFor: ({ context }, { id }: Recipe) =>
      context.recipes.length < recipeLimits.recipes || context.recipes.some((recipe) => recipe.id === id),
    isAnyRead: (_, { read }: ReadRecipesOutput) => read.length > 0,
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
    prepareName: assign(({ context: { recipes, named } }, { name }: { name: string }) => {
      if (!named) return {};
      const known = recipes.find(({ id }) => id === named.id);
      return known
        ? {
            pending: {
              change: { type: 'rename' as const, id: named.id, from: named.name, name },
              done: messages.recipeRenamed,
            },
          }
        : {
            pending: {
              change: { type: 'save' as const, recipe: { ...named, name } },
              done: messages.recipeSaved,
            },
          };
    }),
    prepareDeletion: assign(({ context: { recipes } }, { id }: { id: string }) => ({
      pending: {
        change: { type: 'delete' as const, id, from: recipes.find((recipe) => recipe.id === id)?.name ?? '' },
        done: messages.recipeDeleted,
      },
    })),
    prepareImport: assign(({ context }, output: ReadRecipesOutput) => {
      const imported = output.read
        .slice(0, recipeLimits.recipes - context.recipes.length)
        .map(({ draft, id }) => ({ ...draft, id }));
      return {
        pending: {
          change: { type: 'import' as const, recipes: imported },
          done: messages.recipesImported({ count: imported.length }),
          refusals: refusalsOf(context, output),
        },
      };
    }),
    showStored: assign((_, outcome: StoreRecipesOutcome) => (outcome.ok ? { recipes: outcome.recipes } : {})),
    forgetPending: assign({ pending: undefined }),
    notifyStored: emit(({ context: { pending } }) => {
      const { done = messages.recipesSaved, refusals = [] } = pending ?? {};
      return {
        type: 'notify',
        toast:
          refusals.length === 0
            ? successToast(done)
            : warningToast(messages.withRefused({ done, count: refusals.length }), refusals.join(' ')),
      };
    }),
    notifyNotStored: emit((_, outcome: StoreRecipesOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.recipeNotSaved, problemOf(outcome)),
    })),
    notifyRefused: emit(({ context }, output: ReadRecipesOutput) => {
      const reasons = refusalsOf(context, output);
      const title = messages.recipesRefused({ count: reasons.length });
      return { type: 'notify', toast: errorToast(title, reasons.join(' ')) };
    }),
    notifyNotRead: emit({ type: 'notify', toast: failureToast(messages.recipesNotRead) }),
    notifyFull: emit({ type: 'notify', toast: failureToast(messages.recipeNotSaved, recipesFull) }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'recipes',
  context: { recipes: [], named: undefined, nameProblem: undefined, pending: undefined },
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
      entry: 'forgetPending',
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
          actions: { type: 'prepareDeletion', params: ({ event }) => event },
        },
        'files.chosen': [{ guard: 'hasRoom', target: 'importing' }, { actions: 'notifyFull' }],
      },
    },
    naming: {
      on: {
        'name.changed': { actions: 'clearNameProblem' },
        'name.submitted': [
          {
            guard: { type: 'isNameFree', params: ({ event }) => event },
            target: 'storing',
            actions: [{ type: 'prepareName', params: ({ event }) => event }, 'endNaming'],
          },
          { actions: { type: 'refuseName', params: ({ event }) => event } },
        ],
        'naming.dismissed': { target: 'listing', actions: 'endNaming' },
      },
    },
    importing: {
      invoke: {
        src: 'readRecipes',
        input: ({ event }) => {
          if (event.type !== 'files.chosen') throw new Error('There are no files to import.');
          return { files: event.files };
        },
        onDone: [
          {
            guard: { type: 'isAnyRead', params: outputOf },
            target: 'storing',
            actions: { type: 'prepareImport', params: outputOf },
          },
          { target: 'listing', actions: { type: 'notifyRefused', params: outputOf } },
        ],
        onError: { target: 'listing', actions: ['notifyNotRead', report] },
      },
    },
    storing: {
      invoke: {
        src: 'storeRecipes',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no change to store.');
          return { change: pending.change };
        },
        onDone: [
          {
            guard: ifOk,
            target: 'listing',
            actions: [{ type: 'showStored', params: outputOf }, 'notifyStored'],
          },
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

/** Why files or recipes are not imported: they hold no recipe, or there is no room. */
function refusalsOf({ recipes }: RecipesContext, { read, refused }: ReadRecipesOutput): string[] {
  const beyond = read.slice(recipeLimits.recipes - recipes.length);
  return [
    ...refused.map(({ name, problem }) => `${name}: ${problemText(problem)}`),
    ...beyond.map(({ draft }) => `${draft.name}: ${problemText(recipesFull)}`),
  ];
}
