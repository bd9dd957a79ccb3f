import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName } from './FileCard';

describe('splitName', () => {
  it('keeps the end of a long name', () => {
    expect(splitName('scan-of-the-family-album-page-12.jpeg')).toEqual({
      head: 'scan-of-the-family-album-',
      tail: 'page-12.jpeg',
    });
  });

  it('keeps a short name whole', () => {
    expect(splitName('boats.jpg')).toEqual({ head: 'boats.jpg', tail: '' });
  });

  it('never splits a letter from its accent, nor an emoji', () => {
    const family = '👩‍👩‍👧';
    const { tail } = splitName(`${'a'.repeat(30)}${family}e\u0301-boats.jpg`);
    expect(tail).toBe(`${family}e\u0301-boats.jpg`);
  });

  it('loses no part of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const { head, tail } = splitName(name);
        expect(head + tail).toBe(name);
      }),
    );
  });
});
