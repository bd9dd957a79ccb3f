import * as catalogue from '@verapix/messages/chat-phrases';
import { plainWords, wordsOf } from './match-intent';

/** The services with a price of their own, in the order of the price list. */
export const pricedServices = ['enhancement', 'background', 'logo', 'image'] as const;
export type PricedService = (typeof pricedServices)[number];

/**
 * The words of a language that ask for a price, and that name a service. A list has phrases separated by commas: words
 * in sequence, or joined by `+` in any order. `*` stands for any letters.
 */
type PricePhrases = Pick<
  typeof catalogue,
  | 'askPrice'
  | 'askMuch'
  | 'askMuchElse'
  | 'priceOfElse'
  | 'pricedEnhancement'
  | 'pricedBackground'
  | 'pricedLogo'
  | 'pricedImage'
  | 'pricedImageWeak'
>;

interface PriceQuestion {
  /** The services whose prices it asks for. */
  services: readonly PricedService[];
  /** Whether it also speaks of something else that is paid, such as a plan. */
  alsoElse: boolean;
}

/** The prices of single services that a text asks for, in whatever words. */
export function priceQuestion(text: string, phrases: PricePhrases = catalogue): PriceQuestion {
  const words = wordsOf(text);
  const says = (list: string) => phrasesOf(list).some((phrase) => contains(words, phrase));
  // `How much larger` asks for no price.
  const asks = says(phrases.askPrice) || (says(phrases.askMuch) && !says(phrases.askMuchElse));
  if (!asks) return { services: [], alsoElse: false };
  const named = {
    enhancement: says(phrases.pricedEnhancement),
    background: says(phrases.pricedBackground),
    logo: says(phrases.pricedLogo),
    image: says(phrases.pricedImage),
  };
  // Words such as `generate` name a picture only if nothing else is made.
  if (!Object.values(named).includes(true)) named.image = says(phrases.pricedImageWeak);
  return {
    services: pricedServices.filter((service) => named[service]),
    alsoElse: says(phrases.priceOfElse),
  };
}

/** Whether a word fits a part of a phrase. */
type Pattern = (word: string) => boolean;

interface Phrase {
  patterns: readonly Pattern[];
  inSequence: boolean;
}

const parsed = new Map<string, readonly Phrase[]>();

/** The phrases of a list, parsed once. */
function phrasesOf(list: string): readonly Phrase[] {
  const known = parsed.get(list);
  if (known) return known;
  const phrases = list.split(', ').map((phrase) => ({
    patterns: phrase.split(/[ +]/).map(patternOf),
    inSequence: !phrase.includes('+'),
  }));
  parsed.set(list, phrases);
  return phrases;
}

const contains = (words: readonly string[], { patterns, inSequence }: Phrase): boolean =>
  inSequence
    ? words.some((_, start) => patterns.every((fits, at) => fits(words[start + at] ?? '')))
    : patterns.every((fits) => words.some(fits));

/** Minimum length of a root of which one letter may be wrong. */
const longRoot = 6;

/** The words that a pattern such as `enhanc*` stands for. Those with a long root may have one slip of the keyboard. */
function patternOf(text: string): Pattern {
  const root = plainWords(text).replaceAll('*', '');
  const [isOpenStart, isOpenEnd] = [text.startsWith('*'), text.endsWith('*')];
  if (!isOpenEnd) return (word) => (isOpenStart ? word.endsWith(root) : word === root);
  return (word) =>
    (isOpenStart ? word.includes(root) : word.startsWith(root)) ||
    (root.length >= longRoot &&
      [-1, 0, 1].some((more) => isOneSlipAway(word.slice(0, root.length + more), root)));
}

/** Whether one inserted, missing, wrong or swapped letter makes a text of another. The first letter is right. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
