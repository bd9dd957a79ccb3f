import { describe, expect, it } from 'vitest';
import { boxOf } from '../geometry/path';
import { japanese, loadFont } from '../logo.fixture';
import { isRightToLeft, joinedPath, openLettering } from './lettering';

/** A line in the typeface Outfit; `tracking` in thousandths of an em. */
async function lineOf(text: string, tracking = 0) {
  const lettering = await openLettering({ text, typefaces: ['outfit'], load: loadFont, japanese });
  return { ...lettering.setLine(text, 'outfit', tracking), missing: lettering.missing };
}

/** The letters from the left to the right, by their index in reading order. */
const order = async (text: string) => (await lineOf(text)).glyphs.map(({ letter }) => letter);

/** The widest space that no outline of a line covers. */
async function widestGap(text: string): Promise<number> {
  const boxes = (await lineOf(text)).glyphs.map(({ path }) => boxOf(path));
  let [reached = 0, widest] = [boxes[0]?.right, 0];
  for (const { left, right } of boxes.toSorted((one, other) => one.left - other.left)) {
    widest = Math.max(widest, left - reached);
    reached = Math.max(reached, right);
  }
  return widest;
}

const nonJoiner = '\u200c';

describe('lettering', () => {
  it('joins the letters of Arabic, unless a non-joiner parts them', async () => {
    expect(await widestGap('بيتي')).toBe(0);
    expect(await widestGap(`س${nonJoiner}س`)).toBeGreaterThan(1);
    const alone = (await lineOf('ب')).advance;
    expect((await lineOf('ببب')).advance).toBeLessThan(3 * alone);
  });

  it('keeps letters that are joined together, however wide the tracking is', async () => {
    for (const text of ['بيت', 'कॉफ़ी', 'কফি'])
      expect((await lineOf(text, 240)).advance).toBeCloseTo((await lineOf(text)).advance);
    for (const text of ['Acme', 'קפה', 'กาแฟ', 'கடை'])
      expect((await lineOf(text, 240)).advance).toBeGreaterThan((await lineOf(text)).advance + 20);
  });

  it('forms conjuncts and ligatures, also across a joiner, and not across a non-joiner', async () => {
    expect((await lineOf('क्ष')).glyphs).toHaveLength(1);
    expect((await lineOf(`क्${nonJoiner}ष`)).glyphs.length).toBeGreaterThan(1);
    expect((await lineOf('لا')).advance).toBeLessThan((await lineOf(`ل${nonJoiner}ا`)).advance);
  });

  it('puts a vowel before its consonant where a script writes it so', async () => {
    const [vowel, consonant] = (await lineOf('कि')).glyphs.map(({ path }) => boxOf(path));
    const [alone] = (await lineOf('क')).glyphs.map(({ path }) => boxOf(path));
    expect(consonant?.left).toBeGreaterThan(vowel?.left ?? 0);
    expect((consonant?.right ?? 0) - (consonant?.left ?? 0)).toBeCloseTo(
      (alone?.right ?? 0) - (alone?.left ?? 0),
      0,
    );
  });

  it.each([
    ['ด', 'ดี'],
    ['ש', 'שׁ'],
    ['م', 'مَ'],
  ])('places a mark over its letter, without a width: %s, %s', async (letter, marked) => {
    const [without, line] = [await lineOf(letter), await lineOf(marked)];
    expect(line.advance).toBeCloseTo(without.advance);
    expect(boxOf(joinedPath(line)).top).toBeLessThan(boxOf(joinedPath(without)).top);
  });

  it('sets mixed names in the order of a reader', async () => {
    expect(await order('Cafe קפה')).toEqual([0, 1, 2, 3, 6, 5, 4]);
    expect(await order('קפה Cafe')).toEqual([3, 4, 5, 6, 2, 1, 0]);
    expect(await order('קפה 24')).toEqual([3, 4, 2, 1, 0]);
    expect(await order('24 קפה')).toEqual([4, 3, 2, 0, 1]);
    expect(isRightToLeft('24 קפה')).toBe(true);
    expect(isRightToLeft('Cafe קפה')).toBe(false);
  });

  it('mirrors brackets that are read from the right', async () => {
    const [left] = (await lineOf('(א)')).glyphs.map(({ path }) => boxOf(path));
    const [open] = (await lineOf('(')).glyphs.map(({ path }) => boxOf(path));
    expect((left?.right ?? 0) - (left?.left ?? 0)).toBeCloseTo((open?.right ?? 0) - (open?.left ?? 0));
    expect(await order('(א)')).toEqual([2, 1, 0]);
  });

  it('names letters of which no typeface has a glyph', async () => {
    expect((await lineOf('Café ខ្មែរ')).missing).toEqual(['ខ', 'ម', 'ែ', 'រ']);
    for (const text of ['مقهى ١٢٣', 'שָׁלוֹם', 'कॉफ़ी १२', 'কফি ১২', 'காபி', 'กาแฟ ๑๒'])
      expect((await lineOf(text)).missing).toEqual([]);
  });
});
