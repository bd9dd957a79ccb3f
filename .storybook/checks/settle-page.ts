import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

/** Every story starts alike: the pointer out of the way, the top of the page, nothing remembered. */
export async function settlePage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  await commands.parkPointer();
}
