import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { checkStory } from './checks/check-story';
import { storyToCheck } from './checks/story-to-check';
import { releaseTime } from './conditions/page-time';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real pointer out of the page, where it would hover over a story. */
    parkPointer: () => Promise<void>;
  }
}

// A blinking caret would differ in every screenshot.
document.documentElement.style.caretColor = 'transparent';

let parked: Promise<void> | undefined;

/** Every story starts with empty storage, at the top of the page, without a pointer. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // Once is enough: plays simulate the pointer and leave the real one where it is.
  parked ??= commands.parkPointer();
  await parked;
});

afterEach(async (context) => {
  storyToCheck.id = undefined;
  try {
    await checkStory(context);
  } finally {
    // Vitest runs this file again for each file of stories, under an address that contains the time. If a story held the
    // time, two addresses would be equal, and the second file of stories would have no hooks.
    releaseTime();
  }
});
