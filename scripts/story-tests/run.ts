import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';
import { reportVariable } from './failed-files-reporter.ts';

/** How a run of stories ended. */
export interface StoryRun {
  passed: boolean;
  /** The paths of the files with a story that failed; none where something other than a story did. */
  failedFiles: readonly string[];
}

const vitest = join(rootDir, 'node_modules/vitest/vitest.mjs');
const reporters = ['default', join(import.meta.dirname, 'failed-files-reporter.ts')];

/** Runs stories in a random order in new browsers: those of some files, or all. */
export function runStories(options: readonly string[], files: readonly string[]): StoryRun {
  const directory = mkdtempSync(join(tmpdir(), 'story-tests-'));
  const report = join(directory, 'failed-files.json');
  const selection = ['run', '--project=stories', '--sequence.shuffle', '--update=none', ...options];
  const reporting = reporters.map((reporter) => `--reporter=${reporter}`);
  try {
    const { status } = spawnSync(process.execPath, [vitest, ...selection, ...reporting, ...files], {
      cwd: rootDir,
      stdio: 'inherit',
      env: { ...process.env, [reportVariable]: report },
    });
    // A run that broke off has left none.
    const failedFiles = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as string[]) : [];
    return { passed: status === 0, failedFiles };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
