import { readFileSync } from 'node:fs';
import { storedSessionKey } from '@verapix/client/safe-storage';
import { describe, expect, it } from 'vitest';
import { themeKey } from './shell/theme';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

/** What the script marks on the document where local storage holds `stored`. */
function marksFor(storage: () => Record<string, string>): Record<string, string> {
  const dataset: Record<string, string> = {};
  const localStorage = { getItem: (key: string) => storage()[key] ?? null };
  new Function('document', 'localStorage', script)({ documentElement: { dataset } }, localStorage);
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
