/** A character of a line that was read, and its place along the line, 0 to 1. */
export interface Glyph {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** How much it counts against other readings, 0 to 1. */
  weight: number;
  from: number;
  to: number;
}

/** One reading of a line. */
export interface Reading {
  glyphs: readonly Glyph[];
  /** What it says counts by this, times the weight of its characters. */
  weight: number;
  /** Whether it is by the line reader, which knows ASCII only, and loses spaces. */
  isAscii: boolean;
}

const indexed = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

/** For each character of a reading and its end: the characters of the other that belong there. */
function align(
  base: readonly Glyph[],
  other: readonly Glyph[],
): { here: (Glyph | undefined)[]; before: Glyph[][] } {
  const width = other.length + 1;
  const costs = new Float32Array((base.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  const differ = (row: number, column: number) => {
    const [one, two] = [base[row]?.text ?? '', other[column]?.text ?? ''];
    if (one === two) return 0;
    return one.toLowerCase() === two.toLowerCase() ? 0.6 : one === ' ' || two === ' ' ? 1.4 : 1;
  };
  for (let row = 0; row <= base.length; row++)
    for (let column = 0; column <= other.length; column++) {
      if (row === 0 && column === 0) continue;
      costs[row * width + column] = Math.min(
        row > 0 ? cost(row - 1, column) + 0.9 : Infinity,
        column > 0 ? cost(row, column - 1) + 0.9 : Infinity,
        row > 0 && column > 0 ? cost(row - 1, column - 1) + differ(row - 1, column - 1) : Infinity,
      );
    }
  const here: (Glyph | undefined)[] = indexed(base.length, () => undefined);
  const before: Glyph[][] = indexed(base.length + 1, () => []);
  const isStep = (value: number, expected: number) => Math.abs(value - expected) < 1e-4;
  for (let row = base.length, column = other.length; row > 0 || column > 0; ) {
    const now = cost(row, column);
    if (row > 0 && column > 0 && isStep(now, cost(row - 1, column - 1) + differ(row - 1, column - 1))) {
      here[row - 1] = other[column - 1];
      row--;
      column--;
    } else if (column > 0 && isStep(now, cost(row, column - 1) + 0.9)) {
      const glyph = other[column - 1];
      if (glyph) before[row]?.unshift(glyph);
      column--;
    } else row--;
  }
  return { here, before };
}

/** How much less a reader of ASCII counts about a letter that it does not know. */
const unknownLetterFactor = 0.15;

/** How much less it counts that a reader which loses spaces saw none. */
const lostSpaceFactor = 0.3;

/** How much more it counts whether a letter is a capital one: Tesseract guesses that in short lines. */
const caseFactor = 2;
/** How much more it counts that it saw a small mark which others left out, if it is as sure as this. */
const [lostMarkFactor, minLostMarkWeight] = [2.3, 0.9];

/** Whether this is an @, a stop between digits, or a space beside one: Tesseract loses those, and the network invents none. */
function isLostMark(glyphs: readonly Glyph[], before: string, after: string): boolean {
  const [glyph] = glyphs;
  if (!glyph || glyphs.length > 1 || glyph.weight < minLostMarkWeight) return false;
  if (glyph.text === '@') return true;
  const isBesideDigit = /\d/.test(before) || /\d/.test(after);
  return /[.,]/.test(glyph.text)
    ? /\d/.test(before) && /\d/.test(after)
    : glyph.text === ' ' && isBesideDigit;
}

const meanWeight = (glyphs: readonly Glyph[]) =>
  glyphs.length === 0 ? 0 : glyphs.reduce((sum, { weight }) => sum + weight, 0) / glyphs.length;

const meanConfidence = (glyphs: readonly Glyph[]) =>
  glyphs.length === 0 ? 0 : glyphs.reduce((sum, { confidence }) => sum + confidence, 0) / glyphs.length;

/** The choice with most weight, by the reader that is surest of it; the earlier one of two with equal weight. */
function winner<Choice extends { key: string; weight: number; glyphs: readonly Glyph[] }>(
  choices: readonly Choice[],
): Choice | undefined {
  const sums = new Map<string, number>();
  for (const { key, weight } of choices) sums.set(key, (sums.get(key) ?? 0) + weight);
  const [best] = [...sums].reduce((one, other) => (other[1] > one[1] + 1e-9 ? other : one), ['', -1]);
  return surest(choices.filter(({ key }) => key === best));
}

/** The choice whose characters its reader was most confident of. */
const surest = <Choice extends { glyphs: readonly Glyph[] }>(
  choices: readonly Choice[],
): Choice | undefined =>
  [...choices].sort((one, other) => meanConfidence(other.glyphs) - meanConfidence(one.glyphs))[0];

const isAsciiOnly = (text: string) => /^[\u0020-\u007e]*$/.test(text);

/**
 * The characters on which most readings of a line agree, weighted by their confidence (J. Fiscus, 'A post-processing system
 * to yield reduced word error rates: recognizer output voting error reduction', 1997). The reading with
 * most weight decides where the others stand against each other.
 */
export function mergeReadings(readings: readonly Reading[]): Glyph[] {
  const weightOf = ({ glyphs, weight }: Reading) => weight * meanWeight(glyphs);
  const [base, ...others] = readings
    .filter(({ glyphs }) => glyphs.length > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (!base || others.length === 0) return [...(base?.glyphs ?? [])];
  const aligned = others.map((reading) => ({ reading, ...align(base.glyphs, reading.glyphs) }));
  const merged: Glyph[] = [];
  const vote = (choices: readonly { glyphs: readonly Glyph[]; reading: Reading }[], next = '') => {
    const isForeign = choices.some(({ glyphs }) => glyphs.some(({ text }) => !isAsciiOnly(text)));
    const isCase = new Set(choices.map(({ glyphs }) => glyphs[0]?.text.toLowerCase())).size === 1;
    const isSpace = choices.every(({ glyphs }) => glyphs.every(({ text }) => text === ' '));
    const weighted = choices.map(({ glyphs, reading }) => ({
      key: glyphs.map(({ text }) => text).join(''),
      glyphs,
      weight:
        reading.weight *
        meanWeight(glyphs.length > 0 ? glyphs : reading.glyphs) *
        (isForeign && reading.isAscii ? unknownLetterFactor : 1) *
        (isCase && reading.isAscii ? caseFactor : 1) *
        (isSpace && glyphs.length === 0 && reading.isAscii ? lostSpaceFactor : 1) *
        (reading.isAscii && isLostMark(glyphs, merged.at(-1)?.text ?? '', next) ? lostMarkFactor : 1),
    }));
    merged.push(...(winner(weighted)?.glyphs ?? []));
  };
  for (let at = 0; at <= base.glyphs.length; at++) {
    const inserted = aligned.map(({ reading, before }) => ({ reading, glyphs: before[at] ?? [] }));
    if (inserted.some(({ glyphs }) => glyphs.length > 0))
      vote([{ reading: base, glyphs: [] }, ...inserted], base.glyphs[at]?.text);
    const glyph = base.glyphs[at];
    if (!glyph) break;
    const others = aligned.map(({ reading, here }) => {
      const found = here[at];
      return { reading, glyphs: found ? [found] : [] };
    });
    vote([{ reading: base, glyphs: [glyph] }, ...others], base.glyphs[at + 1]?.text);
  }
  return merged;
}

/** The text of a reading. */
export const textOfGlyphs = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('');
