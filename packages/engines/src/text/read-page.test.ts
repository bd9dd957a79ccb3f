import { describe, expect, it } from 'vitest';
import { createGrey, type Grey } from './grey';
import type { PageReader } from './open-tesseract';
import { readPage } from './read-page';
import { legibilityOf, type ReadWord, scoreOf, textOfWords } from './reading';

function word(text: string, changes: Partial<ReadWord> = {}): ReadWord {
  const box = { x: 0, y: 0, width: 40, height: 32 };
  return { text, confidence: 95, known: true, box, line: 0, paragraph: 0, ...changes };
}

const clear = ['every', 'word', 'here', 'stands', 'upright'].map((text) => word(text));
const garbled = ['ilx', 'fau', 'wjq'].map((text) => word(text, { confidence: 35, known: false }));

function whitePage(): Grey {
  const page = createGrey(120, 90);
  page.data.fill(240);
  return page;
}

/** A reader that answers each page with the next of these. */
function readerOf(...answers: ReadWord[][]): PageReader & { pages: Grey[] } {
  const pages: Grey[] = [];
  return {
    pages,
    read: (page) => {
      pages.push(page);
      return answers[pages.length - 1] ?? [];
    },
  };
}

const deaf = () => {};

describe('readPage', () => {
  it('reads a clear, evenly lit page once', () => {
    const reader = readerOf(clear);
    expect(readPage(whitePage(), reader, deaf).words).toEqual(clear);
    expect(reader.pages).toHaveLength(1);
  });

  it('turns a page on its head that makes no sense', () => {
    const { words, lay } = readPage(whitePage(), readerOf(garbled, clear), deaf);
    expect(words).toEqual(clear);
    expect(lay.turn).toBe(180);
  });

  it('tries the sides too, and keeps nothing when nothing makes sense', () => {
    const reader = readerOf(garbled, garbled, garbled, garbled);
    expect(readPage(whitePage(), reader, deaf).words).toEqual([]);
    expect(reader.pages.map(({ width }) => width)).toEqual([120, 120, 90, 90]);
  });

  it('reads small print again, larger', () => {
    const small = clear.map((one) => ({ ...one, box: { ...one.box, height: 10 } }));
    const reader = readerOf(small, [...clear, word('more')]);
    expect(readPage(whitePage(), reader, deaf)).toMatchObject({ lay: { factor: 3 } });
    expect(reader.pages[1]).toMatchObject({ width: 360, height: 270 });
  });

  it('reads print of medium height again too', () => {
    const medium = clear.map((one) => ({ ...one, box: { ...one.box, height: 24 } }));
    expect(readPage(whitePage(), readerOf(medium, [...clear, word('more')]), deaf).lay.factor).toBe(30 / 24);
  });

  it('reads an unevenly lit page both ways, and keeps the better', () => {
    const page = whitePage();
    page.data.fill(90, 0, page.data.length / 2);
    const better = [...clear, word('and'), word('more')];
    expect(readPage(page, readerOf(clear, better), deaf).words).toEqual(better);
    expect(readPage(page, readerOf(better, clear), deaf).words).toEqual(better);
  });

  it('drops specks that were taken for letters', () => {
    const specks = [word('|', { confidence: 60 }), word('a', { confidence: 5 })];
    expect(readPage(whitePage(), readerOf([...clear, ...specks]), deaf).words).toEqual(clear);
  });
});

describe('how good a reading is', () => {
  it('counts what is there, not only how sure it is', () => {
    expect(scoreOf(clear)).toBeGreaterThan(scoreOf(clear.slice(0, 3)));
    expect(scoreOf([...clear, ...garbled])).toBeLessThan(scoreOf(clear));
  });

  it('tells an upright page from one on its head', () => {
    expect(legibilityOf(clear)).toBeGreaterThan(0.9);
    expect(legibilityOf(garbled)).toBeLessThan(0.4);
    expect(legibilityOf([])).toBe(0);
  });
});

it('joins words to text with their lines and paragraphs', () => {
  const words = [
    word('One'),
    word('two'),
    word('three', { line: 1 }),
    word('Four', { line: 2, paragraph: 1 }),
  ];
  expect(textOfWords(words)).toBe('One two\nthree\n\nFour');
  expect(textOfWords([])).toBe('');
});
