import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { things } from './lexicon';
import { parsePrompt } from './parse-prompt';

const thingsOf = (prompt: string, negative = '') => [...parsePrompt(prompt, negative).things.keys()].sort();

describe('parsePrompt', () => {
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

  it('applies colour and number to the thing that follows', () => {
    const { things: requested, tint } = parsePrompt('two red boats on a lake, three white houses');
    expect(requested.get('boats')).toEqual({ colour: 'red', count: 2 });
    expect(requested.get('houses')).toEqual({ colour: 'white', count: 3 });
    expect(tint).toBeUndefined();
  });

  it('applies a colour without a thing to the whole picture', () => {
    expect(parsePrompt('a lake, all purple').tint).toBe('purple');
  });

  it('finds the time of day and the season', () => {
    expect(parsePrompt('forest at midnight in fall')).toMatchObject({ time: 'night', season: 'autumn' });
  });

  it('lists every unknown word once', () => {
    expect(parsePrompt('a unicorn and a unicorn with a laptop by the sea').unknown).toEqual([
      'unicorn',
      'laptop',
    ]);
    expect(parsePrompt('aa bb cc dd ee ff gg hh ii jj').unknown).toHaveLength(10);
    expect(parsePrompt('cherry, neon, wooden').unknown).toEqual(['cherry', 'neon', 'wooden']);
  });

  it.each([
    ['a lake without birds', '', 'birds'],
    ['mountains, no clouds or snow', '', 'snow'],
    ['a city with boats', 'boats', 'boats'],
    ['a river in the hills', 'water', 'river'],
  ])('%s, not %j: bans %s', (prompt, negative, banned) => {
    const parsed = parsePrompt(prompt, negative);
    expect([...parsed.things.keys()]).not.toContain(banned);
    expect([...parsed.banned]).toContain(banned);
  });

  it('ends a negation after the negated thing', () => {
    expect(thingsOf('no clouds and a river')).toEqual(['river']);
  });

  it('accepts any text and returns only known things', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (prompt, negative) => {
        const parsed = parsePrompt(prompt, negative);
        for (const [thing, { count }] of parsed.things) {
          expect(things).toContain(thing);
          expect(parsed.banned.has(thing)).toBe(false);
          if (count !== undefined) expect(count).toBeLessThanOrEqual(12);
        }
      }),
    );
  });
});
