import { lexicon, longestPhrase, type Meaning } from './lexicon';
import type { ColourWord, DayTime, Season, Thing, Wish, Wished } from './wish';

/** Unknown words that are told at most. */
const toldUnknown = 8;

/** Lower-case words; hyphens part them, and a full stop or comma stands as a word of its own. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+|[,.;!?]/gu) ?? []
  );
}

/** A word and what it may be the plural of. */
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

/** The longest phrase of the lexicon at this place. */
function matchAt(words: readonly string[], start: number): Match | undefined {
  for (let length = longestPhrase; length > 0; length--) {
    const part = words.slice(start, start + length);
    const last = part.at(-1);
    if (part.length < length || last === undefined) continue;
    const head = part
      .slice(0, -1)
      .map((word) => `${word} `)
      .join('');
    for (const form of singulars(last)) {
      const meaning = lexicon.get(head + form) ?? (length === 1 ? countIn(form) : undefined);
      if (meaning) return { text: part.join(' '), length, meaning };
    }
  }
  return undefined;
}

const anyWater: readonly Thing[] = ['sea', 'lake', 'river', 'beach'];

/** What has been read so far. */
class Reading {
  readonly things = new Map<Thing, Wished>();
  readonly banned = new Set<Thing>();
  readonly understood = new Set<string>();
  readonly unknown = new Set<string>();
  time: DayTime | undefined;
  season: Season | undefined;
  tint: ColourWord | undefined;
  overcast = false;
  private colour: ColourWord | undefined;
  private count: number | undefined;
  private isNegated = false;
  private hasJustBanned = false;

  /** A stop, a comma or an unknown noun ends what adjectives and 'no' reach. */
  endPhrase(): void {
    if (this.colour) this.tint ??= this.colour;
    this.colour = undefined;
    this.count = undefined;
    this.isNegated = false;
    this.hasJustBanned = false;
  }

  meet({ text, meaning }: Match): void {
    if ('filler' in meaning) {
      // 'No clouds or birds' goes on, 'no clouds and a river' does not.
      if (text === 'or' && this.hasJustBanned) this.isNegated = true;
      return;
    }
    this.hasJustBanned = false;
    if ('negates' in meaning) {
      this.isNegated = true;
      return;
    }
    this.understood.add(text);
    if ('colour' in meaning) this.colour = meaning.colour;
    if ('count' in meaning) this.count = meaning.count;
    if (this.isNegated) this.ban(text, meaning);
    else this.wish(meaning);
  }

  private ban(text: string, meaning: Meaning): void {
    if (!('things' in meaning)) return;
    const all = text === 'water' ? anyWater : (meaning.things ?? []);
    for (const thing of all) this.banned.add(thing);
    this.isNegated = false;
    this.hasJustBanned = true;
  }

  private wish(meaning: Meaning): void {
    if ('time' in meaning) this.time ??= meaning.time;
    if ('season' in meaning) this.season ??= meaning.season;
    if ('overcast' in meaning) this.overcast = true;
    if ('things' in meaning) this.wishFor(meaning.things ?? []);
  }

  /** The first of the things is what the word names: colour and number are meant for it. */
  private wishFor(wanted: readonly Thing[]): void {
    for (const [index, thing] of wanted.entries()) {
      const before = this.things.get(thing) ?? {};
      const own =
        index === 0
          ? { ...(this.colour && { colour: this.colour }), ...(this.count && { count: this.count }) }
          : {};
      this.things.set(thing, { ...before, ...own });
    }
    if (wanted.length > 0) {
      this.colour = undefined;
      this.count = undefined;
    }
  }
}

function read(text: string): Reading {
  const reading = new Reading();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const match = matchAt(words, at);
    if (match) reading.meet(match);
    else {
      reading.endPhrase();
      if (/[\p{L}\p{N}]/u.test(word)) reading.unknown.add(word);
    }
    at += match?.length ?? 1;
  }
  reading.endPhrase();
  return reading;
}

/**
 * What a prompt asks for. Simple English: nouns with synonyms and plurals, numbers, colours, times of the day, seasons
 * and weather; 'no clouds' and everything the negative prompt names is left out. Any text may come.
 */
export function parsePrompt(prompt: string, negative = ''): Wish {
  const { time, season, tint, overcast, things, banned, understood, unknown } = read(prompt);
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
    unknown: [...unknown].slice(0, toldUnknown),
  };
}
