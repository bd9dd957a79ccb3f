import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import { createOfferDeadline } from './offer-deadline';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A browser with a test clock; all its pages share one storage. */
function createBrowser(stored?: string) {
  const storage = createMemoryStorage();
  if (stored !== undefined) storage.setItem('verapix-offer-ends', stored);
  const time = { now: start };
  return { time, openPage: () => createOfferDeadline({ storage: () => storage, now: () => time.now }) };
}

describe('the end of the offer', () => {
  it('is seven days after the offer was first shown', () => {
    expect(createBrowser().openPage()()).toBe(start + 7 * day);
  });

  it('does not move with a reload or a later visit', () => {
    const { time, openPage } = createBrowser();
    const end = openPage()();
    for (const days of [1, 6, 8, 400]) {
      time.now = start + days * day;
      expect(openPage()()).toBe(end);
    }
  });

  it.each(['', 'soon', 'NaN', '-5', '1e15', '{"at":1}', String(start + 7 * day + 1), '9'.repeat(40)])(
    'ignores an invalid stored value: %j',
    (stored) => {
      expect(createBrowser(stored).openPage()()).toBe(start + 7 * day);
    },
  );

  it('lasts as long as the page if nothing can be stored', () => {
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
