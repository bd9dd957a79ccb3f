import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedRedirect, withFragment } from './redirects';

const options = { siteUrl: 'https://app.test', redirectOrigins: ['http://localhost:5173'] };

describe('redirects', () => {
  it.each(['https://app.test/auth/callback?x=1', 'http://localhost:5173/account/reset-password'])(
    'allows %s',
    (wish) => {
      expect(allowedRedirect(wish, options)).toBe(wish);
    },
  );

  it.each([
    null,
    '',
    '/auth/callback',
    '//evil.test',
    'https://evil.test',
    'https://app.test.evil.test',
    'https://app.test@evil.test',
    'https://ada:pw@app.test',
    'http://app.test',
    'https://app.test:8443',
    'http://localhost:5174',
    'javascript:alert(1)//https://app.test',
    'data:text/html,x',
    'blob:https://app.test/x',
    'filesystem:https://app.test/x',
  ])("replaces %s by the app's address", (wish) => {
    expect(allowedRedirect(wish, options)).toBe(options.siteUrl);
  });

  it('never leave the allowed origins', () => {
    const around = ['', 'https://', 'https://app.test', '//app.test/', 'http:\\\\app.test'];
    const wish = fc
      .tuple(fc.constantFrom(...around), fc.string(), fc.constantFrom(...around))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(wish, (text) => {
        const { origin } = new URL(allowedRedirect(text, options));
        expect(['https://app.test', 'http://localhost:5173']).toContain(origin);
      }),
    );
  });

  it('sort the fragment and replace an existing one', () => {
    expect(withFragment('https://app.test/a?b=1#old', { type: 'x y', access_token: 't' })).toBe(
      'https://app.test/a?b=1#access_token=t&sb=&type=x+y',
    );
  });
});
