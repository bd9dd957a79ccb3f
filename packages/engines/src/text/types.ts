import type { PictureSource } from '../intake/types';

export interface TextInput {
  picture: PictureSource;
}

/** A rectangle in the picture's own pixels, as it is seen (after its EXIF orientation). */
export interface WordBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word that was read, and where. */
export interface TextWord {
  text: string;
  /** How sure the reading is, 0 to 100. */
  confidence: number;
  box: WordBox;
  /** Number of its line, from 0, in the order of reading. */
  line: number;
  /** Number of its paragraph, from 0. */
  paragraph: number;
}

/** Degrees, clockwise, by which the page lies turned in the picture. */
export const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

export interface TextOutput {
  /** The whole text: words with spaces, lines with a line break, paragraphs with an empty line between them. */
  text: string;
  /** In the order of reading. Empty where there is no text, and in the simulation. */
  words: readonly TextWord[];
  /** How the page lies in the picture: 90 means that its top points to the right. */
  turn: PageTurn;
  /** Mean of the words' confidence by their length, 0 to 100; 0 without words. */
  meanConfidence: number;
  method: 'device' | 'simulated';
  /** From the start of the run to its end. */
  durationMs: number;
}
