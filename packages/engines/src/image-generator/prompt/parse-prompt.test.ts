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
    ['cities, daisies', ['city', 'field', 'flowers']],
    ['bushes on the grass', ['field', 'trees']],
    ["the sea’s boats and the city's towers", ['boats', 'city', 'sea']],
    ['\ufb01eld', ['field']],
    ['', []],
  ])('%s: %o', (prompt, expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
  });

  it('applies colour and number to the thing that follows', () => {
    const { things: requested, tint } = parsePrompt('two red boats on a lake, three white houses');
    expect(requested.get('boats')).toEqual({ colour: 'red', count: 2 });
    expect(requested.get('houses')).toEqual({ colour: 'white', count: 3 });
    expect(tint).toBeUndefined();
  });

  it.each([',', '.', ';', '!', '?', ' unicorn '])('%s separates them from the thing', (separator) => {
    const { things: requested, tint } = parsePrompt(`two red${separator}boats`);
    expect(requested).toEqual(new Map([['boats', {}]]));
    expect(tint).toBe('red');
  });

  it.each([
    ['one boat', 1],
    ['2 boats', 2],
    ['12 boats', 12],
    ['13 boats', 12],
    ['9999 boats', 12],
    ['0 boats', undefined],
    ['10000 boats', undefined],
    ['3d boats', undefined],
    ['u2 boats', undefined],
  ])('the number of %s is %s', (prompt, count) => {
    expect(parsePrompt(prompt).things.get('boats')?.count).toBe(count);
  });

  it('applies them to the thing that the word names, not to what else it shows', () => {
    expect(parsePrompt('two red beaches, boats').things).toEqual(
      new Map([
        ['beach', { colour: 'red', count: 2 }],
        ['sea', {}],
        ['boats', {}],
      ]),
    );
  });

  it('keeps the colour and the number of a thing that is named again', () => {
    expect(parsePrompt('two boats and a house, red boats, boats').things).toEqual(
      new Map([
        ['boats', { colour: 'red', count: 2 }],
        ['houses', {}],
      ]),
    );
  });

  it('lists what its words ask for, in order', () => {
    expect(parsePrompt('three scarlet ships, one house, beaches').requests).toEqual([
      { word: 'ships', wants: 'thing', things: ['boats'] },
      { word: 'scarlet', wants: 'colour', things: ['boats'] },
      { word: 'three', wants: 'count', things: ['boats'] },
      { word: 'house', wants: 'thing', things: ['houses'] },
      { word: 'beaches', wants: 'thing', things: ['beach', 'sea'] },
    ]);
  });

  it('applies a colour without a thing to the whole picture', () => {
    expect(parsePrompt('a lake, all purple').tint).toBe('purple');
  });

  it('finds the time of day and the season', () => {
    expect(parsePrompt('forest at midnight in fall')).toMatchObject({ time: 'night', season: 'autumn' });
  });

  it('lists the understood words and phrases once, as written', () => {
    const { understood, unknown } = parsePrompt(
      'A full moon, no Boats, 2 BOATS by the autumn leaves at night',
    );
    expect(understood).toEqual(['full moon', 'boats', '2', 'autumn leaves', 'night']);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['red, blue, scarlet, lake', { tint: 'red', unknown: ['blue'] }],
    ['dawn, night, sunrise, lake', { time: 'dawn', unknown: ['night'] }],
    ['autumn, winter, fall, lake', { season: 'autumn', unknown: ['winter'] }],
  ])('takes the first colour, time and season of the picture: %s', (prompt, expected) => {
    expect(parsePrompt(prompt)).toMatchObject(expected);
  });

  it.each([
    ['a lake', '', false],
    ['an overcast lake', '', true],
    ['a storm', '', true],
    ['a storm, no clouds', '', false],
    ['a storm', 'clouds', false],
    ['a storm', 'overcast', false],
    ['a lake', 'birds', false],
    ['a storm', 'birds', true],
  ])('%s, not %j: whether the sky is overcast is %s', (prompt, negative, expected) => {
    expect(parsePrompt(prompt, negative).overcast).toBe(expected);
  });

  it('leaves out the time and the season of the negative prompt, but no others', () => {
    const prompt = 'night in summer';
    expect(parsePrompt(prompt, 'night')).not.toHaveProperty('time');
    expect(parsePrompt(prompt, 'summer')).not.toHaveProperty('season');
    expect(parsePrompt(prompt, 'dawn, winter')).toMatchObject({ time: 'night', season: 'summer' });
    expect(Object.keys(parsePrompt('a lake'))).toEqual(
      expect.not.arrayContaining(['time', 'season', 'tint']),
    );
  });

  it.each(['citxxx', 'surxxx', 'seaxx', 'seax', 'seass', 'woodss', '10000', '3d', 'u2'])(
    'does not take %s for a plural or a number',
    (word) => {
      expect(parsePrompt(`${word} 3 boats`)).toMatchObject({ unknown: [word], understood: ['3', 'boats'] });
    },
  );

  it('ignores a genitive s, but no other letters after an apostrophe', () => {
    expect(parsePrompt("sea's boats, it's here").unknown).toEqual(['here']);
    expect(parsePrompt("sea'sx").unknown).toEqual(['sx']);
  });

  it('lists every unknown word once', () => {
    expect(parsePrompt('a unicorn and a unicorn with a laptop by the sea').unknown).toEqual([
      'unicorn',
      'laptop',
    ]);
    expect(parsePrompt('aa bb cc dd ee ff gg hh ii jj').unknown).toHaveLength(10);
    expect(parsePrompt(' ').unknown).toEqual([]);
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

  it.each(['no water', 'NO Water, boats'])('bans every kind of water: %s', (prompt) => {
    const water = ['beach', 'lake', 'river', 'sea'];
    expect([...parsePrompt(`a lake and ${prompt}`).banned].sort()).toEqual(water);
    expect([...parsePrompt('a lake', prompt.slice(3)).banned].sort()).toEqual(expect.arrayContaining(water));
  });

  it.each(['waterfall', 'underwater', 'ocean'])(
    'does not ban a lake in the negative prompt %s',
    (negative) => {
      expect(thingsOf('a lake', negative)).toEqual(['lake']);
      expect(thingsOf('a lake, no ocean')).toEqual(['lake']);
    },
  );

  it.each([
    ['no clouds or snow or birds', ['birds', 'clouds', 'snow'], []],
    ['no clouds, or birds', ['clouds'], ['birds']],
    ['no clouds unicorn or birds', ['clouds'], ['birds']],
    ['no clouds with a lake or birds', ['clouds'], ['birds', 'lake']],
    ['no, birds', [], ['birds']],
    ['no unicorn birds', [], ['birds']],
    ['lake or birds', [], ['birds', 'lake']],
    ['no very big birds', ['birds'], []],
    ['no red night birds', ['birds'], []],
    ['or birds', [], ['birds']],
    ['no beaches', ['beach', 'sea'], []],
  ])('%s: bans %o and shows %o', (prompt, banned, shown) => {
    const parsed = parsePrompt(prompt);
    expect([...parsed.banned].sort()).toEqual(banned);
    expect([...parsed.things.keys()].sort()).toEqual(shown);
  });

  it('bans what the negative prompt names, with or without a negation', () => {
    expect([...parsePrompt('', 'birds, no boats').banned].sort()).toEqual(['birds', 'boats']);
  });

  it.each(['no red boats', 'no red', 'no two red boats and houses'])(
    'shows no colour or number in a negation: %s',
    (prompt) => {
      const parsed = parsePrompt(prompt);
      expect(parsed).not.toHaveProperty('tint');
      expect(parsed.things.get('houses') ?? {}).toEqual({});
    },
  );

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
