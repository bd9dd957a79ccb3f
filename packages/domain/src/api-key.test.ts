import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  apiKeyFrom,
  apiKeyNameFault,
  apiKeyPrefixes,
  apiKeyTypeOf,
  apiKeyTypes,
  containsApiKey,
  isApiKeyExpired,
} from './api-key';

/** A source of random bytes that repeats the given ones. */
const repeated =
  (...bytes: number[]) =>
  (length: number) =>
    Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);

const typeOfKey = fc.constantFrom(...apiKeyTypes);
const key = fc
  .tuple(typeOfKey, fc.array(fc.nat(247), { minLength: 30, maxLength: 30 }))
  .map(([type, bytes]) => apiKeyFrom(type, repeated(...bytes)));

describe('an API key', () => {
  // @spec keys.entity call.prefixes limit.api
  it.each([
    ['live', 'vp_live_'],
    ['test', 'vp_test_'],
  ] as const)('for %s use has the prefix %s and 36 letters and digits', (type, prefix) => {
    expect(apiKeyPrefixes[type]).toBe(prefix);
    expect(apiKeyFrom(type, repeated(7, 91, 200))).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{36}$`));
  });

  // The expected checksums are zlib's CRC-32 in base 62.
  it('ends with the CRC-32 of the characters before it', () => {
    expect(apiKeyFrom('live', repeated(0))).toBe(`vp_live_${'0'.repeat(30)}1d5593`);
    expect(apiKeyFrom('test', repeated(61))).toBe(`vp_test_${'z'.repeat(30)}0peofx`);
  });

  it('has a type', () => {
    fc.assert(
      fc.property(key, (text) => {
        expect(text.startsWith(apiKeyPrefixes[apiKeyTypeOf(text) ?? 'test'])).toBe(true);
        expect(apiKeyTypeOf(text)).toBeDefined();
      }),
    );
  });

  it('is invalid if a character changes', () => {
    fc.assert(
      fc.property(key, fc.nat(43), fc.constantFrom(...'09AZaz_ \n'), (text, at, other) => {
        fc.pre(text[at] !== other);
        expect(apiKeyTypeOf(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('is invalid if characters are missing or added', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 43 }), fc.string({ minLength: 1 }), (text, length, more) => {
        expect(apiKeyTypeOf(text.slice(0, length))).toBeUndefined();
        expect(apiKeyTypeOf(text + more)).toBeUndefined();
        expect(apiKeyTypeOf(more + text)).toBeUndefined();
      }),
    );
  });

  it('is not found in arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(apiKeyTypeOf(text)).toBeUndefined();
      }),
    );
  });

  it('discards bytes that would favour some characters', () => {
    expect(apiKeyFrom('live', repeated(255, 3, 248))).toBe(apiKeyFrom('live', repeated(3)));
  });

  it('has its length, however many bytes are discarded', () => {
    const oneDiscarded = repeated(255, ...Array.from({ length: 29 }, () => 3));
    expect(apiKeyFrom('live', oneDiscarded)).toBe(apiKeyFrom('live', repeated(3)));
  });

  it('uses up no more random bytes than it needs', () => {
    const randomBytes = vi.fn(repeated(3));
    apiKeyFrom('live', randomBytes);
    expect(randomBytes).toHaveBeenCalledOnce();
  });

  it('is invalid with another number of random characters, even if the checksum is right', () => {
    expect(apiKeyTypeOf(`vp_live_${'0'.repeat(29)}3PoLMY`)).toBeUndefined();
  });

  it('is found anywhere in a text', () => {
    const without = fc.string({ unit: 'grapheme' }).filter((text) => !/[0-9A-Za-z_]$/.test(text));
    fc.assert(
      fc.property(without, key, fc.string(), (before, text, after) => {
        expect(containsApiKey(`${before}${text}${after}`)).toBe(true);
        expect(containsApiKey(before)).toBe(false);
      }),
    );
    expect(containsApiKey('vp_live_ production')).toBe(false);
    expect(containsApiKey(`vp_live_${'0'.repeat(36)}`)).toBe(false);
  });
});

describe('isApiKeyExpired', () => {
  const now = Date.parse('2026-01-15T12:00:00Z');

  it.each([
    [null, false],
    ['2026-01-15T12:00:00.001Z', false],
    ['2026-01-15T12:00:00Z', true],
    ['2026-01-15T11:59:59Z', true],
  ])('of a key that expires at %s is %s', (expires_at, expected) => {
    expect(isApiKeyExpired({ expires_at }, now)).toBe(expected);
  });
});

const validKey = apiKeyFrom('live', (length) => new Uint8Array(length));

it.each([
  ['', 'missing'],
  ['\u200B\u2060', 'missing'],
  [validKey, 'contains-key'],
  [`my key ${validKey}.`, 'contains-key'],
  ['a\u0000b', 'unshown-characters'],
  ['a\uD800', 'unshown-characters'],
  ['é'.repeat(101), 'too-long'],
])('rejects the name %j with a reason', (name, fault) => {
  expect(apiKeyNameFault(name)).toBe(fault);
});

it.each(['Production', '👩‍👩‍👧 server', 'vp_live_ for the shop', '📷'.repeat(100), '<b>'])(
  'accepts the name %j',
  (name) => {
    expect(apiKeyNameFault(name)).toBeUndefined();
  },
);
