import { setupWorker } from 'msw/browser';
import { standIn } from './handlers';

/**
 * Starts the stand-in backend as a service worker. A request to another origin that it has no answer for fails: a
 * story or a test never talks to the outside.
 */
export async function startStandIn() {
  const worker = setupWorker(...standIn);
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
