import * as messages from '@verapix/messages/engines-text';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureSource } from '../intake/rejections';
import type { TextLanguage } from './text-languages';

/**
 * `lines` finds each line with a network, lays the page straight and reads it line by line: for photographs. `page` reads
 * the whole page at once, with a smaller download: for scans and screenshots.
 */
export type TextMethod = 'lines' | 'page';

export interface TextInput {
  picture: PictureSource;
  /** Default: `lines`. */
  method?: TextMethod | undefined;
  /** The part that is read, within the picture; the whole picture without it. Words keep their place in the whole. */
  region?: WordBox | undefined;
  /** The languages of the text, at least one. The first is preferred. */
  languages: readonly TextLanguage[];
}

/** A rectangle in pixels of the picture as seen, after its EXIF orientation. */
export interface WordBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A recognized word and its place. */
export interface TextWord {
  text: string;
  /** Confidence of the recognition, 0 to 100. */
  confidence: number;
  box: WordBox;
  /** Its place on the page that was laid straight, if there is one. */
  pageBox?: WordBox;
  /** Index of its line, in reading order. */
  line: number;
  /** Index of its paragraph. */
  paragraph: number;
}

/** Clockwise rotation of the page in the picture, in degrees. */
export const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** A page that was turned, leveled and freed from perspective. */
export interface StraightPicture {
  /** A JPEG. */
  blob: Blob;
  width: number;
  height: number;
}

export interface TextOutput {
  /** The whole text: words with spaces, lines with a line break, paragraphs with an empty line between them. */
  text: string;
  /** In reading order. Empty if there is no text, and in the simulation. */
  words: readonly TextWord[];
  /** Rotation of the page in the picture: at 90 its top points to the right. */
  turn: PageTurn;
  /** Mean confidence of the words, weighted by length, 0 to 100; 0 without words. */
  meanConfidence: number;
  /** The languages it was read in. */
  languages: readonly TextLanguage[];
  /** The language of the text, if it is another one: it may be read better in that. */
  otherLanguage?: TextLanguage;
  /** The method used, which is `page` if the networks for lines cannot be loaded or run. */
  method: TextMethod | 'simulated';
  /** Whether the networks for lines were wanted, but could not be loaded or run. */
  fellBack?: true;
  /** The page as it was read, if it does not lie straight in the picture. */
  straightPage?: StraightPicture;
  /** Duration of the run in milliseconds. */
  durationMs: number;
}

/** The phases of a run on the device. The weights fit a first run, which downloads the model. */
export const textPhases = [
  { id: 'open', label: messages.opening, weight: 0.05 },
  { id: 'model', label: messages.loading, weight: 0.25 },
  { id: 'level', label: messages.turning, weight: 0.15 },
  { id: 'read', label: messages.reading, weight: 0.55 },
] as const satisfies readonly EnginePhase[];

export type TextPhase = (typeof textPhases)[number]['id'];

export const textFailure = createFailures({
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
  'model-unavailable': {
    message: messages.notLoaded,
    fix: messages.notLoadedFix,
  },
});
