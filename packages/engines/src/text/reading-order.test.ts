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
