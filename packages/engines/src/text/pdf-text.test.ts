import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PageTurn, pageTurns, type TextWord, type WordBox } from './contract';
import { hocrOf, type ReadPicture } from './hocr';
import { boxInPicture } from './orientation';
import { searchablePdf } from './searchable-pdf';

// Its polyfills replace `JSON.parse` by one that accepts '{', also for the tests that share this thread.
const { parse } = JSON;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
JSON.parse = parse;

/** A line of text, and its words as a reader sees them from the left to the right. */
type Line = readonly [text: string, seen: string];

const lines: readonly Line[] = [
  ['فاتورة رقم 20417 من شركة Verapix', 'Verapix|شركة|من|20417|رقم|فاتورة'],
  ['تاريخ الاستحقاق 30/06/2024 (نقدا)', '(نقدا)|30/06/2024|الاستحقاق|تاريخ'],
  ['المجموع: ١٢٣٤ ريال، شكرا.', 'شكرا.|ريال،|١٢٣٤|المجموع:'],
  ['زوروا موقع New York Times اليوم', 'اليوم|New|York|Times|موقع|زوروا'],
  ['אני גר ב-2024 בתל אביב', 'אביב|בתל|ב-2024|גר|אני'],
  ['מחיר: 25$ (כולל מע"מ)', 'מע"מ)|(כולל|25$|מחיר:'],
  ['הַשָּׁלוֹם עַל כֻּלָּם', 'כֻּלָּם|עַל|הַשָּׁלוֹם'],
  ['The word كتاب جديد means new book', 'The|word|جديد|كتاب|means|new|book'],
  ['Price 25 for قهوة (coffee) today', 'Price|25|for|قهوة|(coffee)|today'],
  ['Hi שלום עולם', 'Hi|עולם|שלום'],
  ['The words (שלום) and 42', 'The|words|(שלום)|and|42'],
  ['The harbour opens at nine', 'The|harbour|opens|at|nine'],
];

const page = { width: 1000, height: 1000 };

interface Layout {
  /** Space between words, in pixels. */
  gap?: number;
  /** Fall of the line per pixel. */
  slope?: number;
  turn?: PageTurn;
}

function wordsOf([text, seen]: Line, line: number, layout: Layout): TextWord[] {
  const { gap = 10, slope = 0, turn = 0 } = layout;
  const boxes = new Map<string, WordBox>();
  let x = 40;
  for (const word of seen.split('|')) {
    // Words with and without descenders differ in height.
    const height = 24 + (word.length % 3);
    const width = (9 + (word.length % 4)) * word.length;
    boxes.set(word, { x, y: 40 + 70 * line + slope * (x + width / 2), width, height });
    x += width + gap;
  }
  return text.split(' ').map((word) => {
    const box = boxInPicture(boxes.get(word) ?? { x: 0, y: 0, ...page }, { turn, skew: 0, scale: 1 }, page);
    return { text: word, confidence: 90, box, line, paragraph: line };
  });
}

const pictureOf = (layout: Layout, shown = lines): ReadPicture => ({
  ...page,
  name: 'page.png',
  words: shown.flatMap((line, at) => wordsOf(line, at, layout)),
  turn: layout.turn ?? 0,
  languages: ['ara', 'eng'],
});

/** The text of a searchable PDF, as PDF.js finds and copies it. */
async function copied(picture: ReadPicture): Promise<string[]> {
  const jpeg = new Uint8Array(
    await sharp({ create: { ...page, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer(),
  );
  const pdf = await searchablePdf([{ picture, jpeg }]);
  const loading = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return text.split('\n');
}

const written = lines.map(([text]) => text);

describe('the text of a searchable PDF', () => {
  it.each(pageTurns)('is copied in the order of a reader, on a page at %i°', async (turn) => {
    expect(await copied(pictureOf({ turn }))).toEqual(written);
  });

  it('is copied in that order from lines that rise or fall', async () => {
    for (const slope of [-0.12, -0.06, 0.02, 0.05])
      expect(await copied(pictureOf({ slope })), `${slope}`).toEqual(written);
  });

  it('is copied in that order from lines with wide gaps', async () => {
    const short = lines.filter(([text]) => text.length < 26);
    expect(await copied(pictureOf({ gap: 90 }, short))).toEqual(short.map(([text]) => text));
  });

  it('keeps the order of a line from the right with few letters, though PDF.js shows it without spaces', async () => {
    const line = ['דוא"ל: someone@example.com 03-1234567', 'someone@example.com|03-1234567|דוא"ל:'] as const;
    const [text = ''] = await copied(pictureOf({}, [line]));
    expect(text.replaceAll(' ', '')).toBe(line[0].replaceAll(' ', ''));
  });
});

it('gives lines and paragraphs of hOCR the direction in which they are read', () => {
  const directions = [...hocrOf([pictureOf({})], 'page').matchAll(/class="ocr_line" dir="(\w+)"/g)];
  expect(directions.map(([, direction]) => direction)).toEqual([
    ...Array.from({ length: 7 }, () => 'rtl'),
    ...Array.from({ length: 5 }, () => 'ltr'),
  ]);
});
