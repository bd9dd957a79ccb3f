/** Endings that say how a word is used, not what it means; longer ones first. */
const endings = [
  'ations',
  'ating',
  'ated',
  'ates',
  'ate',
  'ation',
  'ments',
  'ment',
  'ators',
  'ator',
  'ions',
  'ion',
  'ings',
  'ing',
  'ers',
  'er',
  'als',
  'al',
  'ed',
  'es',
  's',
  'e',
];
/** What is left must still be a word. */
const shortestStem = 3;

/** The stem of a word, so that `prices`, `pricing` and `price` are one: no linguistics, the same cut on both sides. */
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

/** The words of a text as stems: without case, accents, apostrophes and marks. */
export function stemsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}
