import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLinkTypes } from '@verapix/domain';
import { anyText } from '@verapix/domain/any-text.test-kit';
import { parseCallbackUrl, tokenPayload } from './auth-callback-url';
import { tokenOf } from './backend.test-kit';

const token = tokenOf({ sub: 'ada', email: 'ada@example.com', app_metadata: { provider: 'google' } });
const hashOf = (params: Record<string, string>) => `#${new URLSearchParams(params)}`;
const valid = { access_token: token, refresh_token: 'abc123def456', token_type: 'bearer', sb: '' };

describe('parseCallbackUrl', () => {
  // @spec callback.hash
  it('parses tokens, their user, and that they came from Google', () => {
    expect(parseCallbackUrl(hashOf(valid), '')).toEqual({
      kind: 'tokens',
      accessToken: token,
      refreshToken: 'abc123def456',
      provider: 'google',
      email: 'ada@example.com',
    });
  });

  it('parses the kind of mailed link', () => {
    const callback = parseCallbackUrl(hashOf({ ...valid, type: 'recovery' }), '');
    expect(callback).toMatchObject({ kind: 'tokens', type: 'recovery' });
    expect(callback).not.toHaveProperty('provider');
  });

  it('detects Google for an account that began with a password', () => {
    const begun = tokenOf({
      sub: 'ada',
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    const hash = hashOf({ ...valid, access_token: begun, provider_token: 'ya29.a0' });
    expect(parseCallbackUrl(hash, '')).toMatchObject({ kind: 'tokens', provider: 'google' });
  });

  it('parses the tokens of an account without metadata or an email', () => {
    const bare = tokenOf({ sub: 'ada' });
    expect(parseCallbackUrl(hashOf({ ...valid, access_token: bare }), '')).toEqual({
      kind: 'tokens',
      accessToken: bare,
      refreshToken: 'abc123def456',
    });
  });

  it.each(['ada~~~???>>>@example.com', 'ada~~~~???>>>@example.com', 'ada-_ÿÿ@example.com'])(
    'parses the email %s from base64 for addresses',
    (email) => {
      const callback = parseCallbackUrl(hashOf({ ...valid, access_token: tokenOf({ email }) }), '');
      expect(callback).toMatchObject({ kind: 'tokens', email });
    },
  );

  it.each(mailLinkTypes)('parses a mailed link: %s', (type) => {
    const link = { kind: 'mail', tokenHash: 'pkce_0a1b2c', type };
    expect(parseCallbackUrl('', `?token_hash=pkce_0a1b2c&type=${type}`)).toEqual(link);
  });

  it.each([
    '?token_hash=&type=signup',
    '?token_hash=abc',
    '?token_hash=abc&type=sms',
    '?token_hash=abc&type=signup&type=recovery',
    '?token_hash=abc&token_hash=def&type=signup',
    '?token_hash=a%20b&type=signup',
    `?token_hash=${'a'.repeat(257)}&type=signup`,
  ])('takes no unusable mailed link: %s', (search) => {
    expect(parseCallbackUrl('', search)).toEqual({ kind: 'malformed' });
  });

  it('parses a code', () => {
    expect(parseCallbackUrl('', '?code=0b1c-22')).toEqual({ kind: 'code', code: '0b1c-22' });
  });

  it.each([
    ['the hash', '#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid&sb=', ''],
    ['the query', '', '?error=access_denied&error_code=otp_expired&error_description=Link+is+invalid'],
    ['beside tokens', `${hashOf(valid)}&error_code=otp_expired&error_description=Link+is+invalid`, ''],
  ])('parses an error in %s', (_, hash, search) => {
    expect(parseCallbackUrl(hash, search)).toEqual({
      kind: 'error',
      code: 'otp_expired',
      description: 'This link or code is invalid or has expired.',
    });
  });

  it('takes the name of an error for its code if it has none', () => {
    expect(parseCallbackUrl('#error=access_denied', '')).toEqual({
      kind: 'error',
      code: 'access_denied',
      description: '',
    });
  });

  it('parses a hash with or without its sign', () => {
    const params = 'error=x&error_description=a#b';
    const expected = { kind: 'error', code: 'x', description: 'The link says: “a#b”' };
    expect(parseCallbackUrl(params, '')).toEqual(expected);
    expect(parseCallbackUrl(`#${params}`, '')).toEqual(expected);
  });

  it.each([
    [40_000, 'nothing'],
    [40_001, 'malformed'],
  ])('parses a hash and a query of %i characters each: %s', (characters, kind) => {
    expect(parseCallbackUrl('#x='.padEnd(characters, 'y'), '')).toEqual({ kind });
    expect(parseCallbackUrl('', '?x='.padEnd(characters, 'y'))).toEqual({ kind });
  });

  it('returns the description of an error as a quotation that it cannot leave, of 150 characters', () => {
    const markup = parseCallbackUrl(
      hashOf({ error: 'x', error_description: '<img src=x onerror=alert(1)>”. You won. “' }),
      '',
    );
    expect(markup).toMatchObject({
      description: "The link says: “<img src=x onerror=alert(1)>'. You won. '”",
    });
    const long = parseCallbackUrl(hashOf({ error: 'x', error_description: 'a'.repeat(5000) }), '');
    expect(long).toMatchObject({ description: `The link says: “${'a'.repeat(149)}…”` });
  });

  it('returns nothing for an address without params', () => {
    expect(parseCallbackUrl('', '')).toEqual({ kind: 'nothing' });
    expect(parseCallbackUrl('#top', '?utm_source=x')).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['no refresh token', { access_token: token }],
    ['no access token', { refresh_token: 'abc' }],
    ['an empty refresh token', { access_token: token, refresh_token: '' }],
    ['a strange refresh token', { access_token: token, refresh_token: 'a b' }],
    ['no JWT', { ...valid, access_token: 'token' }],
    ['two parts', { ...valid, access_token: token.split('.').slice(0, 2).join('.') }],
    ['four parts', { ...valid, access_token: `${token}.x` }],
    ['junk for base64', { ...valid, access_token: 'a.b!.c' }],
    ['a payload that is not JSON', { ...valid, access_token: `${token.split('.')[0]}.bm9qc29u.c2ln` }],
    ['a payload that is no object', { ...valid, access_token: `${token.split('.')[0]}.NQ.c2ln` }],
    ['an unsigned token', { ...valid, access_token: tokenOf({ sub: 'ada' }, { alg: 'NonE' }) }],
    [
      'a payload that is not UTF-8',
      {
        ...valid,
        access_token: `${token.split('.')[0]}.${Buffer.from('{"email":"\xff"}', 'latin1').toString('base64url')}.c2ln`,
      },
    ],
    ['no signature', { ...valid, access_token: token.replace(/[^.]*$/, '') }],
    ['a huge token', { ...valid, access_token: tokenOf({ x: 'a'.repeat(20_000) }) }],
    ['100 kB', { ...valid, junk: 'a'.repeat(100_000) }],
  ])('returns malformed for %s', (_, params) => {
    expect(parseCallbackUrl(hashOf(params), '')).toEqual({ kind: 'malformed' });
  });

  it.each(['?code=', '?code=a&code=b', '?code=%3Cscript%3E', `?code=${'a'.repeat(300)}`])(
    'returns malformed for %s',
    (search) => {
      expect(parseCallbackUrl('', search)).toEqual({ kind: 'malformed' });
    },
  );

  it('returns malformed for a repeated token', () => {
    expect(parseCallbackUrl(`${hashOf(valid)}&access_token=${token}`, '')).toEqual({ kind: 'malformed' });
  });

  it('never throws, for any address', () => {
    const part = fc.oneof(
      anyText,
      fc.constantFrom('access_token', 'refresh_token', 'code', 'error', '=', '&', '%', '.', token),
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (hash, search) => {
        const { kind } = parseCallbackUrl(`#${hash}`, `?${search}`);
        return ['tokens', 'code', 'error', 'nothing', 'malformed'].includes(kind);
      }),
    );
  });
});

describe('tokenPayload', () => {
  it('returns the claims of a token', () => {
    expect(tokenPayload(token)).toMatchObject({ sub: 'ada', email: 'ada@example.com' });
  });

  it.each(['', 'a.b', 'a.b.c', '..'])('returns null for %j', (text) => {
    expect(tokenPayload(text)).toBeNull();
  });

  it('reads a token of 16384 characters, but no longer one', () => {
    expect(tokenPayload(token.padEnd(16_384, 'x'))).not.toBeNull();
    expect(tokenPayload(token.padEnd(16_385, 'x'))).toBeNull();
  });
});
