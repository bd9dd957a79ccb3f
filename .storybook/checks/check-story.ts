import type { RunOptions } from 'axe-core';
import type { TestContext } from 'vitest';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { VerapixParameters } from '../preview';
import { readingFaults } from './axe';
import { looksOnly } from './looks-only';
import { pageFaults } from './page-faults';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves to what is wrong with the page's looks, `null` when nothing is. */
    matchScreenshot: (
      name: string,
      likeness: 'pixels' | 'surroundings',
      height: number,
    ) => Promise<string | null>;
  }
}

interface StoryUnderTest {
  id: string;
  parameters: VerapixParameters & { a11y: { options: RunOptions; test: string }; layout?: string };
}

/**
 * After a story has rendered and played: is the machine in the state it declares, is it readable in the dark theme
 * too (the addon has checked everything in the light one), and does it look as it did, in both?
 */
export async function checkStory(context: TestContext & { story?: StoryUnderTest }): Promise<void> {
  const { story, task } = context;
  if (!story || task.result?.state === 'fail') return;
  const { states, a11y, chromatic } = story.parameters;

  for (const state of states ?? []) {
    expect(
      document.querySelector(`[data-machine-state~="${state}"]`),
      `The story declares the state ${state}, but nothing on its page carries it in data-machine-state.`,
    ).not.toBeNull();
  }

  await document.fonts.ready;
  const height = window.innerHeight;
  const problems: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    document.documentElement.dataset.theme = theme;
    if (theme === 'dark' && a11y.test === 'error' && !looksOnly) {
      problems.push(...(await readingFaults('dark theme', a11y.options)));
    }
    if (!chromatic?.disableSnapshot) {
      const name = `${story.id}-${theme}`.replaceAll('--', '-');
      problems.push((await commands.matchScreenshot(name, likeness(), height)) ?? '');
    }
  }
  document.documentElement.dataset.theme = 'light';
  if (isPage(story) && !looksOnly) problems.push(...(await pageFaults()));
  if (problems.some(Boolean)) throw new Error(problems.filter(Boolean).join('\n\n'));
}

/** A whole page or a part of one as the app shows it, from edge to edge. */
const isPage = ({ id, parameters }: StoryUnderTest) =>
  parameters.layout === 'fullscreen' && /^(pages|journeys)-/.test(id);

/**
 * A scaled photograph is not drawn to the same last bit each time, nor is a layer that lies between two pixels: a dialog,
 * a zoomed picture.
 */
function likeness() {
  const isRestless =
    document.images.length > 0 || document.querySelector('canvas, [role$="dialog"]') !== null;
  return isRestless ? 'surroundings' : 'pixels';
}
