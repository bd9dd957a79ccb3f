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

const middleY = ({ y, height }: WordBox) => y + height / 2;

/**
 * Puts what is below something else after it, and otherwise keeps the order: the reader's order of columns is right, but on
 * a tilted page it goes up as well as down.
 */
function topDown<Item extends { box: WordBox }>(items: readonly Item[]): Item[] {
  const isAbove = (one: WordBox, other: WordBox) =>
    middleY(one) < middleY(other) &&
    overlapX(one, other) > 0.2 * Math.min(one.width, other.width) &&
    overlapY(one, other) < 0.5 * Math.min(one.height, other.height);
  const ordered: Item[] = [];
  const left = [...items];
  while (left.length > 0) {
    const next = left.findIndex(({ box }) => !left.some((other) => isAbove(other.box, box)));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** Words further apart than this many times their height are not neighbours on a line. */
const maxGap = 3;
/** Tilt that is looked for, as a slope. */
const maxSlope = Math.tan((15 * Math.PI) / 180);
/** Below this slope, words of different letters are level: letters reach up and down by different amounts. */
const minSlope = Math.tan((1.5 * Math.PI) / 180);

/** The next word to the right on the same line, and the slope of the line between them. */
function neighbourOf(
  { box }: ReadWord,
  words: readonly ReadWord[],
): { distance: number; slope: number } | undefined {
  let nearest: { distance: number; slope: number } | undefined;
  for (const { box: other } of words) {
    const distance = other.x + other.width / 2 - (box.x + box.width / 2);
    const gap = other.x - (box.x + box.width);
    const height = Math.min(box.height, other.height);
    if (distance <= 0 || gap < -0.5 * height || gap > maxGap * height) continue;
    const [top, bottom] = [other.y - box.y, other.y + other.height - (box.y + box.height)];
    const rise = Math.abs(top) < Math.abs(bottom) ? top : bottom;
    if (Math.abs(middleY(other) - middleY(box)) > maxSlope * distance + height / 2) continue;
    if (!nearest || distance < nearest.distance) nearest = { distance, slope: rise / distance };
  }
  return nearest;
}

/** The angle by which the lines slope down to the right, in radians, by the neighbours of all words: 0 if they are about level. */
function tiltOf(words: readonly ReadWord[]): number {
  const pairs = words.flatMap((word) => neighbourOf(word, words) ?? []);
  pairs.sort((one, other) => one.slope - other.slope);
  const half = pairs.reduce((sum, { distance }) => sum + distance, 0) / 2;
  let [passed, slope] = [0, 0];
  for (const pair of pairs) {
    if (passed < half) slope = pair.slope;
    passed += pair.distance;
  }
  return Math.abs(slope) < minSlope || Math.abs(slope) > maxSlope * 1.2 ? 0 : Math.atan(slope);
}

/** The box of a word of a tilted page, on the level page. Its own box is the one around the tilted word. */
function levelBox({ x, y, width, height }: WordBox, tilt: number): WordBox {
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const scale = cosine ** 2 - sine ** 2;
  const level = {
    width: Math.max(1, (width * cosine - height * Math.abs(sine)) / scale),
    height: Math.max(1, (height * cosine - width * Math.abs(sine)) / scale),
  };
  return {
    x: centreX * cosine + centreY * sine - level.width / 2,
    y: centreY * cosine - centreX * sine - level.height / 2,
    ...level,
  };
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
  const rows: Segment[][] = [];
  for (const segment of segments.sort((one, other) => middleY(one.box) - middleY(other.box))) {
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
 * that are on one baseline are joined to rows, unless the blocks are columns of prose. The lines may be tilted, by up to 15
 * degrees, and the reader may have read each letter as a word.
 */
export function inReadingOrder(words: readonly ReadWord[]): ReadWord[] {
  const tilt = tiltOf(words);
  const boxes = new Map<ReadWord, WordBox>();
  const level = words.map((word) => {
    const levelled = { ...word, box: levelBox(word.box, tilt) };
    boxes.set(levelled, word.box);
    return levelled;
  });
  const ordered: ReadWord[] = [];
  let [line, paragraph] = [-1, -1];
  const groups = groupsOf(blocksOf(level)).map((blocks) => ({
    blocks,
    box: boundsOf(blocks.map(({ box }) => box)),
  }));
  for (const { blocks: group } of topDown(groups)) {
    const isJoined = group.length > 1;
    const rows = isJoined ? rowsOf(group) : topDown(group.flatMap(({ segments }) => segments));
    const pitches = rows.slice(1).map(({ box }, at) => box.y - (rows[at]?.box.y ?? 0));
    const usual = median(pitches);
    rows.forEach((row, at) => {
      line++;
      const before = rows[at - 1];
      const isApart = isJoined
        ? (pitches[at - 1] ?? 0) > paragraphPitch * usual
        : before?.words[0]?.paragraph !== row.words[0]?.paragraph;
      if (!before || isApart) paragraph++;
      ordered.push(
        ...row.words.map((word) => ({ ...word, box: boxes.get(word) ?? word.box, line, paragraph })),
      );
    });
  }
  return ordered;
}
