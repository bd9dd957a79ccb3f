import { readFileSync } from 'node:fs';
import { storedSessionKey } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import { languageKey } from '../content/address';
import { themeKey } from './shell/theme';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

/** A page at an address, whose local storage holds `stored`. */
function openPage(stored: Record<string, string>, address = '/', window: EventTarget = new EventTarget()) {
  const dataset: Record<string, string> = {};
  const replace = vi.fn();
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  const { pathname, search, hash } = new URL(address, 'https://app.test');
  new Function('document', 'localStorage', 'addEventListener', 'location', script)(
    { documentElement: { dataset } },
    localStorage,
    window.addEventListener.bind(window),
    { pathname, search, hash, replace },
  );
  return { dataset, replace };
}

/** What the script marks on the document. */
const marksFor = (stored: Record<string, string>) => openPage(stored).dataset;

describe('before the first paint', () => {
  it.each(['light', 'dark'])('applies the stored theme: %s', (theme) => {
    expect(marksFor({ [themeKey]: theme })).toEqual({ theme });
  });

  it('ignores any other stored theme', () => {
    expect(marksFor({ [themeKey]: 'sepia' })).toEqual({});
  });

  it('marks a stored session', () => {
    expect(marksFor({ [storedSessionKey]: '{}' })).toEqual({ session: 'stored' });
  });

  it('marks nothing where storage is blocked', () => {
    const blocked = new Proxy<Record<string, string>>(
      {},
      {
        get() {
          throw new Error('Access is denied for this document.');
        },
      },
    );
    expect(marksFor(blocked)).toEqual({});
  });
});

describe('the language of the page before', () => {
  it.each(['/payment/success?token=2', '/payment/error', '/subscriptions'])(
    'is that of an address at a payment provider: %s',
    (address) => {
      const stored = {};
      openPage(stored, '/de/pricing');
      expect(openPage(stored, address).replace).toHaveBeenCalledWith(`/de${address}`);
    },
  );

  it('is English after a page in English', () => {
    const stored = {};
    openPage(stored, '/de');
    openPage(stored, '/pricing');
    expect(openPage(stored, '/subscriptions').replace).not.toHaveBeenCalled();
  });

  it('is no address that something else has stored', () => {
    expect(openPage({ [languageKey]: '/evil.test' }, '/subscriptions').replace).not.toHaveBeenCalled();
  });
});
