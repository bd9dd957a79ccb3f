import type { RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { TestContext } from 'vitest';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { VerapixParameters } from '../preview';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves to what is wrong with the page's looks, `null` when nothing is. */
    matchScreenshot: (name: string, allowedPixels: number, height: number) => Promise<string | null>;
  }
}

interface StoryUnderTest {
  id: string;
  parameters: VerapixParameters & { a11y: { options: RunOptions; test: string } };
}

/**
 * After a story has rendered and played: is the machine in the state it declares, is it readable in the dark theme
 * too (the addon has checked everything in the light one), and does it look as it did, in both?
 */
export async function checkStory(context: TestContext & { story?: StoryUnderTest }): Promise<void> {
  const { story, task } = context;
  if (!story || task.result?.state === 'fail') return;
  const { states, a11y, screenshot } = story.parameters;

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
    if (theme === 'dark' && a11y.test === 'error') await expectReadable(a11y.options);
    if (screenshot !== false) {
      const name = `${story.id}-${theme}`.replaceAll('--', '-');
      problems.push((await commands.matchScreenshot(name, tolerance(), height)) ?? '');
    }
  }
  document.documentElement.dataset.theme = 'light';
  if (problems.some(Boolean)) throw new Error(problems.filter(Boolean).join('\n\n'));
}

/**
 * Pixels that may differ. Hardly any, but for what is not drawn to the same last bit each time: a scaled photograph, and
 * the text of a dialog, whose place between two pixels the browser rounds by what it drew before. A few thousand such
 * pixels, in a page of a million or more, are no change.
 */
function tolerance(): number {
  const isRestless = document.images.length > 0 || document.querySelector('[role$="dialog"]') !== null;
  return isRestless ? 4000 : 20;
}

/** The rules that look at colours: the others find in the dark theme what they find in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function expectReadable({ rules = {} }: RunOptions): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: colourRules, rules });
  const report = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(report, 'axe, dark theme').toEqual([]);
}
