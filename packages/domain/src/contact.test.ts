import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFieldFault, contactFields } from './contact';
import { contactMaxCharacters } from './limits';

/** Texts with unpaired surrogates and line breaks, often starting with an email address. */
const anyText = fc
  .tuple(
    fc.constantFrom('', 'ada@example.com', '\n'),
    fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 5 }),
  )
  .map(([start, codes]) => start + String.fromCodePoint(...codes));

describe('contactFieldFault', () => {
  it.each([
    ['name', 'Zoë O’Súilleabháin'],
    ['name', '山田 太郎'],
    ['email', 'ada@example.com'],
    ['email', 'ada+news@localhost'],
    ['subject', '??? 👩‍🔬'],
    ['message', 'Hello,\r\n\n\tthere.'],
  ] as const)('accepts the %s %j', (field, text) => {
    expect(contactFieldFault(field, text)).toBeUndefined();
  });

  it.each([
    ['name', '', 'missing'],
    ['email', ' ', 'missing'],
    ['subject', '\u200b', 'missing'],
    ['message', '\n\n', 'missing'],
    ['email', 'nowhere', 'not-an-address'],
    ['email', 'a b@example.com', 'not-an-address'],
    ['email', 'ada@', 'not-an-address'],
    ['subject', 'One\nTwo', 'unshown-characters'],
    ['name', 'Ada\u0000', 'unshown-characters'],
    ['message', 'Hello \ud800', 'unshown-characters'],
  ] as const)('rejects the %s %j with a reason', (field, text, fault) => {
    expect(contactFieldFault(field, text)).toBe(fault);
  });

  it.each(['name', 'subject', 'message'] as const)('limits the length of the %s', (field) => {
    const max = contactMaxCharacters[field];
    expect(contactFieldFault(field, '😀'.repeat(max))).toBeUndefined();
    expect(contactFieldFault(field, '😀'.repeat(max + 1))).toBe('too-long');
  });

  it('limits the length of the address', () => {
    const domain = '@example.com';
    const address = 'a'.repeat(contactMaxCharacters.email - domain.length) + domain;
    expect(contactFieldFault('email', address)).toBeUndefined();
    expect(contactFieldFault('email', `a${address}`)).toBe('too-long');
  });

  it('accepts only texts that survive UTF-8', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contactFields), anyText, (field, text) => {
        fc.pre(contactFieldFault(field, text) === undefined);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toContain('\u0000');
      }),
    );
  });
});
