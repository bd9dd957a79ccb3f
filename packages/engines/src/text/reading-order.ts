import { directionOf } from '../bidi';
import type { WordBox } from './contract';
import type { ReadWord } from './open-tesseract';

/** A line of one block, as the reader returns it: a cell of a table, or a line of prose. */
interface Segment {
  words: ReadWord[];
  box: WordBox;
}

interface Block {
  segments: Segment[];
  box: WordBox;
}

/** The smallest box around some others. */
function boundsOf(boxes: readonly WordBox[]): WordBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);
const overlapX = (one: WordBox, other: WordBox) => overlap(one.x, one.width, other.x, other.width);
const overlapY = (one: WordBox, other: WordBox) => overlap(one.y, one.height, other.y, other.height);

/** Whether two boxes are on one baseline: they share at least half of the lower one's height. */
const isLevel = (one: WordBox, other: WordBox) =>
  overlapY(one, other) >= Math.min(one.height, other.height) / 2;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

function blocksOf(words: readonly ReadWord[]): Block[] {
  return groupBy(words, ({ block }) => block).map((inBlock) => {
    const segments = groupBy(inBlock, ({ line }) => line).map((line) => ({
      words: line,
      box: boundsOf(line.map(({ box }) => box)),
    }));
    return { segments, box: boundsOf(segments.map(({ box }) => box)) };
  });
}

const textOf = ({ words }: Segment) => words.map(({ text }) => text).join(' ');

const ratioOf = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Whether a block holds mostly numbers, such as prices. */
function isNumeric({ segments }: Block): boolean {
  return (
    ratioOf(
      segments.flatMap(({ words }) => words),
      ({ text }) => /\p{N}/u.test(text),
    ) >= 0.5
  );
}

/** Lines of at least so many characters are prose. */
const proseLength = 30;

/**
 * Whether a block is running text, whose lines continue in the next one: they are long, or they fill the block and
 * begin with small letters. Scripts without small letters have to fill it with longer lines.
 */
function isProse({ segments, box }: Block): boolean {
  const texts = segments.map(textOf);
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  if (segments.length < 2) return length >= 2 * proseLength;
  if (length >= proseLength) return true;
  const filled = ratioOf(segments.slice(0, -1), (segment) => segment.box.width > box.width * 0.7);
  if (segments.length < 3 || filled < 0.7) return false;
  if (!texts.some((text) => /\p{Ll}/u.test(text))) return length >= 12;
  return ratioOf(texts.slice(1), (text) => /^\p{Ll}/u.test(text)) >= 0.4;
}

/** Whether two blocks are next to each other. */
const isBeside = (one: WordBox, other: WordBox) =>
  overlapX(one, other) <= 0.1 * Math.min(one.width, other.width) && overlapY(one, other) > 0;

/** Whether most lines of two blocks, where the blocks are beside each other, are on common baselines. */
function isAligned(one: Block, other: Block): boolean {
  const beside = ({ segments }: Block, { box }: Block) =>
    segments.filter((segment) => overlapY(segment.box, box) >= segment.box.height / 2);
  const [ours, theirs] = [beside(one, other), beside(other, one)];
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  return ratioOf(few, ({ box }) => many.some((segment) => isLevel(box, segment.box))) >= 0.6;
}

/** Whether the lines of two blocks are rows of a table, a receipt or a form. Columns of prose are not. */
function areRows(one: Block, other: Block): boolean {
  if (!isBeside(one.box, other.box) || !isAligned(one, other)) return false;
  return isNumeric(one) || isNumeric(other) || (!isProse(one) && !isProse(other));
}

/** Whether two blocks stand over (or under) two columns of prose, such as the titles of both. */
function areOverColumns(one: Block, other: Block, prose: readonly Block[]): boolean {
  const over = (block: Block) =>
    prose.filter(
      ({ box }) => overlapX(box, block.box) > 0.8 * block.box.width && overlapY(box, block.box) <= 0,
    );
  const [others, mine] = [over(other), over(one)];
  return mine.some((left) =>
    others.some((right) => right !== left && isBeside(left.box, right.box) && !areRows(left, right)),
  );
}

