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
  if (name === '') return 'Give the recipe a name.';
  if (name.length > recipeLimits.nameCharacters)
    return `Use at most ${recipeLimits.nameCharacters} characters.`;
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    return 'Another recipe has this name.';
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
