import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageTurns, type TextWord } from './contract';
import { boxInPicture } from './orientation';
import { csvOf, tablesOf, uprightBox } from './text-table';

const size = { width: 800, height: 400 };

/** The words of lines 40 pixels apart; each cell is `[x, text]`. */
const wordsOf = (...lines: (readonly [number, string])[][]): TextWord[] =>
  lines.flatMap((cells, line) =>
    cells.flatMap(([x, text]) => {
      let left = x;
      return text.split(' ').map((word) => {
        const box = { x: left, y: 40 * line, width: 10 * word.length, height: 20 };
        left += box.width + 6;
        return { text: word, confidence: 95, box, line, paragraph: 0 };
      });
    }),
  );

const receipt = wordsOf(
  [[20, 'Corner Market of the town']],
  [
    [20, 'Brown bread'],
    [300, '2'],
    [500, '2.80'],
  ],
  [
    [20, 'Butter'],
    [500, '3.15'],
  ],
  [
    [20, 'Apples, red'],
    [300, '6'],
    [490, '14.08'],
  ],
  [[20, 'Thank you for your visit']],
);

it('finds the rows and columns of a table between lines of text, with its empty cells', () => {
  const table = [
    ['Brown bread', '2', '2.80'],
    ['Butter', '', '3.15'],
    ['Apples, red', '6', '14.08'],
  ];
  expect(tablesOf(receipt, 0, size)).toEqual([table]);
  expect(csvOf([table, [['a', 'b']]])).toBe(
    'Brown bread,2,2.80\r\nButter,,3.15\r\n"Apples, red",6,14.08\r\n\r\na,b\r\n',
  );
});

it('finds it on a page that is rotated in the picture', () => {
  const picture = { width: size.height, height: size.width };
  const turned = receipt.map((word) => ({
    ...word,
    box: boxInPicture(word.box, { turn: 90, skew: 0, scale: 1 }, picture),
  }));
  expect(tablesOf(turned, 90, picture)).toEqual(tablesOf(receipt, 0, size));
});

it('finds no table in prose, nor on an empty page', () => {
  const prose = wordsOf([[20, 'The wall keeps']], [[20, 'the sea out, and']], [[20, 'behind it are sheds.']]);
  expect(tablesOf(prose, 0, size)).toEqual([]);
  expect(tablesOf([], 0, size)).toEqual([]);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+cmd()', "'+cmd()"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=A1,"b"', '"\'=A1,""b"""'],
  ['-12.50', '-12.50'],
  ['+3 %', '+3 %'],
  ['-€4,20', '"-€4,20"'],
])('writes the cell %s so that no spreadsheet runs it', (cell, written) => {
  expect(csvOf([[[cell]]])).toBe(`${written}\r\n`);
});

it('no cell of a CSV begins like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",a1 ') }), (cell) => {
      const csv = csvOf([[[cell]]]);
      expect(csv).not.toMatch(/^"?[=@\t]/);
      expect(csv).not.toMatch(/^"?[+-][^\d\s]/);
    }),
  );
});

it.each(pageTurns)('maps a box back from the picture at %i°', (turn) => {
  const box = { x: 30, y: 50, width: 70, height: 20 };
  const picture = turn === 90 || turn === 270 ? { width: 400, height: 800 } : size;
  const inPicture = boxInPicture(box, { turn, skew: 0, scale: 1 }, picture);
  expect(uprightBox(inPicture, turn, picture)).toEqual(box);
});
