import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

let parked: Promise<void> | undefined;

/** Every story starts alike: the pointer out of the way, the top of the page, nothing remembered. */
export async function settlePage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // Once: what stories do with a pointer is simulated and leaves the real one where it is.
  parked ??= commands.parkPointer();
  await parked;
}
