import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForPeople, plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['  two\nlines ', 'two lines'],
    ['two\r\n\u2028\tlines', 'two lines'],
    ['a\u202eb\u2066c\u200fd\u061ce\u2028f', 'a b c d e f'],
    ['\u0007\u202e', ''],
    ['<b>bold</b>', '<b>bold</b>'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(199)}…`],
    [`${' '.repeat(9)}${'x'.repeat(200)}${' '.repeat(9)}`, 'x'.repeat(200)],
    // No space before the ellipsis.
    [`a${' '.repeat(198)}xyz`, 'a…'],
    // The emoji of two code units is left out if its second half would be cut off.
    [`😀${'x'.repeat(196)}😀xyz`, `😀${'x'.repeat(196)}…`],
    [`😀${'x'.repeat(195)}😀xyz`, `😀${'x'.repeat(195)}😀…`],
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

describe('a message', () => {
  it.each(['The plan has ended.', '  \n Indented', 'x', '3 < 4 {a} [b]', 'null and void', 'Value undefined'])(
    'is for people: %j',
    (message) => {
      expect(isForPeople(message)).toBe(true);
    },
  );

  it.each([
    '',
    ' \n ',
    '<!doctype html>',
    ' <p>Text</p>',
    '{"code":1}',
    '\n{',
    '["a"]',
    ' [',
    'null',
    ' null\n',
    'undefined',
    ' undefined\n',
  ])('is not for people: %j', (message) => {
    expect(isForPeople(message)).toBe(false);
  });
});
