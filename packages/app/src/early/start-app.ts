import { awaitsReply, chatStateKey } from '../wiring/chat/stored-chat';
import { readItem } from '../wiring/safe-storage';
import { onceThere } from '../wiring/when-idle';
import { pageIsThere } from './page-is-there';

/** What somebody does before or while they use a page. */
const acts = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'],
  ...['change', 'submit', 'dragover', 'paste'],
];

/** Browsers tell of a pointer that lies where the page was laid out under it; only one that is moved is somebody's. */
const isAct = (event: Event) =>
  !(event instanceof MouseEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Whether the page has something to do by itself: for someone signed in, for an address that names more, for the chat. */
function hasWork(): boolean {
  const { hash, search } = location;
  const { session } = document.documentElement.dataset;
  return Boolean(session || hash || search) || awaitsReply(readItem(() => localStorage, chatStateKey));
}

/** Runs the first of the scripts, and has the others, which it will ask for, fetched beside it. */
function run([app, ...others]: readonly string[]): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(/* @vite-ignore */ app ?? '');
}

/**
 * Starts the app on a page that names it instead of running it, as those made at build do (`vite/prerender.ts`): with
 * the first act, or once the page is there and has nothing else to do; where it is only read, with an act alone.
 */
export function startApp(): void {
  const { dataset } = document.documentElement;
  const { app, read } = dataset;
  if (!app) return;
  document.addEventListener(pageIsThere, () => delete dataset.app, { once: true });
  const listening = new AbortController();
  const { signal } = listening;
  const start = () => {
    if (signal.aborted) return;
    listening.abort();
    run(app.split(' '));
  };
  const hear = (event: Event) => {
    if (isAct(event)) start();
  };
  for (const act of acts) addEventListener(act, hear, { capture: true, passive: true, signal });
  if (hasWork()) start();
  else if (read === undefined) onceThere(start);
}
