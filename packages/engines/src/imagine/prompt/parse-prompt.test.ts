import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt';
import { things } from './wish';

const thingsOf = (prompt: string, negative = '') => [...parsePrompt(prompt, negative).things.keys()].sort();

describe('reading a prompt', () => {
  it.each([
    ['a mountain lake at sunset with a sailboat', ['boats', 'lake', 'mountains', 'sun']],
    ['Cityscape by the OCEAN, full moon', ['city', 'moon', 'sea']],
    ['snow-capped peaks', ['mountains', 'snow']],
    ['geese over meadows', ['birds', 'field']],
    ['northern lights', ['aurora', 'stars']],
    ['beaches with palm trees', ['beach', 'palms', 'sea']],
  ])('%s: %o', (prompt, expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
  });

  it('gives a colour and a number to the thing they stand before', () => {
    const { things: wished, tint } = parsePrompt('two red boats on a lake, three white houses');
    expect(wished.get('boats')).toEqual({ colour: 'red', count: 2 });
    expect(wished.get('houses')).toEqual({ colour: 'white', count: 3 });
    expect(tint).toBeUndefined();
  });

  it('takes a colour that belongs to nothing for the colour of the whole', () => {
    expect(parsePrompt('a lake, all purple').tint).toBe('purple');
  });

  it('reads the hour and the season', () => {
    expect(parsePrompt('forest at midnight in fall')).toMatchObject({ time: 'night', season: 'autumn' });
  });

  it('tells the words it cannot paint, once each and not all of a long list', () => {
    expect(parsePrompt('a unicorn and a unicorn with a laptop by the sea').unknown).toEqual([
      'unicorn',
      'laptop',
    ]);
    expect(parsePrompt('aa bb cc dd ee ff gg hh ii jj').unknown).toHaveLength(8);
  });

  it.each([
    ['a lake without birds', '', 'birds'],
    ['mountains, no clouds or snow', '', 'snow'],
    ['a city with boats', 'boats', 'boats'],
    ['a river in the hills', 'water', 'river'],
  ])('%s, not %j: leaves out the %s', (prompt, negative, gone) => {
    const wish = parsePrompt(prompt, negative);
    expect([...wish.things.keys()]).not.toContain(gone);
    expect([...wish.banned]).toContain(gone);
  });

  it('ends a negation with what it names', () => {
    expect(thingsOf('no clouds and a river')).toEqual(['river']);
  });

  it('comes to an end with any text, and names only what there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (prompt, negative) => {
        const wish = parsePrompt(prompt, negative);
        for (const [thing, { count }] of wish.things) {
          expect(things).toContain(thing);
          expect(wish.banned.has(thing)).toBe(false);
          if (count !== undefined) expect(count).toBeLessThanOrEqual(12);
        }
        expect(wish.unknown.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
