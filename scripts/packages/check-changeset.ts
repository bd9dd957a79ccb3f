/**
 * `npx tsx scripts/packages/check-changeset.ts BASE`: fails if the public API of `@verapix/ui` lost or changed a line since
 * a branch, and no changeset of this branch announces it. Below version 1.0 a breaking change is a `minor` one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, rootDir } from '../paths.ts';
import { uiApiPath } from '../ui-api.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' });

/** The declarations that a diff of the API file removes or changes. */
export const removedLines = (diff: string): string[] =>
  diff
    .split('\n')
    .filter((line) => /^-(?!--)/.test(line) && line.slice(1).trim() !== '')
    .map((line) => line.slice(1));

/** Whether a changeset announces a breaking change of the package. */
export const announcesBreak = (changeset: string): boolean => {
  const [, head = ''] = changeset.split('---');
  return /^["']@verapix\/ui["']:\s*(minor|major)\s*$/m.test(head);
};

if (isMain(import.meta.url)) {
  const [base = 'main'] = process.argv.slice(2);
  const common = git('merge-base', base, 'HEAD').trim();
  const removed = removedLines(git('diff', '--unified=0', common, '--', relative(rootDir, uiApiPath)));
  const added = git('diff', '--name-only', '--diff-filter=AM', common, '--', '.changeset/*.md')
    .split('\n')
    .filter(Boolean);
  const isAnnounced = added.some((file) => announcesBreak(readFileSync(join(rootDir, file), 'utf8')));
  if (removed.length > 0 && !isAnnounced) {
    console.error(`The public API of @verapix/ui lost or changed:\n\n${removed.join('\n')}\n`);
    console.error('Others may use it. Announce it: run `npx changeset` and choose minor for @verapix/ui.');
    process.exitCode = 1;
  } else {
    console.log(removed.length > 0 ? 'The breaking change has its changeset.' : 'The API lost nothing.');
  }
}
