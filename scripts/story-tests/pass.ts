import type { StoryRun } from './run.ts';

/**
 * One pass through all stories. A file that fails runs once more in a new browser: stories share a page, and what has
 * befallen the page, such as a file that it could not fetch, no second try there can mend.
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
