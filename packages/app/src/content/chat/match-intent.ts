import type { ChatDepartment } from '@verapix/facts';
import type { Intent } from './intent';
import { stemsOf } from './words';

/** Whether the words of a phrase follow one another somewhere in a text. */
const contains = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, start) => phrase.every((stem, index) => text[start + index] === stem));

/** How much a phrase tells: two words together more than twice as much as one. */
const weightOf = (phrase: readonly string[]): number => phrase.length ** 2;

/** Less than any word: it decides between equals alone. */
const ofDepartment = 0.5;

const prepared = new WeakMap<Intent, readonly string[][]>();

/** The phrases of an intent as stems. Two forms of one word tell no more than one. */
function phrasesOf(intent: Intent): readonly string[][] {
  const known = prepared.get(intent);
  if (known) return known;
  const stems = intent.phrases.map(stemsOf);
  const phrases = [...new Map(stems.map((phrase) => [phrase.join(' '), phrase])).values()];
  prepared.set(intent, phrases);
  return phrases;
}

function scoreOf(intent: Intent, text: readonly string[], chosen?: ChatDepartment): number {
  const told = phrasesOf(intent).filter((phrase) => contains(text, phrase));
  const score = told.reduce((sum, phrase) => sum + weightOf(phrase), 0);
  return score > 0 && chosen !== undefined && intent.department === chosen ? score + ofDepartment : score;
}

/**
 * The intent that a text tells most of; undefined where it tells none. Of two that are equal, that of the chosen department
 * goes first, then that which is listed first.
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
