import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

/** A browser whose page loads, and gets idle, when the test says so. */
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

it.each([{}, { isSafari: true }])('works when the page has nothing else to do: %o', (kind) => {
  const browser = browserThat(kind);
  const work = vi.fn();
  whenIdle(work, browser);
  expect(work).not.toHaveBeenCalled();
  browser.idle();
  expect(work).toHaveBeenCalledOnce();
});

it('waits until the page has loaded', () => {
  const browser = browserThat({ readyState: 'interactive' });
  const work = vi.fn();
  whenIdle(work, browser);
  browser.idle();
  expect(work).not.toHaveBeenCalled();
  browser.load();
  browser.idle();
  expect(work).toHaveBeenCalledOnce();
});

it.each(['interactive', 'complete'])('is called off with the page, %s', (readyState) => {
  const browser = browserThat({ readyState });
  const work = vi.fn();
  const callOff = whenIdle(work, browser);
  callOff();
  browser.load();
  browser.idle();
  expect(work).not.toHaveBeenCalled();
});

it('does nothing for somebody who saves data', () => {
  const browser = browserThat({ saveData: true });
  const work = vi.fn();
  whenIdle(work, browser);
  browser.idle();
  expect(work).not.toHaveBeenCalled();
});
