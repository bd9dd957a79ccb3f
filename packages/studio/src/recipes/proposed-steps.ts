import type { LibraryStep } from '@verapix/machines';

let proposed: readonly LibraryStep[] | undefined;

/** Passes the steps of a result to the page of the recipes, where they get a name. */
export function proposeRecipe(steps: readonly LibraryStep[]): void {
  proposed = steps;
}

/** The steps that were passed to the page of the recipes, once. */
export function takeProposedSteps(): readonly LibraryStep[] | undefined {
  const steps = proposed;
  proposed = undefined;
  return steps;
}
