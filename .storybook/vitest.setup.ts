import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { checkStory } from './checks/check-story';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real pointer out of the page, where it would hover over a story. */
    parkPointer: () => Promise<void>;
  }
}

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

afterEach(checkStory);
