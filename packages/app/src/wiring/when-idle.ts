/** The parts of the browser that are asked. */
interface IdleBrowser {
  document: Pick<Document, 'readyState'>;
  navigator: object;
  addEventListener: (type: 'load', listener: () => void) => void;
  removeEventListener: (type: 'load', listener: () => void) => void;
  /** Absent in Safari. */
  requestIdleCallback?: (work: () => void, options: IdleRequestOptions) => number;
  setTimeout: (work: () => void) => number;
}

/** Whether the person asked their browser to fetch little. Chromium alone tells. */
function savesData(navigator: object): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Most milliseconds that a browser may be busy, or think itself unseen, before the work is done all the same. */
const longestWait = 2000;

/** Does work when the browser has nothing else to do; some do not tell when that is. */
export function onceIdle(
  work: () => void,
  browser: Pick<IdleBrowser, 'requestIdleCallback' | 'setTimeout'> = window,
): void {
  if (browser.requestIdleCallback) browser.requestIdleCallback(work, { timeout: longestWait });
  else browser.setTimeout(work);
}

/** Does work once the page has loaded and has nothing else to do. Returns how to call it off. */
export function onceThere(work: () => void, browser: IdleBrowser = window): () => void {
  let isOff = false;
  const begin = () => {
    const unlessOff = () => {
      if (!isOff) work();
    };
    onceIdle(unlessOff, browser);
  };
  if (browser.document.readyState === 'complete') begin();
  else browser.addEventListener('load', begin);
  return () => {
    isOff = true;
    browser.removeEventListener('load', begin);
  };
}

/** The same, but never for somebody who saves data: for what may not be wanted at all. */
export function whenIdle(work: () => void, browser: IdleBrowser = window): () => void {
  return savesData(browser.navigator) ? () => {} : onceThere(work, browser);
}
