import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The environment variable that names the file for the reporter to write. */
export const reportVariable = 'STORY_TESTS_REPORT';

/** What is asked of a module of tests that has run. */
type RunModule = Pick<TestModule, 'ok' | 'moduleId'>;

/** The files whose own tests made a run fail; none when an error belongs to no test, since no file answers for that. */
export function failedFilesOf(modules: readonly RunModule[], unhandledErrors: readonly unknown[]): string[] {
  if (unhandledErrors.length > 0) return [];
  return modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
}

/** Tells the process that started Vitest which files failed, as JSON. */
export default class FailedFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const report = process.env[reportVariable];
    if (report) writeFileSync(report, JSON.stringify(failedFilesOf(modules, unhandledErrors)));
  }
}
