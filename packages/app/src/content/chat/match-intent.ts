import type { ChatDepartment } from '@verapix/domain';

/** Whether a text contains the words of a phrase in sequence. */
const contains = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, start) => phrase.every((stem, index) => text[start + index] === stem));

/** The weight of a phrase: two words together weigh more than twice as much as one. */
const weightOf = (phrase: readonly string[]): number => phrase.length ** 2;

/** Less than any word, so it only decides between equals. */
const ofDepartment = 0.5;

/** The phrases of an intent as stems. Two forms of one word count once. */
function phrasesOf({ phrases }: Intent): string[][] {
  const stems = phrases.split(', ').map((phrase) => stemsOf(phrase).join(' '));
  return [...new Set(stems)].map((phrase) => phrase.split(' '));
}

function scoreOf(intent: Intent, text: readonly string[], chosen?: ChatDepartment): number {
  const matched = phrasesOf(intent).filter((phrase) => contains(text, phrase));
  const score = matched.reduce((sum, phrase) => sum + weightOf(phrase), 0);
  return score > 0 && chosen !== undefined && intent.department === chosen ? score + ofDepartment : score;
}

/**
 * The intent that matches a text best; undefined if none matches. Between equals, the chosen department wins, then the
 * order of the list.
 */
export function matchIntent(
  intents: readonly Intent[],
  text: string,
  department?: ChatDepartment,
): Intent | undefined {
  const stems = stemsOf(text);
  let best: { intent: Intent; score: number } | undefined;
  for (const intent of intents) {
    const score = scoreOf(intent, stems, department);
    if (score > (best?.score ?? 0)) best = { intent, score };
  }
  return best?.intent;
}

/** The data that an answer may depend on. */
export interface AnswerContext {
  /** Whether the user has a paid plan. */
  isPremiumEnabled: boolean;
  /** Whether the offer is over for the user: then the plans have their regular prices. */
  offerIsOver: boolean;
}

/** A question that the assistant knows, and its answer. */
export interface Intent {
  id: string;
  /** Words and phrases that indicate it, separated by commas, in any form of the words. A longer phrase weighs more. */
  phrases: string;
  /** Its department, which decides between two equal matches. */
  department?: ChatDepartment;
  /** Plain text, with links written `[label](/path)`. */
  answer: (context: AnswerContext) => string;
}

/** Inflectional endings, longer ones first. */
const endings =
  'ations ating ated ates ate ation ments ment ators ator ions ion ings ing ers er als al ed es s e'.split(
    ' ',
  );

/** The minimum length of a stem. */
const shortestStem = 3;

/** A simple stem, so that `prices`, `pricing` and `price` are equal: the same cut on both sides, no linguistics. */
function stemOf(word: string): string {
  const stem = word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : cut(word);
  // `cutting` is `cut`, but `install` stays.
  return /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function cut(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= shortestStem);
  if (ending === undefined || (ending === 's' && word.endsWith('ss'))) return word;
  const stem = word.slice(0, -ending.length);
  // `enhancement` is cut to `enhance`, and so is `enhance` itself one cut further on.
  return stem.endsWith('e') && stem.length > shortestStem ? stem.slice(0, -1) : stem;
}

/** A text without case, accents and apostrophes. */
export const plainWords = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();

/** The words of a text, without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as stems. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);
