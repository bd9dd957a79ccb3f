import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReadWord } from './open-tesseract';
import { textOfWords } from './read-page';
import { inReadingOrder } from './reading-order';

/** The words of a block whose lines are 40 pixels apart, as the layout analysis returns them. */
function block(number: number, x: number, y: number, lines: readonly string[]): ReadWord[] {
  return lines.flatMap((line, row) => {
    let left = x;
    return line.split(' ').map((text) => {
      const box = { x: left, y: y + 40 * row, width: 12 * text.length, height: 24 };
      left += box.width + 8;
      return {
        text,
        confidence: 95,
        known: true,
        box,
        line: 100 * number + row,
        paragraph: number,
        block: number,
      };
    });
  });
}

const readInOrder = (...blocks: ReadWord[][]) => textOfWords(inReadingOrder(blocks.flat()));

it('joins the prices of a receipt to their goods', () => {
  const goods = block(0, 20, 40, ['Bread', 'Butter, salted', 'Apples']);
  const prices = block(1, 500, 42, ['2.80', '3.15', '4.08']);
  expect(readInOrder(goods, prices)).toBe('Bread 2.80\nButter, salted 3.15\nApples 4.08');
});

it('joins a form of several blocks, with the title between its rows', () => {
  const upper = block(0, 20, 40, ['First name', 'Street']);
  const heading = block(1, 20, 120, ['Your membership']);
  const lower = block(2, 20, 160, ['Since', 'Number']);
  const values = block(3, 400, 40, ['Johanna', 'Linden Avenue']);
  const more = block(4, 400, 160, ['2009', '1187']);
  const bridging = block(5, 700, 40, ['a', 'b', 'c', 'd', 'e']);
  expect(readInOrder(upper, heading, lower, values, more, bridging)).toBe(
    'First name Johanna a\nStreet Linden Avenue b\nYour membership c\nSince 2009 d\nNumber 1187 e',
  );
});

const left = ['The wall of grey stone keeps', 'the sea out, and behind it', 'the sheds stand in two rows.'];
const right = ['Lay the apples on slats, and', 'look at them in the cellar', 'every week until late May.'];

it('reads columns of prose and their titles one after the other', () => {
  expect(readInOrder(block(0, 20, 40, left), block(1, 500, 40, right))).toBe(
    `${left.join('\n')}\n\n${right.join('\n')}`,
  );
  const titles = [block(0, 20, 40, ['Notes']), block(2, 500, 40, ['Orchard'])] as const;
  expect(
    readInOrder(titles[0], block(1, 20, 100, left), titles[1], block(3, 500, 100, right)).split('\n\n'),
  ).toEqual(['Notes', left.join('\n'), 'Orchard', right.join('\n')]);
});

it('keeps a list of ingredients apart from the method beside it', () => {
  const list = ['1 kg apples', '200 g flour', '1 lemon'];
  const text = readInOrder(block(0, 20, 40, list), block(1, 300, 55, right));
  expect(text).toBe(`${list.join('\n')}\n\n${right.join('\n')}`);
});

it('reads the cells of a row from the right in a script that is written so', () => {
  const names = block(0, 500, 40, ['خبز', 'زبدة']);
  const prices = block(1, 20, 40, ['2.80', '3.15']);
  expect(readInOrder(names, prices)).toBe('خبز 2.80\nزبدة 3.15');
});

/** The box around a word that is turned about the corner of the page. */
function turned({ x, y, width, height }: ReadWord['box'], degrees: number): ReadWord['box'] {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const around = {
    width: width * cosine + height * Math.abs(sine),
    height: height * cosine + width * Math.abs(sine),
  };
  return {
    x: centreX * cosine - centreY * sine - around.width / 2,
    y: centreX * sine + centreY * cosine - around.height / 2,
    ...around,
  };
}

const receipt = [
  'Corner Bakery',
  '12 Quay Street Whitby',
  'Sourdough loaf 3.95',
  'Oat milk 0.45',
  'Total 4.40',
];

/** Each letter as a block of its own, from the bottom up. */
const lettersOf = (lines: readonly string[]) =>
  lines
    .flatMap((line, row) =>
      [...line].flatMap((letter, column) =>
        letter === ' ' ? [] : block(0, 40 + 14 * column, 60 + 40 * row, [letter]),
      ),
    )
    .reverse()
    .map((word, at) => ({ ...word, block: at, line: at, paragraph: at }));

it.each([
  ['whole lines in one block', (lines: readonly string[]) => block(0, 40, 60, lines)],
  [
    'a block for each line, from the bottom up',
    (lines: readonly string[]) =>
      lines
        .map((line, row) => block(9 - row, 40, 60 + 40 * row, [line]))
        .reverse()
        .flat(),
  ],
  ['a block for each letter, from the bottom up', lettersOf],
] as const)('keeps the order of lines that are tilted by any small angle: %s', (_, make) => {
  fc.assert(
    fc.property(fc.double({ min: -15, max: 15, noNaN: true }), (degrees) => {
      const words = make(receipt).map((word) => ({ ...word, box: turned(word.box, degrees) }));
      const text = inReadingOrder(words).map((word) => word.text);
      expect(text.join('')).toBe(receipt.join('').replaceAll(' ', ''));
    }),
    { numRuns: 60 },
  );
});

it('loses and invents no word on any page', () => {
  const page = fc.array(
    fc.record({
      x: fc.nat(900),
      y: fc.nat(900),
      lines: fc.array(fc.constantFrom('one two', '7', 'a longer line of text'), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(page, (given) => {
      const words = given.flatMap(({ x, y, lines }, at) => block(at, x, y, lines));
      const ordered = inReadingOrder(words);
      const places = (list: readonly ReadWord[]) =>
        list.map(({ text, box }) => `${text} ${box.x} ${box.y}`).sort();
      expect(places(ordered)).toEqual(places(words));
      for (const [at, { line, paragraph }] of ordered.entries()) {
        expect(line - (ordered[at - 1]?.line ?? -1)).toBeLessThanOrEqual(1);
        expect(paragraph).toBeGreaterThanOrEqual(ordered[at - 1]?.paragraph ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});
