import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentStories } from '../component-docs.ts';
import { rootDir } from '../paths.ts';

/** What the repository knows about a component, besides its documentation. */
export interface ComponentEntry {
  /** The part of the repository that owns it: `packages/ui`, or a feature of the app. */
  owner: string;
  /** The day on which one of its pictures last changed, as `2026-01-15`. Absent without the history of the repository. */
  lastVisualChange?: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 });

/** The day of the last commit for each picture, by the name of its file. Empty in a clone without the history. */
function readPictureDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    // In a shallow clone every picture would be as old as the clone's first commit.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    for (const line of git('log', '--format=%cs', '--name-only', '--', '.storybook/screenshots').split(
      '\n',
    )) {
      if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
      else if (line !== '' && !days.has(basename(line))) days.set(basename(line), day);
    }
  } catch {
    // The sources of a release have no repository.
  }
  return days;
}

const ownerOf = (file: string) =>
  /^packages\/app\/src\/features\/[^/]+/.exec(file)?.[0] ?? /^packages\/[^/]+/.exec(file)?.[0] ?? file;

/** An entry for every component, by the title of its stories: `Components/Button`. */
export function readComponentCatalog(): Record<string, ComponentEntry> {
  const days = [...readPictureDays()];
  const entries = componentStories.flatMap((file) => {
    const [, title] =
      /title: '((?:Components|Primitives)\/[^']+)'/.exec(readFileSync(join(rootDir, file), 'utf8')) ?? [];
    if (title === undefined) return [];
    const start = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;
    const changes = days.flatMap(([picture, day]) => (picture.startsWith(start) ? [day] : []));
    const lastVisualChange = changes.sort().at(-1);
    return [[title, { owner: ownerOf(file), ...(lastVisualChange && { lastVisualChange }) }] as const];
  });
  return Object.fromEntries(entries);
}
