import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import * as validation from '@verapix/messages/validation';
import type { LibraryStep } from '../library';

/** Tools and their settings, to be applied to a picture one after the other. */
export interface Recipe {
  id: string;
  /** Unique among the recipes of a device. */
  name: string;
  /** At least one. */
  steps: readonly LibraryStep[];
}

/** What a recipe is before it has an id. */
export type RecipeDraft = Pick<Recipe, 'name' | 'steps'>;

export const recipeLimits = { recipes: 50, nameCharacters: 60, steps: 8 } as const;

/** Why recipes can't have this name; undefined if they can. `others` are the recipes that keep theirs. */
export function recipeNameProblem(name: string, others: readonly Recipe[]): string | undefined {
  if (name === '') return messages.nameRecipe;
  if (name.length > recipeLimits.nameCharacters)
    return validation.maxCharacters({ max: recipeLimits.nameCharacters });
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    return messages.recipeNameTaken;
  return undefined;
}

/** A name that no other recipe has: `Shop`, or `Shop 2`. */
export function freeRecipeName(name: string, others: readonly Recipe[]): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const candidate = name.slice(0, recipeLimits.nameCharacters - suffix.length) + suffix;
    if (recipeNameProblem(candidate, others) === undefined) return candidate;
  }
}

/** A change of the stored recipes. `from` is the name that the user saw: another tab may have given another one. */
export type RecipesChange =
  | { type: 'save'; recipe: Recipe }
  | { type: 'rename'; id: string; from: string; name: string }
  | { type: 'delete'; id: string; from: string }
  | { type: 'import'; recipes: readonly Recipe[] };

export const recipesFull: Problem = {
  code: 'recipes-full',
  message: messages.recipesFull({ count: recipeLimits.recipes }),
  fix: messages.recipesFullFix,
};

const gone: Problem = {
  code: 'recipe-gone',
  message: messages.recipeGone,
  fix: messages.recipeGoneFix,
};

const renamedElsewhere = (name: string): Problem => ({
  code: 'recipe-renamed',
  message: messages.recipeRenamedElsewhere({ name }),
  fix: messages.recipeRenamedElsewhereFix,
});

const refused = (problem: Problem) => ({ ok: false, problem }) as const;

/**
 * Applies a change to the recipes as they are stored now, newest first, which another tab may have changed since the user
 * saw them. What that tab did is never undone: the change is refused, or a new recipe gets a number in its name.
 */
export function applyRecipesChange(
  recipes: readonly Recipe[],
  change: RecipesChange,
): Outcome<{ recipes: readonly Recipe[] }> {
  if (change.type === 'save' || change.type === 'import') {
    const added = change.type === 'save' ? [change.recipe] : change.recipes;
    if (recipes.length + added.length > recipeLimits.recipes) return refused(recipesFull);
    let next = recipes;
    for (const recipe of added) next = [{ ...recipe, name: freeRecipeName(recipe.name, next) }, ...next];
    return { ok: true, recipes: next };
  }
  const { id, from } = change;
  const current = recipes.find((recipe) => recipe.id === id);
  if (current && current.name !== from) return refused(renamedElsewhere(current.name));
  if (change.type === 'delete') return { ok: true, recipes: recipes.filter((recipe) => recipe.id !== id) };
  if (!current) return refused(gone);
  const { name } = change;
  const problem = recipeNameProblem(
    name,
    recipes.filter((recipe) => recipe.id !== id),
  );
  if (problem) return refused({ code: 'recipe-name', message: problem });
  return {
    ok: true,
    recipes: recipes.map((recipe) => (recipe.id === id ? { ...recipe, name } : recipe)),
  };
}
