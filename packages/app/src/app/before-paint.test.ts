import { readFileSync } from 'node:fs';
import { storedSessionKey } from '@verapix/client/safe-storage';
import { describe, expect, it } from 'vitest';
import { themeKey } from './shell/theme';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

/** Runs the script in a window, where `storage` is what local storage holds. Returns what it marks on the document. */
function marksFor(
  storage: () => Record<string, string>,
  window: EventTarget = new EventTarget(),
): Record<string, string> {
  const dataset: Record<string, string> = {};
  const localStorage = { getItem: (key: string) => storage()[key] ?? null };
  const addEventListener = window.addEventListener.bind(window);
  new Function('document', 'localStorage', 'addEventListener', script)(
    { documentElement: { dataset } },
    localStorage,
    addEventListener,
  );
  return dataset;
}

describe('before the first paint', () => {
  it.each(['light', 'dark'])('applies the stored theme: %s', (theme) => {
    expect(marksFor(() => ({ [themeKey]: theme }))).toEqual({ theme });
  });

  it('ignores any other stored theme', () => {
    expect(marksFor(() => ({ [themeKey]: 'sepia' }))).toEqual({});
  });

  it('marks a stored session', () => {
    expect(marksFor(() => ({ [storedSessionKey]: '{}' }))).toEqual({ session: 'stored' });
  });

  it('marks nothing where storage is blocked', () => {
    const blocked = () => {
      throw new Error('Access is denied for this document.');
    };
    expect(marksFor(blocked)).toEqual({});
  });
});

describe('an import that fails', () => {
  function openPage() {
    const window = new EventTarget();
    marksFor(() => ({}), window);
    return {
      dispatch: (type: string) => window.dispatchEvent(new Event(type)),
      isReported: () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    };
  }

  it('is reported', () => {
    expect(openPage().isReported()).toBe(true);
  });

  it('is not reported while the page is being left', () => {
    const { dispatch, isReported } = openPage();
    dispatch('beforeunload');
    expect(isReported()).toBe(false);
  });

  it.each(['pointerdown', 'keydown', 'pageshow'])('is reported after the user stayed: %s', (type) => {
    const { dispatch, isReported } = openPage();
    dispatch('beforeunload');
    dispatch(type);
    expect(isReported()).toBe(true);
  });
});
