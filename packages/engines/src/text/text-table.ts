import { directionOf } from '../bidi';
import type { PageTurn, TextWord, WordBox } from './contract';
import { textOfWords } from './read-page';

export type Size = Record<'width' | 'height', number>;

/** A box of the picture as it is on the upright page. */
export function uprightBox({ x, y, width, height }: WordBox, turn: PageTurn, picture: Size): WordBox {
  if (turn === 90) return { x: y, y: picture.width - x - width, width: height, height: width };
  if (turn === 180) return { x: picture.width - x - width, y: picture.height - y - height, width, height };
  if (turn === 270) return { x: picture.height - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

interface Cell {
  text: string;
  left: number;
  right: number;
}

/** A gap between words of more than so many times their height separates two cells. */
const cellGap = 1.2;
/** A table has at least so many rows, one below the other. */
const minRows = 3;

function cellsOf(line: readonly TextWord[]): Cell[] {
  const sorted = [...line].sort((one, other) => one.box.x - other.box.x);
  const groups: TextWord[][] = [];
  for (const word of sorted) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const gap = before ? word.box.x - before.box.x - before.box.width : 0;
    const height = before ? Math.min(before.box.height, word.box.height) : 0;
    if (group && gap <= cellGap * Math.max(height, 8)) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    // In the order of the text, which in Arabic is not that of the places.
    text: textOfWords(line.filter((word) => group.includes(word))),
    left: Math.min(...group.map(({ box }) => box.x)),
    right: Math.max(...group.map(({ box }) => box.x + box.width)),
  }));
}

/** The columns of some rows: the ranges that their cells cover, joined where they overlap. */
function columnsOf(rows: readonly Cell[][]): Cell[] {
  const columns: Cell[] = [];
  for (const cell of rows.flat().sort((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (last && cell.left < last.right) last.right = Math.max(last.right, cell.right);
    else columns.push({ ...cell });
  }
  return columns;
}

/**
 * The tables of a page, as rows of cells: at least three lines in succession with a wide gap between words, whose cells
 * are one below the other in two or more columns. Cells are in reading order. Empty if there are none.
 */
export function tablesOf(words: readonly TextWord[], turn: PageTurn, picture: Size): string[][][] {
  const lines = new Map<number, TextWord[]>();
  for (const word of words) {
    const placed = { ...word, box: uprightBox(word.box, turn, picture) };
    lines.set(word.line, [...(lines.get(word.line) ?? []), placed]);
  }
  const runs: Cell[][][] = [[]];
  for (const line of lines.values()) {
    const cells = cellsOf(line);
    if (cells.length > 1) runs.at(-1)?.push(cells);
    else runs.push([]);
  }
  return runs.flatMap((rows) => {
    const columns = columnsOf(rows);
    if (rows.length < minRows || columns.length < 2) return [];
    // The first column of a table in Arabic is on the right.
    if (directionOf(rows.flat()) === 'rtl') columns.reverse();
    return [
      rows.map((row) =>
        columns.map(({ left, right }) =>
          row
            .filter((cell) => cell.left < right && cell.right > left)
            .map(({ text }) => text)
            .join(' '),
        ),
      ),
    ];
  });
}

/** A cell that a spreadsheet would take for a formula; a signed number is none. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]\p{Sc}?\d[\d.,\s]*%?$/u.test(text);

function csvCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Tables as CSV (RFC 4180), with an empty line between two. A cell that begins like a formula gets an apostrophe, because
 * a spreadsheet would run it.
 */
export function csvOf(tables: readonly (readonly string[])[][]): string {
  const csv = tables.map((rows) => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''));
  return csv.join('\r\n');
}
