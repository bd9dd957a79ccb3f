import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../backend/backend.test-kit';
import { createOfferDeadline } from './offer-deadline';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A browser whose time the test sets; each page of it reads the same storage. */
function createBrowser(stored?: string) {
  const storage = createMemoryStorage();
  if (stored !== undefined) storage.setItem('verapix-offer-ends', stored);
  const time = { now: start };
  return { time, openPage: () => createOfferDeadline({ storage: () => storage, now: () => time.now }) };
}

describe('the end of the offer', () => {
  it('is seven days after the first look', () => {
    expect(createBrowser().openPage()()).toBe(start + 7 * day);
  });

  it('does not move with a reload or a later visit, and stays over once it is', () => {
    const { time, openPage } = createBrowser();
    const end = openPage()();
    for (const days of [1, 6, 8, 400]) {
      time.now = start + days * day;
      expect(openPage()()).toBe(end);
    }
  });

  it.each(['', 'soon', 'NaN', '-5', '1e15', '{"at":1}', String(start + 7 * day + 1), '9'.repeat(40)])(
    'is reckoned anew where %j is stored, which it cannot be',
    (stored) => {
      expect(createBrowser(stored).openPage()()).toBe(start + 7 * day);
    },
  );

  it('holds for as long as the page where nothing can be stored', () => {
    const time = { now: start };
    const deadline = createOfferDeadline({
      storage: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
      now: () => time.now,
    });
    deadline();
    time.now += 3 * day;
    expect(deadline()).toBe(start + 7 * day);
  });
});
