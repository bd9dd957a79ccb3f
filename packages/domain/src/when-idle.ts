/** The parts of `window` that are used; a test passes its own. */
interface IdleBrowser {
  document: Pick<Document, 'readyState'>;
  navigator: object;
  addEventListener: (type: 'load', listener: () => void) => void;
  removeEventListener: (type: 'load', listener: () => void) => void;
  /** Absent in Safari. */
  requestIdleCallback?: (work: () => void, options: IdleRequestOptions) => number;
  setTimeout: (work: () => void) => number;
}

/** Whether the user has asked the browser to save data. Only Chromium reports it. */
export const savesData = (navigator: object): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which the work runs even if the browser is never idle. */
const maxWaitMs = 2000;

/** Runs `work` when the browser is idle, or as a task of its own where the browser does not report that. */
export function onceIdle(
  work: () => void,
  browser: Pick<IdleBrowser, 'requestIdleCallback' | 'setTimeout'> = window,
): void {
  if (browser.requestIdleCallback) browser.requestIdleCallback(work, { timeout: maxWaitMs });
  else browser.setTimeout(work);
}

/**
 * Runs optional `work`, such as prefetching, once the page has loaded and the browser is idle; never if the user saves
 * data. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, browser: IdleBrowser = window): () => void {
  if (savesData(browser.navigator)) return () => {};
  let canceled = false;
  const begin = () =>
    onceIdle(() => {
      if (!canceled) work();
    }, browser);
  if (browser.document.readyState === 'complete') begin();
  else browser.addEventListener('load', begin);
  return () => {
    canceled = true;
    browser.removeEventListener('load', begin);
  };
}
