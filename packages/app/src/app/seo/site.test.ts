import { describe, expect, it } from 'vitest';
import { siteUrlOf } from './site';

describe("the site's own address", () => {
  it.each(['https://www.example.com', 'https://www.example.com/', ' https://www.example.com '])(
    'takes %j without a slash at its end',
    (given) => {
      expect(siteUrlOf({ VITE_SITE_URL: given })).toBe('https://www.example.com');
    },
  );

  it('keeps a port', () => {
    expect(siteUrlOf({ VITE_SITE_URL: 'http://localhost:4173' })).toBe('http://localhost:4173');
  });

  it('is a reserved address if none is set', () => {
    expect(siteUrlOf({})).toBe('https://verapix.example');
    expect(siteUrlOf({ VITE_SITE_URL: '' })).toBe('https://verapix.example');
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/shop',
    'https://example.com/?a=1',
    'https://example.com/#a',
    'https://me:secret@example.com',
    'javascript:alert(1)',
  ])('refuses %j, and says how to put it right', (given) => {
    expect(() => siteUrlOf({ VITE_SITE_URL: given })).toThrow(/Set it to an address such as/);
  });
});
