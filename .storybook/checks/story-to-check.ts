/** The story that runs and whose checks are still to come, in a test. */
export const storyToCheck: { id: string | undefined } = { id: undefined };

/**
 * Records that a story runs whose checks must follow.
 * @throws if the checks of the story before did not run.
 */
export function expectChecks(id: string): void {
  const { id: unchecked } = storyToCheck;
  storyToCheck.id = id;
  if (unchecked === undefined || unchecked === id) return;
  throw new Error(
    `The checks of the story ${unchecked} did not run: its file was run without the hooks of vitest.setup.ts.`,
  );
}
