import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['  two\nlines ', 'two lines'],
    ['a\u202eb\u2066c\u200fd\u061ce\u2028f', 'a b c d e f'],
    ['\u0007\u202e', ''],
    ['<b>bold</b>', '<b>bold</b>'],
    ['x'.repeat(201), `${'x'.repeat(199)}…`],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('has at most 200 characters, no cut surrogate pairs and no direction marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const plain = plainText(text);
        expect(plain.length).toBeLessThanOrEqual(200);
        expect(() => encodeURIComponent(plain)).not.toThrow();
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
