import { describe, expect, it } from 'vitest';
import { wordsOfPicture } from './paint-picture';

const notPainted = (prompt: string, negative = '') =>
  wordsOfPicture({ prompt, negative, strength: 100, width: 80, height: 60, seed: 7 }).notPainted.sort();

describe('wordsOfPicture', () => {
  it.each([
    ['a cherry tree by a river', []],
    ['a cherry by the sea', ['cherry']],
    ['a neon street in the fog at night', ['neon']],
    ['a river by the sea', ['river']],
    ['a road along a lake', ['road']],
    ['a lake by the sea', ['sea']],
    ['sunny mountains at night', ['sunny']],
    ['a purple lighthouse', []],
    ['a purple rainbow', ['purple']],
    ['white snow, blue sea', []],
    ['three castles and two boats', ['three']],
    ['a morning at midnight', ['midnight']],
    ['a field in deep snow', ['field']],
  ])('%s: %o', (prompt, expected) => {
    expect(notPainted(prompt)).toEqual(expected);
  });

  it('names no word that the user bans', () => {
    expect(notPainted('a lake without boats')).toEqual([]);
    expect(notPainted('a river in the hills', 'water')).toEqual([]);
  });

  it('shows nothing of a prompt without a paintable word', () => {
    const input = { prompt: 'a laptop', negative: '', strength: 100, width: 80, height: 60, seed: 7 };
    expect(wordsOfPicture(input)).toEqual({ painted: [], notPainted: ['laptop'] });
  });

  it('does not name the chosen style', () => {
    const input = { negative: '', strength: 100, width: 80, height: 60, seed: 7, prompt: 'anime mountains' };
    expect(wordsOfPicture({ ...input, style: 'anime' }).notPainted).toEqual([]);
    expect(wordsOfPicture(input).notPainted).toEqual(['anime']);
  });
});
