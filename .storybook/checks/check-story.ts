import type { AxeResults, RunOptions } from 'axe-core';
import { themes } from '@verapix/ui/theming';
import type { TestContext } from 'vitest';
import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { showBrand } from '../conditions/brands';
import type { VerapixParameters } from '../preview';
import { colourFaults } from './axe';
import { motionFaults } from './motion';
import { pageFaults, reflowFaults } from './page-faults';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the page with its baseline. Resolves to what is wrong, or null. */
    matchScreenshot: (name: string, atHalfScale: boolean, minHeight: number) => Promise<string | null>;
  }
}

interface StoryUnderTest {
  id: string;
  parameters: VerapixParameters & { a11y: { options: RunOptions; test: string }; layout?: string };
}

/** `npm test -- screenshots` compares every story; `npm test` compares the matrix of each component. */
const checksEveryState = inject('checksEveryState');

/** `npm test -- themes` checks every story of the components in all themes, and nothing else. */
const checksThemes = inject('checksThemes');

/** `npm test -- languages` checks every story of a page in other languages, without its play. */
const checksLanguage = inject('checksLanguage');

/**
 * Runs after a story has rendered and played. Checks that the machine is in the declared state, that the colours can be
 * read in the dark theme (the addon checks everything in the light theme), that the screenshots match, and that a page
 * can be zoomed and used in forced colours.
 */
export async function checkStory(context: TestContext & { story?: StoryUnderTest }): Promise<void> {
  const { story, task } = context;
  trimReports(task.meta);
  if (task.result?.state === 'fail') return;
  if (!story) throw new Error(`The test "${task.name}" is no story, so it cannot be checked.`);
  const { states, a11y } = story.parameters;

  if (checksLanguage) {
    const faults = isPage(story) ? await reflowFaults('narrow') : [];
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
    return;
  }

  for (const name of states ?? []) {
    expect(
      document.querySelector(`[data-machine-state~="${name}"]`),
      `The story declares the state ${name}, but nothing on its page carries it in data-machine-state.`,
    ).not.toBeNull();
  }

  if (checksThemes) {
    const faults = isPart(story) && a11y.test === 'error' ? await themeFaults(a11y.options.rules) : [];
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
    return;
  }

  await document.fonts.ready;
  const height = window.innerHeight;
  const problems: (string | null)[] = [];
  const isCompared = isMatrix(story) || checksEveryState;
  if (hasScreenshot(story) && isCompared) {
    const name = story.id.replaceAll('--', '-');
    problems.push(await commands.matchScreenshot(name, !isPart(story), height));
  }
  if (a11y.test === 'error' && isCompared) {
    document.documentElement.dataset.theme = 'dark';
    problems.push(...(await colourFaults('dark theme', a11y.options)));
    document.documentElement.dataset.theme = 'light';
  }
  if (isPage(story)) {
    problems.push(...motionFaults());
    problems.push(...(await pageFaults()));
  }
  const found = problems.filter(Boolean);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

/** Lists what cannot be read or touched in the shipped themes, light and dark. */
async function themeFaults(rules: RunOptions['rules']): Promise<string[]> {
  const root = document.documentElement;
  const faults: string[] = [];
  for (const brand of Object.keys(themes)) {
    for (const scheme of ['light', 'dark'] as const) {
      showBrand(brand);
      root.dataset.theme = scheme;
      faults.push(...(await colourFaults(`theme ${brand}, ${scheme}`, { rules, sizes: true })));
    }
  }
  showBrand('default');
  root.dataset.theme = 'light';
  return faults;
}

/** Removes what axe lists of passed rules: megabytes that Vitest would send to its main process for each story. */
function trimReports(meta: { reports?: { result: Partial<AxeResults> }[] }): void {
  for (const { result } of meta.reports ?? []) {
    result.passes = [];
    result.inapplicable = [];
  }
}

const hasScreenshot = ({ parameters }: StoryUnderTest) => !parameters.chromatic?.disableSnapshot;

/** Whether the story shows a component in all its variants. */
const isMatrix = ({ id }: StoryUnderTest) => id.endsWith('--matrix');

/** Whether the story shows a component or a primitive. */
const isPart = ({ id }: StoryUnderTest) => /^(components|primitives)-/.test(id);

/** Whether the story shows a whole page, or a part of one, from edge to edge. */
const isPage = ({ id, parameters }: StoryUnderTest) =>
  parameters.layout === 'fullscreen' && /^(pages|journeys)-/.test(id);