/** Blocks whose lines form common rows, in the order of the reader. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const prose = blocks.filter((block) => isProse(block) && !isNumeric(block));
  const groupAt = blocks.map((_, at) => at);
  const join = (from: number, to: number) => {
    const [left, joined] = [groupAt[from] ?? from, groupAt[to] ?? to];
    for (let at = 0; at < groupAt.length; at++) if (groupAt[at] === joined) groupAt[at] = left;
  };
  blocks.forEach((one, at) => {
    blocks.forEach((other, otherAt) => {
      if (otherAt > at && areRows(one, other) && !areOverColumns(one, other, prose)) join(at, otherAt);
    });
  });
  // A block between the rows of a group, such as a title of a part of the table, is one of its rows.
  for (const group of groupBy([...blocks.keys()], (at) => groupAt[at] ?? at)) {
    if (group.length < 2) continue;
    const bounds = boundsOf(group.flatMap((at) => blocks[at]?.box ?? []));
    blocks.forEach(({ box }, at) => {
      if (group.includes(at) || (group[0] ?? 0) === groupAt[at]) return;
      const isInside = overlapY(box, bounds) >= box.height * 0.9 && overlapX(box, bounds) >= box.width * 0.9;
      if (isInside) join(group[0] ?? 0, at);
    });
  }
  return groupBy([...blocks.keys()], (at) => groupAt[at] ?? at).map((group) =>
    group.flatMap((at) => blocks[at] ?? []),
  );
}

/** The rows of a group of blocks, from the top; each from its first to its last word. */
function rowsOf(group: readonly Block[]): Segment[] {
  const segments = group.flatMap((block) => block.segments);
  const middle = ({ y, height }: WordBox) => y + height / 2;
  const rows: Segment[][] = [];
  for (const segment of segments.sort((one, other) => middle(one.box) - middle(other.box))) {
    const row = rows.at(-1);
    const fits =
      row?.some(({ box }) => isLevel(box, segment.box)) &&
      row.every(({ box }) => overlapX(box, segment.box) <= 0.2 * Math.min(box.width, segment.box.width));
    if (row && fits) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => {
    const step = directionOf(row.flatMap(({ words }) => words)) === 'rtl' ? -1 : 1;
    const words = row.sort((one, other) => step * (one.box.x - other.box.x)).flatMap((one) => one.words);
    return { words, box: boundsOf(words.map(({ box }) => box)) };
  });
}

/** A distance between rows of more than so many times the usual one starts a paragraph. */
const paragraphPitch = 1.5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/**
 * Puts the words of a page in reading order, with new indices of lines and paragraphs. The layout analysis of the reader
 * takes the prices of a receipt, or the right side of a form, for a column of its own. Here lines of several blocks
 * that are on one baseline are joined to rows, unless the blocks are columns of prose.
 */
export function inReadingOrder(words: readonly ReadWord[]): ReadWord[] {
  const ordered: ReadWord[] = [];
  let [line, paragraph] = [-1, -1];
  for (const group of groupsOf(blocksOf(words))) {
    const isJoined = group.length > 1;
    const rows = isJoined ? rowsOf(group) : group.flatMap(({ segments }) => segments);
    const pitches = rows.slice(1).map(({ box }, at) => box.y - (rows[at]?.box.y ?? 0));
    const usual = median(pitches);
    rows.forEach((row, at) => {
      line++;
      const before = rows[at - 1];
      const isApart = isJoined
        ? (pitches[at - 1] ?? 0) > paragraphPitch * usual
        : before?.words[0]?.paragraph !== row.words[0]?.paragraph;
      if (!before || isApart) paragraph++;
      ordered.push(...row.words.map((word) => ({ ...word, line, paragraph })));
    });
  }
  return ordered;
}
