import { setupWorker } from 'msw/browser';
import { createBackend } from './create-backend';
import { createMemoryStore } from './db/memory-store';
import { seedData } from './db/seeds';
import { noDelays } from './delays';
import { handlersFor } from './handlers';
import { realSurroundings } from './surroundings';

/** A backend for one story: nobody has used it, and it forgets. */
function createStoryBackend() {
  return createBackend({
    ...realSurroundings,
    delays: noDelays,
    store: createMemoryStore(() => seedData(realSurroundings)),
    siteUrl: location.origin,
    redirectOrigins: [],
  });
}

/**
 * Starts the stand-in backend for stories. A request to another origin that it has no answer for fails: a story or a
 * test never talks to the outside.
 */
export async function startStandIn() {
  const worker = setupWorker(...handlersFor(createStoryBackend(), location.origin));
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
