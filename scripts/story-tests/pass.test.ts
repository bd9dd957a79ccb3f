import { describe, expect, it } from 'vitest';
import { passesStories } from './pass.ts';
import type { StoryRun } from './run.ts';

const passed: StoryRun = { passed: true, failedFiles: [] };
const failedIn = (...failedFiles: string[]): StoryRun => ({ passed: false, failedFiles });

/** A pass whose runs end like these, one after the other. */
function pass(...ends: StoryRun[]) {
  const asked: (readonly string[])[] = [];
  const told: string[] = [];
  const isPassed = passesStories(
    (files) => {
      asked.push(files);
      return ends[asked.length - 1] ?? failedIn('nothing more was to run');
    },
    (message) => told.push(message),
  );
  return { isPassed, asked, told: told.join('') };
}

describe('a pass through all stories', () => {
  it('is one run when everything passes', () => {
    expect(pass(passed)).toEqual({ isPassed: true, asked: [[]], told: '' });
  });

  it('runs what failed once more, and says so', () => {
    const { isPassed, asked, told } = pass(failedIn('a.stories.tsx', 'b.stories.tsx'), passed);
    expect(isPassed).toBe(true);
    expect(asked).toEqual([[], ['a.stories.tsx', 'b.stories.tsx']]);
    expect(told).toContain('a.stories.tsx');
  });

  it('fails when a story fails in a new browser as well', () => {
    expect(pass(failedIn('a.stories.tsx'), failedIn('a.stories.tsx'))).toMatchObject({
      isPassed: false,
      asked: [[], ['a.stories.tsx']],
    });
  });

  it('fails at once when it was no story that failed', () => {
    expect(pass(failedIn())).toEqual({ isPassed: false, asked: [[]], told: '' });
  });
});
