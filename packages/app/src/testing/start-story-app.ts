import { createMemoryRouter } from 'react-router-dom';
import type { AppParts } from '../App';
import { routes } from '../routes';
import { watchArrivals } from '../wiring/arrivals';
import { createToasts } from '../wiring/toasts';
import { startToasts } from '../wiring/toasts-actor';
import { installUploadMeter } from '../wiring/upload-meter';
import { createStoryAccount } from './story-account';
import { createStoryAddress, shownIn } from './story-address';
import { createStorySender } from './story-sender';

/**
 * Messages stay until they are closed: a picture of a page shows what was said on it. They take the page for one that
 * nobody looks at, and never hear that somebody does.
 */
async function startLastingToasts() {
  const actor = startToasts(document.implementation.createHTMLDocument());
  actor.send({ type: 'pause.requested', reason: 'hidden' });
  return actor;
}

/** What navigating leaves on the document, which is not the app's alone in a story. */
function forgetNavigation(): void {
  const { dataset } = document.documentElement;
  delete dataset.navigated;
  delete dataset.anchorScroll;
}

/** The parts of a running app, and how to end it. */
export interface StoryApp {
  parts: AppParts;
  stop: () => void;
}

/** Starts the app at a path, `/auth/callback#access_token=…`, as `main.tsx` does at the browser's address. */
export function startStoryApp(path: string): StoryApp {
  const address = createStoryAddress(path);
  const arrivals = watchArrivals(address);
  const router = createMemoryRouter(routes, { initialEntries: [shownIn(address)] });
  const toasts = createToasts(startLastingToasts);
  const sender = createStorySender();
  const uploadMeter = installUploadMeter(sender);
  const account = createStoryAccount({
    toasts,
    fetch: (...request) => sender.fetch(...request),
    navigate: (to, options) => void router.navigate(to, options),
  });
  return {
    parts: { router, arrivals, uploadMeter, toasts, account },
    stop: () => {
      account.stop();
      toasts.actor()?.stop();
      router.dispose();
      forgetNavigation();
    },
  };
}
