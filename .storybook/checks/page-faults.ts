import { commands } from 'vitest/browser';
import { forcedColourFaults } from './forced-colours';
import { motionFaults } from './motion';
import { reflowFaults } from './reflow';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the system's colours replace the page's own, or the page's own come back. */
    forceColours: (forced: boolean) => Promise<void>;
  }
}

/** What a whole page owes those who zoom in, who asked for stillness, and whose system chooses the colours. */
export async function pageFaults(): Promise<string[]> {
  const faults = [...motionFaults(), ...(await reflowFaults())];
  await commands.forceColours(true);
  try {
    return [...faults, ...(await forcedColourFaults())];
  } finally {
    await commands.forceColours(false);
  }
}
