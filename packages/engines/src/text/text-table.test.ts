import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageTurns, type TextWord } from './contract';
import { boxInPicture } from './orientation';
import { csvOf, tablesOf, tsvOf, uprightBox } from './text-table';

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

it('finds the amounts of a receipt at the ends of its lines, however near the names are', () => {
  const words = wordsOf(
    [[20, 'Corner Bakery']],
    [[20, '16/05/2026 08:47']],
    [[20, 'Sourdough loaf £3.95']],
    [[20, 'Almond croissants with sugar 5.40 A']],
    [[40, '2 x 2.70 each']],
    [[20, 'Voucher -1,00 €']],
    [
      [20, 'TOTAL'],
      [300, '£8.35'],
    ],
    [[20, 'Thank you!']],
  );
  const rows = [
    ['Sourdough loaf', '£3.95'],
    ['Almond croissants with sugar', '5.40 A'],
    ['2 x 2.70 each', ''],
    ['Voucher', '-1,00 €'],
    ['TOTAL', '£8.35'],
  ];
  expect(tablesOf(words, 0, size)).toEqual([rows]);
  expect(tsvOf([rows, [['=1+1', 'a b']]])).toBe(
    "Sourdough loaf\t£3.95\nAlmond croissants with sugar\t5.40 A\n2 x 2.70 each\t\nVoucher\t-1,00 €\nTOTAL\t£8.35\n\n'=1+1\ta b",
  );
});

it('keeps the heading of a column of amounts above them', () => {
  const row = (name: string, pieces: string, price: string): Row => [
    [20, name],
    [200, pieces],
    [300, price],
  ];
  const words = wordsOf(
    row('Item', 'Qty', 'Price'),
    ...['1.00', '2.00', '3.00'].map((price) => row('Tea', '1', price)),
  );
  expect(tablesOf(words, 0, size)[0]?.slice(0, 2)).toEqual([
    ['Item', 'Qty', 'Price'],
    ['Tea', '1', '1.00'],
  ]);
});

it('finds no receipt in prose with amounts at the ends of two lines', () => {
  const words = wordsOf([[20, 'Repaired for 148.60']], [[20, 'last year, and for']], [[20, 'another 12.00']]);
  expect(tablesOf(words, 0, size)).toEqual([]);
});

it('takes the places on the straight page, where there is one', () => {
  const askew = receipt.map((word) => ({
    ...word,
    box: { x: 0, y: 0, width: 1, height: 1 },
    pageBox: word.box,
  }));
  expect(tablesOf(askew, 90, size)).toEqual(tablesOf(receipt, 0, size));
});

it('begins with the column on the right in a table that is read from the right', () => {
  const rows = [
    ['خبز', '2.80'],
    ['זבדה', '3.15'],
    ['تفاح', '14.08'],
  ] as const;
  const words = wordsOf(
    ...rows.map(([name, price]): (readonly [number, string])[] => [
      [500, name],
      [20, price],
    ]),
  );
  expect(tablesOf(words, 0, size)).toEqual([rows]);
});

it('finds it on a page that is rotated in the picture', () => {
  const picture = { width: size.height, height: size.width };
  const turned = receipt.map((word) => ({
    ...word,
    box: boxInPicture(word.box, { turn: 90, skew: 0, scale: 1 }, picture),
  }));
  expect(tablesOf(turned, 90, picture)).toEqual(tablesOf(receipt, 0, size));
});

type Row = (readonly [number, string])[];

it.each([
  [20, 20, 24, 'one cell'],
  [20, 20, 25, 'two cells'],
  [10, 30, 12, 'one cell'],
  [30, 10, 13, 'two cells'],
  // Marks of less than 8 pixels say little about the size of the letters.
  [2, 4, 9, 'one cell'],
  [2, 4, 10, 'two cells'],
])('takes words of heights %i and %i with a gap of %i for %s', (first, second, gap, cells) => {
  const words = [0, 1, 2].flatMap((line): TextWord[] => {
    const word = { confidence: 95, line, paragraph: 0 };
    return [
      { ...word, text: 'a', box: { x: 20, y: 40 * line, width: 10, height: first } },
      { ...word, text: 'b', box: { x: 30 + gap, y: 40 * line, width: 10, height: second } },
    ];
  });
  expect(tablesOf(words, 0, size)).toEqual(cells === 'one cell' ? [] : [Array(3).fill(['a', 'b'])]);
});

it('keeps the order of words that are written from right to left', () => {
  const row: Row = [
    [340, 'first'],
    [274, 'second'],
    [20, '7'],
  ];
  expect(tablesOf(wordsOf(row, row, row), 0, size)).toEqual([Array(3).fill(['7', 'first second'])]);
});

it('joins overlapping cells to a column', () => {
  const wide: Row = [
    [20, 'wide heading'],
    [300, 'x'],
  ];
  const narrow: Row = [
    [20, 'a'],
    [100, 'b'],
    [300, 'c'],
  ];
  expect(tablesOf(wordsOf(wide, narrow, narrow), 0, size)).toEqual([
    [
      ['wide heading', 'x'],
      ['a b', 'c'],
      ['a b', 'c'],
    ],
  ]);
});

it('separates the columns of cells that only touch', () => {
  const left: Row = [
    [20, 'ab'],
    [100, 'c'],
  ];
  const right: Row = [
    [40, 'd'],
    [100, 'e'],
  ];
  expect(tablesOf(wordsOf(left, right, left), 0, size)).toEqual([
    [
      ['ab', '', 'c'],
      ['', 'd', 'e'],
      ['ab', '', 'c'],
    ],
  ]);
});

it('finds each of two tables, with prose between them', () => {
  const row: Row = [
    [20, 'a'],
    [100, 'b'],
  ];
  const prose: Row = [[20, 'and then']];
  const table = Array(3).fill(['a', 'b']);
  expect(tablesOf(wordsOf(row, row, row, prose, prose, row, row, row), 0, size)).toEqual([table, table]);
});

it('finds no table in two rows, nor in rows whose cells overlap in one column', () => {
  const row: Row = [
    [20, 'abcde'],
    [100, 'fghij'],
  ];
  const shifted: Row = [
    [60, 'abcde'],
    [140, 'fghij'],
  ];
  expect(tablesOf(wordsOf(row, row), 0, size)).toEqual([]);
  expect(tablesOf(wordsOf(row, row, [[20, 'prose']], row), 0, size)).toEqual([]);
  expect(tablesOf(wordsOf(row, shifted, row), 0, size)).toEqual([]);
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
  ['\tcmd', "'\tcmd"],
  ['\rcmd', '"\'\rcmd"'],
  ['-x5', "'-x5"],
  ['-5%%', "'-5%%"],
  ['-%', "'-%"],
  ['-€€5', "'-€€5"],
  ['--5', "'--5"],
  ['-€5 (net)', "'-€5 (net)"],
  ['a=b', 'a=b'],
  ['1-2', '1-2'],
  ['5', '5'],
  ['a\rb', '"a\rb"'],
  ['a\nb', '"a\nb"'],
  ['say "yes"', '"say ""yes"""'],
  ['-12.50', '-12.50'],
  ['-1 000', '-1 000'],
  ['-€5', '-€5'],
  ['-5%', '-5%'],
  ['+3 %', '+3 %'],
  ['-1.00 €', '-1.00 €'],
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
