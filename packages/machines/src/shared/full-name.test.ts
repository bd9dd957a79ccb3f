import { fullNameMaxCharacters } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullNameProblem } from './full-name';

/** Includes lone surrogates. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('a full name', () => {
  it.each(['Ada Lovelace', 'Zoë', '山田 太郎', 'Ó Súilleabháin, Seán', '👩‍🔬', 'X'])('can be %s', (name) => {
    expect(fullNameProblem(name)).toBeUndefined();
  });

  it.each(['', '   ', '\u200b', '\u00a0\u2003'])('is required, with a visible character: %j', (name) => {
    expect(fullNameProblem(name)).toBe('Enter your full name.');
  });

  it.each(['Ada\u0000', 'A\nda', '\ud800Ada'])(
    'cannot contain characters that cannot be shown: %j',
    (name) => {
      expect(fullNameProblem(name)).toBe('Remove the characters that can’t be displayed.');
    },
  );

  it('has a maximum length in characters, not in UTF-16 code units', () => {
    expect(fullNameProblem('😀'.repeat(fullNameMaxCharacters))).toBeUndefined();
    expect(fullNameProblem('😀'.repeat(fullNameMaxCharacters + 1))).toBe('Use at most 200 characters.');
  });

  it('that is valid is unchanged after encoding as JSON and UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCodePoint, maxLength: 20 }), (name) => {
        fc.pre(fullNameProblem(name) === undefined);
        expect(new TextDecoder().decode(new TextEncoder().encode(JSON.parse(JSON.stringify(name))))).toBe(
          name,
        );
        expect(name.trim()).not.toBe('');
      }),
    );
  });
});
