import type { StoryRun } from './run.ts';

/**
 * One pass through all stories. A file that fails runs once more in a browser of its own: all stories share a page, and
 * a module that the page could not fetch once stays away from it for good, which no second try there can mend.
 *
 * @returns whether every story passed in one of the two.
 */
export function passesStories(
  run: (files: readonly string[]) => StoryRun,
  tell: (message: string) => void,
): boolean {
  const { passed, failedFiles } = run([]);
  if (passed || failedFiles.length === 0) return passed;
  tell(`\nOnce more, in a new browser:\n  ${failedFiles.join('\n  ')}\n`);
  return run(failedFiles).passed;
}
