import { describe, expect, it } from 'vitest';
import { createGrey, type Grey } from './grey';
import type { PageReader, ReadWord } from './open-tesseract';
import { legibilityOf, readPage, scoreOf, textOfWords } from './read-page';

function word(text: string, changes: Partial<ReadWord> = {}): ReadWord {
  const box = { x: 0, y: 0, width: 40, height: 32 };
  return { text, confidence: 95, known: true, box, line: 0, paragraph: 0, block: 0, ...changes };
}

const clear = ['every', 'word', 'here', 'stands', 'upright'].map((text) => word(text));
const garbled = ['ilx', 'fau', 'wjq'].map((text) => word(text, { confidence: 35, known: false }));

function whitePage(): Grey {
  const page = createGrey(120, 90);
  page.data.fill(240);
  return page;
}

/** A reader that returns the next of these readings for each page. */
function readerOf(...answers: ReadWord[][]): PageReader & { pages: Grey[] } {
  const pages: Grey[] = [];
  return {
    pages,
    read: (page) => {
      pages.push(page);
      return answers[pages.length - 1] ?? [];
    },
    readLine: () => [],
  };
}

const ignore = () => {};

describe('readPage', () => {
  it('reads a clear, evenly lit page once', () => {
    const reader = readerOf(clear);
    expect(readPage(whitePage(), reader, ignore).words).toEqual(clear);
    expect(reader.pages).toHaveLength(1);
  });

  it('rotates an illegible page by 180°', () => {
    const { words, orientation } = readPage(whitePage(), readerOf(garbled, clear), ignore);
    expect(words).toEqual(clear);
    expect(orientation.turn).toBe(180);
  });

  it('turns a page whose lines were read up or down, in the wrong order', () => {
    const across = [...clear]
      .reverse()
      .map((one) => ({ ...one, box: { ...one.box, width: 32, height: 90 } }));
    const { words, orientation } = readPage(whitePage(), readerOf(across, across, clear), ignore);
    expect(words).toEqual(clear);
    expect(orientation.turn).toBe(90);
  });

  it('tries all rotations, and returns no words if none is legible', () => {
    const reader = readerOf(garbled, garbled, garbled, garbled);
    expect(readPage(whitePage(), reader, ignore).words).toEqual([]);
    expect(reader.pages.map(({ width }) => width)).toEqual([120, 120, 90, 90]);
  });

  it('reads small print again enlarged', () => {
    const small = clear.map((one) => ({ ...one, box: { ...one.box, height: 10 } }));
    const reader = readerOf(small, [...clear, word('more')]);
    expect(readPage(whitePage(), reader, ignore)).toMatchObject({ orientation: { scale: 3 } });
    expect(reader.pages[1]).toMatchObject({ width: 360, height: 270 });
  });

  it('reads print of medium height again enlarged', () => {
    const medium = clear.map((one) => ({ ...one, box: { ...one.box, height: 24 } }));
    expect(readPage(whitePage(), readerOf(medium, [...clear, word('more')]), ignore).orientation.scale).toBe(
      30 / 24,
    );
  });

  it('reads an unevenly lit page with flattened and original lighting, and returns the better reading', () => {
    const page = whitePage();
    page.data.fill(90, 0, page.data.length / 2);
    const better = [...clear, word('and'), word('more')];
    expect(readPage(page, readerOf(clear, better), ignore).words).toEqual(better);
    expect(readPage(page, readerOf(better, clear), ignore).words).toEqual(better);
  });

  it('removes specks that were read as letters', () => {
    const specks = [word('|', { confidence: 60 }), word('a', { confidence: 5 })];
    expect(readPage(whitePage(), readerOf([...clear, ...specks]), ignore).words).toEqual(clear);
  });
});

it('keeps signs that are read clearly, and restores the bullets of a list', () => {
  const mark = (line: number) =>
    word('»', { confidence: 20, known: false, line, box: { x: 20, y: 50 * line, width: 6, height: 6 } });
  const item = (text: string, line: number) =>
    word(text, { line, box: { x: 40, y: 50 * line, width: 40, height: 32 } });
  const list = [...clear, mark(1), item('bread', 1), mark(2), item('butter', 2), word('%', { line: 2 })];
  const { words } = readPage(whitePage(), readerOf(list), ignore);
  expect(textOfWords(words)).toBe('every word here stands upright\n• bread\n• butter %');
});

describe('scores', () => {
  it('rank a complete reading above a partial one, and noise below none', () => {
    expect(scoreOf(clear)).toBeGreaterThan(scoreOf(clear.slice(0, 3)));
    expect(scoreOf([...clear, ...garbled])).toBeLessThan(scoreOf(clear));
  });

  it('tell an upright page from one that is upside down', () => {
    expect(legibilityOf(clear)).toBeGreaterThan(0.9);
    expect(legibilityOf(garbled)).toBeLessThan(0.4);
    expect(legibilityOf([])).toBe(0);
  });
});

it('joins Chinese and Japanese words without spaces', () => {
  expect(textOfWords(['港は', '夏に', 'PDF', 'を', '開く。'].map((text) => word(text)))).toBe(
    '港は夏に PDF を開く。',
  );
});

it('joins words to lines and paragraphs', () => {
  const words = [
    word('One'),
    word('two'),
    word('three', { line: 1 }),
    word('Four', { line: 2, paragraph: 1 }),
  ];
  expect(textOfWords(words)).toBe('One two\nthree\n\nFour');
  expect(textOfWords([])).toBe('');
});
