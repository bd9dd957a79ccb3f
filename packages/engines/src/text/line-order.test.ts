import { describe, expect, it } from 'vitest';
import { orderLines } from './line-order';

/** A line of print at a place; its width follows from its length. */
const line = (text: string, x: number, y: number, width = text.length * 10) => ({
  text,
  box: { x, y, width, height: 24 },
});

const textOf = (lines: readonly ReturnType<typeof line>[]) =>
  orderLines(lines).map(({ parts }) => parts.map(({ text }) => text).join(' '));

const left = [
  'The harbour was built when the',
  'ferries came twice a day and',
  'the boats filled the basin.',
];
const right = [
  'Apples need a cool cellar with',
  'a little damp in the air, and',
  'one soft fruit spoils the rest.',
];

describe('orderLines', () => {
  it('reads the prices of a receipt with their goods, also where one line is a single part', () => {
    const lines = [
      line('3.95', 250, 41),
      line('Sourdough loaf', 20, 40),
      line('Almond croissant x2 5.40', 20, 80),
      line('3.20', 250, 121),
      line('Flat white', 20, 120),
    ];
    expect(textOf(lines)).toEqual(['Sourdough loaf 3.95', 'Almond croissant x2 5.40', 'Flat white 3.20']);
  });

  it('reads columns of prose one after the other, between a title and a footer over both', () => {
    const lines = [
      line('Notes from the coast, by several hands', 20, 0, 600),
      ...left.flatMap((text, at) => [line(text, 20, 60 + 40 * at), line(right[at] ?? '', 400, 62 + 40 * at)]),
      line('Printed by the harbour office in the year of the flood', 20, 220, 640),
    ];
    expect(textOf(lines)).toEqual([lines[0]?.text, ...left, ...right, lines.at(-1)?.text]);
  });

  it('reads labels and values by row', () => {
    const lines = [
      line('Surname', 20, 0),
      line('First names', 20, 40),
      line('Date of birth', 20, 80),
      line('Okonkwo', 300, 0),
      line('Grace Amara', 300, 40),
      line('09/11/1987', 300, 80),
    ];
    expect(textOf(lines)).toEqual(['Surname Okonkwo', 'First names Grace Amara', 'Date of birth 09/11/1987']);
  });

  it('starts a paragraph after a larger distance', () => {
    const lines = [line('One', 0, 0), line('two', 0, 30), line('Three', 0, 90), line('four', 0, 120)];
    expect(orderLines(lines).map(({ paragraph }) => paragraph)).toEqual([0, 0, 1, 1]);
  });

  it('reads the row of a right-to-left script from the right', () => {
    expect(textOf([line('جديد', 20, 0), line('كتاب', 120, 0)])).toEqual(['كتاب جديد']);
  });
});
