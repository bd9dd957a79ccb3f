import type { TextWord, WordBox } from './types';

/** A word as the reader gives it: its box is in the pixels of the page that was read. */
export interface ReadWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Whether it is in the language's dictionary, or a number. */
  known: boolean;
  box: WordBox;
  line: number;
  paragraph: number;
}

/** Surest that a word is which no dictionary has. */
const unknownShare = 0.7;
/** A word less likely than this speaks against a reading: it is noise that was taken for letters. */
const evens = 0.5;
/** Confidence below which there is no word, only noise. */
const noiseBelow = 15;

function likelihood({ confidence, known }: ReadWord): number {
  return (confidence / 100) * (known ? 1 : unknownShare);
}

/** What is left of a reading without the specks that were taken for letters. */
export function withoutNoise(words: readonly ReadWord[]): ReadWord[] {
  return words.filter(({ text, confidence }) => confidence >= noiseBelow && /[\p{L}\p{N}]/u.test(text));
}

/**
 * How good a reading is: its characters, each counted by how likely its word is. So a reading that left out half of
 * the page loses against one that has it all, and one that saw letters in noise loses against one that did not.
 */
export function scoreOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, word) => sum + word.text.length * (likelihood(word) - evens), 0);
}

/** Mean likelihood of the characters, 0 to 1: near 1 on a page that stands upright, below a half on its head. */
export function legibilityOf(words: readonly ReadWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;
  return words.reduce((sum, word) => sum + word.text.length * likelihood(word), 0) / characters;
}

/** The height of the middle word, in pixels; undefined without words. */
export function medianHeight(words: readonly ReadWord[]): number | undefined {
  const heights = words.map(({ box }) => box.height).sort((one, other) => one - other);
  return heights[heights.length >> 1];
}

/** Mean of the words' confidence by their length, 0 to 100. */
export function meanConfidenceOf(words: readonly TextWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / characters;
}

/** What stands between a word and the one before it. */
function gapBefore(word: TextWord, before: TextWord | undefined): string {
  if (!before) return '';
  if (word.paragraph !== before.paragraph) return '\n\n';
  return word.line === before.line ? ' ' : '\n';
}

/** Words as text: with spaces, a line break after each line and an empty line between paragraphs. */
export function textOfWords(words: readonly TextWord[]): string {
  return words.map((word, index) => gapBefore(word, words[index - 1]) + word.text).join('');
}
