import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

/** A browser whose page loads, and becomes idle, when the test says so. */
function browserThat({ readyState = 'complete', saveData = false, isSafari = false } = {}) {
  const waiting: (() => void)[] = [];
  const page = new EventTarget();
  const later = (work: () => void) => waiting.push(work);
  return {
    document: { readyState: readyState as DocumentReadyState },
    navigator: { connection: { saveData } },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    ...(isSafari ? {} : { requestIdleCallback: later }),
    setTimeout: later,
    load: () => page.dispatchEvent(new Event('load')),
    idle: () => {
      for (const work of waiting.splice(0)) work();
    },
  };
}

it.each([{}, { isSafari: true }])('runs when the browser is idle: %o', (kind) => {
  const browser = browserThat(kind);
  const work = vi.fn();
  whenIdle(work, browser);
  expect(work).not.toHaveBeenCalled();
  browser.idle();
  expect(work).toHaveBeenCalledOnce();
});

it('waits for the page to load', () => {
  const browser = browserThat({ readyState: 'interactive' });
  const work = vi.fn();
  whenIdle(work, browser);
  browser.idle();
  expect(work).not.toHaveBeenCalled();
  browser.load();
  browser.idle();
  expect(work).toHaveBeenCalledOnce();
});

it.each(['interactive', 'complete'])('does not run after it is canceled: %s', (readyState) => {
  const browser = browserThat({ readyState });
  const work = vi.fn();
  const cancel = whenIdle(work, browser);
  cancel();
  browser.load();
  browser.idle();
  expect(work).not.toHaveBeenCalled();
});

it('does not run when the user saves data', () => {
  const browser = browserThat({ saveData: true });
  const work = vi.fn();
  whenIdle(work, browser);
  browser.idle();
  expect(work).not.toHaveBeenCalled();
});
