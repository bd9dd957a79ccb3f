import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './any-text.test-kit';
import { safePath } from './safe-path';

const hostile: unknown[] = [
  '//evil',
  '///evil',
  '/\\evil',
  '\\/evil',
  '\\\\evil',
  '/%09/evil',
  '/\t/evil',
  '/\n/evil',
  '/\u0000/evil',
  '\t//evil',
  ' /account',
  '/ /evil',
  'https:evil',
  'https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,x',
  'blob:https://app/1',
  '//evil%2f..',
  '/.//evil',
  '/..//evil',
  '/a/..//evil',
  '/%2f%2fevil',
  '/%2f/evil',
  '/%5cevil',
  '/%2e%2f/evil',
  '/%',
  'https://app@evil',
  'account',
  'account/keys',
  '',
  '?a=1',
  '#top',
  '/signin?redirect=/signin',
  '/SIGNIN',
  '/signin/',
  '/%73ignin',
  '/a/../signin',
  '/signup',
  '/auth/callback#access_token=x',
  `/${'a'.repeat(2048)}`,
  ['/account', '/account'],
  null,
  undefined,
  5,
  { toString: () => '/account' },
];

const good = [
  '/',
  '/merchant-settings',
  '/payment?planId=premium&amount=30',
  '/blog/x#top',
  '/signing',
  '/account?next=//not-a-path',
  '/blog/%C3%A9t%C3%A9',
  `/${'a'.repeat(2047)}`,
];

describe('safePath', () => {
  it.each(hostile.map((candidate) => [JSON.stringify(candidate)?.slice(0, 60), candidate]))(
    'returns the home page instead of %s',
    (_, candidate) => {
      expect(safePath(candidate)).toBe('/');
    },
  );

  it.each(good.map((path) => [path.slice(0, 60), path]))('returns %s unchanged', (_, candidate) => {
    expect(safePath(candidate, '/fallback')).toBe(candidate);
  });

  it('returns a given fallback', () => {
    expect(safePath('//evil', '/account')).toBe('/account');
  });

  // @spec sign-in.return
  it('never leads to another site, for any text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      'evil',
      '?',
      '#',
      '\u0000',
      'https',
    );
    const texts = fc.oneof(
      anyText.map((text) => `/${text}`),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const url = new URL(safePath(text), 'https://app.example');
        const plain = decodeURIComponent(url.pathname);
        const stays = new URL(plain, 'https://app.example').origin === 'https://app.example';
        return url.origin === 'https://app.example' && !plain.startsWith('//') && stays;
      }),
      { numRuns: 1000 },
    );
  });
});
