import {
  type ColourWord,
  type DayTime,
  lexicon,
  longestPhrase,
  type Meaning,
  type ParsedPrompt,
  type WordRequest,
  type RequestedThing,
  type Season,
  type Thing,
} from './lexicon';

/** Splits a text into lowercase words; hyphens separate words, and punctuation marks are words. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+|[,.;!?]/gu) ?? []
  );
}

/** A word and its possible singular forms. */
function singulars(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (word === 'geese') forms.push('goose');
  return forms;
}

function countIn(word: string): Meaning | undefined {
  if (!/^\d{1,4}$/.test(word)) return undefined;
  return { count: Math.min(12, Number(word)) };
}

interface Match {
  text: string;
  length: number;
  meaning: Meaning;
}

/** The longest phrase of the lexicon at a position. */
function matchAt(words: readonly string[], start: number): Match | undefined {
  for (let length = longestPhrase; length > 0; length--) {
    const last = words[start + length - 1];
    if (last === undefined) continue;
    const head = words.slice(start, start + length - 1);
    for (const form of singulars(last)) {
      const meaning = lexicon.get([...head, form].join(' ')) ?? (length === 1 ? countIn(form) : undefined);
      if (meaning) return { text: [...head, last].join(' '), length, meaning };
    }
  }
  return undefined;
}

const anyWater: readonly Thing[] = ['sea', 'lake', 'river', 'beach'];

/** The state of the parser. */
class PromptParser {
  readonly things = new Map<Thing, RequestedThing>();
  readonly banned = new Set<Thing>();
  readonly understood = new Set<string>();
  readonly unknown = new Set<string>();
  readonly requests: WordRequest[] = [];
  time: DayTime | undefined;
  season: Season | undefined;
  tint: ColourWord | undefined;
  overcast = false;
  private colour: ColourWord | undefined;
  private count: number | undefined;
  /** The words of the colour and the number, as written. */
  private colourWord = '';
  private countWord = '';
  private isNegated = false;
  private hasJustBanned = false;

  /** Ends the scope of adjectives and negations: at punctuation and unknown words. */
  endPhrase(): void {
    if (this.colour) {
      // A picture has one tint.
      if (this.tint !== undefined && this.tint !== this.colour) this.unknown.add(this.colourWord);
      this.tint ??= this.colour;
    }
    this.colour = undefined;
    this.count = undefined;
    this.isNegated = false;
    this.hasJustBanned = false;
  }

  accept({ text, meaning }: Match): void {
    if ('filler' in meaning) {
      // 'No clouds or birds' continues the negation, 'no clouds and a river' does not.
      if (text === 'or' && this.hasJustBanned) this.isNegated = true;
      return;
    }
    this.hasJustBanned = false;
    if ('negates' in meaning) {
      this.isNegated = true;
      return;
    }
    this.understood.add(text);
    if (this.isNegated) this.ban(text, meaning);
    else this.apply(text, meaning);
  }

  private ban(text: string, meaning: Meaning): void {
    if (!('things' in meaning)) return;
    const all = text === 'water' ? anyWater : (meaning.things ?? []);
    for (const thing of all) this.banned.add(thing);
    this.isNegated = false;
    this.hasJustBanned = true;
  }

  private apply(text: string, meaning: Meaning): void {
    if ('colour' in meaning) {
      this.colour = meaning.colour;
      this.colourWord = text;
    }
    if ('count' in meaning) {
      this.count = meaning.count;
      this.countWord = text;
    }
    // A picture has one time of day and one season: the first of each.
    if ('time' in meaning) {
      if (this.time !== undefined && this.time !== meaning.time) this.unknown.add(text);
      this.time ??= meaning.time;
    }
    if ('season' in meaning) {
      if (this.season !== undefined && this.season !== meaning.season) this.unknown.add(text);
      this.season ??= meaning.season;
    }
    if ('overcast' in meaning) this.overcast = true;
    if ('things' in meaning) this.request(text, meaning.things ?? []);
  }

  /** Colour and number apply to the first thing, which the word names. */
  private request(word: string, wanted: readonly Thing[]): void {
    const [named] = wanted;
    if (!named) return;
    const { colour, count } = this;
    this.requests.push({ word, wants: 'thing', things: wanted });
    if (colour) this.requests.push({ word: this.colourWord, wants: 'colour', things: [named] });
    if (count && count > 1) this.requests.push({ word: this.countWord, wants: 'count', things: [named] });
    const own = { ...(colour && { colour }), ...(count && { count }) };
    for (const thing of wanted)
      this.things.set(thing, { ...this.things.get(thing), ...(thing === named && own) });
    this.colour = undefined;
    this.count = undefined;
  }
}

function read(text: string): PromptParser {
  const parser = new PromptParser();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const match = matchAt(words, at);
    if (match) parser.accept(match);
    else {
      parser.endPhrase();
      if (/[\p{L}\p{N}]/u.test(word)) parser.unknown.add(word);
    }
    at += match?.length ?? 1;
  }
  parser.endPhrase();
  return parser;
}

/**
 * Parses a prompt in simple English: nouns with synonyms and plurals, numbers, colours, times of day, seasons and
 * weather. Negated things ('no clouds') and those of the negative prompt are banned. Accepts any text.
 */
export function parsePrompt(prompt: string, negative = ''): ParsedPrompt {
  const { time, season, tint, overcast, things, banned, understood, unknown, requests } = read(prompt);
  const unwanted = read(negative);
  const gone = new Set([...banned, ...unwanted.things.keys(), ...unwanted.banned]);
  if (/\bwater\b/i.test(negative)) for (const thing of anyWater) gone.add(thing);
  for (const thing of gone) things.delete(thing);
  return {
    things,
    banned: gone,
    overcast: overcast && !unwanted.overcast && !gone.has('clouds'),
    ...(time && time !== unwanted.time && { time }),
    ...(season && season !== unwanted.season && { season }),
    ...(tint && { tint }),
    understood: [...understood],
    requests,
    unknown: [...unknown],
  };
}
