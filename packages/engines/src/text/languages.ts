import type { TextLanguage } from './text-languages';

/** Frequent short words of the languages in Latin script, without accents: a reader of another language loses them. */
const frequentWords: Partial<Record<TextLanguage, string>> = {
  eng: 'the of and to in is that for with was on are this from by you it be as at',
  deu: 'der die das und ist nicht ein eine mit von zu den im fur auf dem sich des auch wird',
  fra: 'le la les des et est une dans pour pas que qui sur du au avec ce il sont par',
  spa: 'el la los las que una por con para del es como mas pero su se en un al lo',
  ita: 'il la di che della per una con non sono gli nel alla dei si anche le un del e',
  por: 'o os nao uma para com do da dos em sao mais ao um que se por as na no',
  pol: 'sie nie jest na do ze w z oraz dla jak to i od po przez przy tym jej ich',
  tur: 've bir bu icin ile da de cok olarak gibi daha ne var her sonra en ama kadar o mi',
};

/** The scripts of the other languages. Kana come before Han: Japanese has both. */
const scripts: readonly [TextLanguage, RegExp][] = [
  ['ell', /\p{Script=Greek}/gu],
  ['ara', /\p{Script=Arabic}/gu],
  ['hin', /\p{Script=Devanagari}/gu],
  ['jpn', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['kor', /\p{Script=Hangul}/gu],
  ['chi_sim', /\p{Script=Han}/gu],
];

/** A script is that of the text if at least this ratio of the letters belongs to it. */
const scriptRatio = 0.2;
/** Frequent words of a language in a text of it: at least so many, and this ratio of all words. */
const [minFrequent, minFrequentRatio] = [4, 0.08];
/** The language has so many times the frequent words of the next one: related languages share some. */
const clearLead = 1.3;

/**
 * The language of a text, by its script or its frequent words; undefined if they do not say. A text in Latin script
 * that was read in another such language can still be told: most of its short words are read correctly.
 */
export function languageOf(text: string): TextLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(
    ([, pattern]) => (text.match(pattern)?.length ?? 0) > letters * scriptRatio && letters > 0,
  );
  if (script) return script[0];
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const [first, second] = Object.entries(frequentWords)
    .map(([language, list]) => {
      const frequent = new Set(list.split(' '));
      return { language, count: words.filter((word) => frequent.has(word)).length };
    })
    .sort((one, other) => other.count - one.count);
  if (!first || first.count < minFrequent || first.count < words.length * minFrequentRatio) return undefined;
  if (second && first.count < second.count * clearLead) return undefined;
  return first.language as TextLanguage;
}
