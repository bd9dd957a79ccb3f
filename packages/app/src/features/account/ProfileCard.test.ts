import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './ProfileCard';

const email = 'someone@example.com';

describe('initialsOf', () => {
  it.each([
    ['Premium Member', 'PM'],
    ['  premium   member ', 'PM'],
    ['Founder', 'F'],
    ['Anna Maria von der Heide', 'AH'],
    ["O'Neill (Sales)", 'OS'],
    ['Émilie Zola', 'ÉZ'],
    ['E\u0301milie', 'E\u0301'],
    ['山田 太郎', '山太'],
    ['Anna ßen', 'AS'],
    ['🙂 Smith', 'S'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name, email)).toBe(initials);
  });

  it.each(['', '   ', '—', '🙂'])('of the name %j are those of the e-mail', (name) => {
    expect(initialsOf(name, email)).toBe('S');
  });

  it('are at most two characters of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const seen = [...new Intl.Segmenter().segment(initialsOf(name, email).toLowerCase())];
        expect(seen.length).toBeLessThanOrEqual(2);
        expect(seen.length).toBeGreaterThan(0);
      }),
      { examples: [['一 ß']] },
    );
  });
});
