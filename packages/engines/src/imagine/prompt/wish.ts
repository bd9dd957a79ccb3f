/** What can be painted, in the order in which it is named. */
export const things = [
  'sun',
  'moon',
  'stars',
  'clouds',
  'rainbow',
  'aurora',
  'lightning',
  'mountains',
  'hills',
  'volcano',
  'desert',
  'sea',
  'lake',
  'river',
  'beach',
  'field',
  'flowers',
  'forest',
  'trees',
  'palms',
  'city',
  'houses',
  'castle',
  'lighthouse',
  'bridge',
  'road',
  'boats',
  'birds',
  'rain',
  'snowfall',
  'fog',
  'snow',
] as const;
export type Thing = (typeof things)[number];

const dayTimes = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const;
export type DayTime = (typeof dayTimes)[number];

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Names of colours that are understood, as red, green and blue from 0 to 1. */
export const colourWords = {
  red: [0.82, 0.16, 0.15],
  crimson: [0.75, 0.08, 0.2],
  orange: [0.95, 0.5, 0.12],
  gold: [0.93, 0.72, 0.22],
  yellow: [0.97, 0.85, 0.25],
  green: [0.25, 0.6, 0.25],
  teal: [0.12, 0.55, 0.55],
  turquoise: [0.2, 0.75, 0.74],
  blue: [0.2, 0.42, 0.85],
  indigo: [0.27, 0.2, 0.6],
  purple: [0.5, 0.25, 0.66],
  lavender: [0.68, 0.58, 0.88],
  pink: [0.95, 0.55, 0.7],
  magenta: [0.82, 0.2, 0.6],
  white: [0.95, 0.95, 0.95],
  grey: [0.55, 0.57, 0.6],
  black: [0.1, 0.1, 0.12],
  brown: [0.45, 0.3, 0.18],
} as const satisfies Record<string, readonly [number, number, number]>;
export type ColourWord = keyof typeof colourWords;

/** A thing that is wished for. */
export interface Wished {
  /** How many; absent where the prompt does not say. */
  count?: number;
  colour?: ColourWord;
}

/** What a prompt asks for, as far as it was understood. */
export interface Wish {
  things: ReadonlyMap<Thing, Wished>;
  /** What must not be in the picture, not even where the scene would bring it by itself. */
  banned: ReadonlySet<Thing>;
  time?: DayTime;
  season?: Season;
  /** The colour of the whole, such as in 'a purple evening'. */
  tint?: ColourWord;
  /** Whether the sky is to be covered. */
  overcast: boolean;
  /** Words that are understood, as they were written. */
  understood: readonly string[];
  /** Words that say something nobody here can paint. */
  unknown: readonly string[];
}
