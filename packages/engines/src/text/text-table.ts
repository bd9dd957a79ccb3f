import { directionOf } from '../bidi';
import type { PageTurn, TextWord, WordBox } from './contract';
import { amount } from './fields';
import { textOfWords } from './read-page';

export type Size = Record<'width' | 'height', number>;

/** A box of the picture as it is on the upright page. */
export function uprightBox({ x, y, width, height }: WordBox, turn: PageTurn, picture: Size): WordBox {
  if (turn === 90) return { x: y, y: picture.width - x - width, width: height, height: width };
  if (turn === 180) return { x: picture.width - x - width, y: picture.height - y - height, width, height };
  if (turn === 270) return { x: picture.height - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

const fromLeft = (line: readonly TextWord[]) => [...line].sort((one, other) => one.box.x - other.box.x);

const rightOf = ({ box }: TextWord) => box.x + box.width;

/** An amount alone, perhaps negative, with the letter of its tax rate. */
const onlyAmount = new RegExp(`^-?\\s?${amount.source}-?(?: ?[A-Z*]{1,2})?$`);
/** An amount takes up to so many words: a sign, a currency, the number and the letter of a tax rate. */
const maxAmountWords = 4;

/** Where the amount begins that ends a line, as a place among its words from the left; 0 if there is none after a word. */
function amountAtEnd(line: readonly TextWord[]): number {
  const sorted = fromLeft(line);
  for (let count = Math.min(maxAmountWords, sorted.length - 1); count > 0; count--) {
    const text = sorted
      .slice(-count)
      .map((word) => word.text)
      .join(' ');
    if (onlyAmount.test(text)) return sorted.length - count;
  }
  return 0;
}

/** Between two amounts of a receipt are at most so many lines without one, such as a number of pieces. */
const maxBetween = 2;

/**
 * Where the amounts of a receipt begin: for each of its lines the place among its words from the left, 0 in lines without
 * an amount between two that have one. At least three lines near each other end with one.
 */
function amountsOf(lines: readonly TextWord[][]): Map<readonly TextWord[], number> {
  const groups: { from: number; to: number; count: number }[] = [];
  for (const [at, line] of lines.entries()) {
    if (amountAtEnd(line) === 0) continue;
    const group = groups.at(-1);
    if (group && at - group.to <= maxBetween + 1) Object.assign(group, { to: at, count: group.count + 1 });
    else groups.push({ from: at, to: at, count: 1 });
  }
  const receipts = groups.filter(({ count }) => count >= minRows);
  return new Map(
    receipts.flatMap(({ from, to }) =>
      lines.slice(from, to + 1).map((line) => [line, amountAtEnd(line)] as const),
    ),
  );
}

interface Cell {
  text: string;
  left: number;
  right: number;
  /** Whether it is the amount that ends a line of a receipt. */
  isAmount: boolean;
}

/** A gap between words of more than so many times their height separates two cells. */
const cellGap = 1.2;
/** A table has at least so many rows, one below the other. */
const minRows = 3;

/** The cells of a line; its words from `amountAt` on are a cell however near the others are. */
function cellsOf(line: readonly TextWord[], amountAt = 0): Cell[] {
  const groups: TextWord[][] = [];
  for (const [at, word] of fromLeft(line).entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const gap = before ? word.box.x - before.box.x - before.box.width : 0;
    const height = before ? Math.min(before.box.height, word.box.height) : 0;
    if (group && gap <= cellGap * Math.max(height, 8) && at !== amountAt) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group, at) => ({
    // In the order of the text, which in Arabic is not that of the places.
    text: textOfWords(line.filter((word) => group.includes(word))),
    left: Math.min(...group.map(({ box }) => box.x)),
    right: Math.max(...group.map(rightOf)),
    isAmount: amountAt > 0 && at === groups.length - 1,
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

/** Moves the amounts of a receipt, and what stands above them, into a column of their own: long names reach below them. */
function withAmountsApart(rows: readonly Cell[][]): Cell[][] {
  const amounts = rows.flat().filter(({ isAmount }) => isAmount);
  const from = Math.min(...amounts.map(({ left }) => left));
  const end = Math.max(...rows.flat().map(({ right }) => right));
  return rows.map((row) =>
    row.map((cell, at) => {
      const isLast = at > 0 && at === row.length - 1;
      return cell.isAmount || (isLast && cell.right > from) ? { ...cell, left: end, right: end + 1 } : cell;
    }),
  );
}

/**
 * The tables of a page, as rows of cells: at least three lines in succession with a wide gap between words or, as on a
 * receipt, with an amount at the end, whose cells are one below the other in two or more columns. Cells are in reading
 * order. Empty if there are none.
 */
export function tablesOf(words: readonly TextWord[], turn: PageTurn, picture: Size): string[][][] {
  const byNumber = new Map<number, TextWord[]>();
  for (const word of words) {
    const placed = { ...word, box: word.pageBox ?? uprightBox(word.box, turn, picture) };
    byNumber.set(word.line, [...(byNumber.get(word.line) ?? []), placed]);
  }
  const lines = [...byNumber.values()];
  const amounts = amountsOf(lines);
  const runs: Cell[][][] = [[]];
  for (const line of lines) {
    const cells = cellsOf(line, amounts.get(line));
    if (cells.length > 1 || amounts.has(line)) runs.at(-1)?.push(cells);
    else runs.push([]);
  }
  return runs.map(withAmountsApart).flatMap((rows) => {
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
const isFormula = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]\p{Sc}?\d[\d.,\s]*[%\p{Sc}]?$/u.test(text);

/** A cell with an apostrophe if it begins like a formula, because a spreadsheet would run it. */
const safeCell = (text: string) => (isFormula(text) ? `'${text}` : text);

function csvCell(text: string): string {
  const safe = safeCell(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as rows of cells. */
export type TextTable = readonly (readonly string[])[];

/** Tables as lines of cells with tabs between them, which a spreadsheet takes from the clipboard, with an empty line between two. */
export function tsvOf(tables: readonly TextTable[]): string {
  return tables
    .map((rows) =>
      rows.map((row) => row.map((cell) => safeCell(cell).replace(/\s+/g, ' ')).join('\t')).join('\n'),
    )
    .join('\n\n');
}

/** Tables as CSV (RFC 4180), with an empty line between two. */
export function csvOf(tables: readonly TextTable[]): string {
  const csv = tables.map((rows) => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''));
  return csv.join('\r\n');
}
