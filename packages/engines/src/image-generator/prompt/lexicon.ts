/** Things that can be painted. */
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

/** The known colour names as red, green and blue from 0 to 1. */
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

/** Properties of a requested thing. */
export interface RequestedThing {
  /** Absent if the prompt gives no number. */
  count?: number;
  colour?: ColourWord;
}

/** A word that asks for things, or for the colour or number of one. */
export interface WordRequest {
  /** As written. */
  word: string;
  wants: 'thing' | 'colour' | 'count';
  /** The things it names, or the one thing whose colour or number it gives. */
  things: readonly Thing[];
}

/** The understood part of a prompt. */
export interface ParsedPrompt {
  things: ReadonlyMap<Thing, RequestedThing>;
  /** Things that must not be painted, even if the scene implies them. */
  banned: ReadonlySet<Thing>;
  time?: DayTime;
  season?: Season;
  /** The colour of the whole picture, as in 'a purple evening'. */
  tint?: ColourWord;
  /** Whether the sky is overcast. */
  overcast: boolean;
  /** Understood words, as written. */
  understood: readonly string[];
  /** What those words ask for that a scene may be unable to show. */
  requests: readonly WordRequest[];
  /** Words that cannot be painted. */
  unknown: readonly string[];
}

/** The meaning of a word. */
export type Meaning =
  | { things: readonly Thing[] }
  | { time: DayTime; things?: readonly Thing[] }
  | { season: Season; things?: readonly Thing[] }
  | { colour: ColourWord }
  | { count: number }
  | { overcast: true; things?: readonly Thing[] }
  | { negates: true }
  /** A word without a paintable meaning, such as 'the' or 'beautiful'. */
  | { filler: true };

const words = (meaning: Meaning, list: string): [string, Meaning][] =>
  list.split(', ').map((word) => [word, meaning]);
const shows = (...things: Thing[]): Meaning => ({ things });

/** The meanings of words and phrases, in the singular. Longer phrases have precedence. */
export const lexicon: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...words(shows('sun'), 'sun, sunshine, sunlight, sunbeam, sunny, sunray'),
  ...words(shows('moon'), 'moon, moonlight, moonlit, full moon, crescent, crescent moon'),
  ...words(
    shows('stars'),
    'star, starry, starlight, milky way, galaxy, constellation, shooting star, cosmos',
  ),
  ...words(shows('clouds'), 'cloud, cloudscape, cumulus, partly cloudy'),
  ...words({ overcast: true }, 'overcast, cloudy, gloomy, grey sky, gray sky'),
  ...words({ overcast: true, things: ['rain'] }, 'storm, stormy, tempest, rainstorm'),
  ...words({ overcast: true, things: ['rain', 'lightning'] }, 'thunderstorm, thunder'),
  ...words(shows('rainbow'), 'rainbow'),
  ...words(shows('aurora', 'stars'), 'aurora, northern light, aurora borealis, polar light'),
  ...words(shows('lightning'), 'lightning, lightning bolt'),
  ...words(
    shows('mountains'),
    'mountain, mountain range, peak, alp, alpine, summit, cliff, ridge, matterhorn, himalaya, everest',
  ),
  ...words(shows('mountains', 'snow'), 'snowy mountain, snow capped, snowcapped, snow-capped'),
  ...words(shows('hills'), 'hill, valley, rolling hill, countryside, highland, landscape, moor, tuscany'),
  ...words(shows('volcano'), 'volcano, crater, lava'),
  ...words(shows('desert'), 'desert, dune, sand dune, sahara, sand, oasis'),
  ...words(
    shows('sea'),
    'sea, ocean, wave, seascape, seaside, water, bay, lagoon, harbour, harbor, port, surf',
  ),
  ...words(shows('lake'), 'lake, pond, loch, fjord, reservoir, reflection'),
  ...words(shows('river'), 'river, stream, creek, brook, canal'),
  ...words(shows('beach', 'sea'), 'beach, coast, shore, coastline, shoreline, seashore, island'),
  ...words(shows('beach', 'sea', 'palms'), 'tropical, tropical island, tropical beach, paradise'),
  ...words(
    shows('field'),
    'field, meadow, grass, grassland, prairie, pasture, savanna, farmland, lawn, wheat, plain',
  ),
  ...words(
    shows('flowers', 'field'),
    'flower, wildflower, blossom, poppy, tulip, daisy, lavender field, sunflower, garden, rose, bloom',
  ),
  ...words(shows('forest'), 'forest, wood, woodland, woods, jungle, pine forest, grove, rainforest'),
  ...words(
    shows('trees'),
    'tree, oak, pine, birch, fir, spruce, maple, willow, cherry tree, bush, pine tree, christmas tree',
  ),
  ...words({ season: 'spring', things: ['trees'] }, 'cherry blossom, sakura'),
  ...words(shows('palms'), 'palm, palm tree, coconut tree'),
  ...words(
    shows('city'),
    'city, cityscape, skyline, skyscraper, downtown, metropolis, building, tower, new york, manhattan, tokyo',
  ),
  ...words(shows('houses'), 'house, cottage, cabin, hut, home, farm, barn, village, farmhouse, chalet, town'),
  ...words(shows('castle'), 'castle, fortress, palace'),
  ...words(shows('lighthouse'), 'lighthouse'),
  ...words(shows('bridge'), 'bridge, viaduct, golden gate'),
  ...words(shows('road'), 'road, street, avenue, path, street road, highway, trail, lane, track'),
  ...words(shows('boats'), 'boat, sailboat, ship, sail boat, sailing boat, yacht, canoe, sail, fishing boat'),
  ...words(shows('birds'), 'bird, seagull, gull, swallow, crow, goose, flock, eagle'),
  ...words({ overcast: true, things: ['rain'] }, 'rain, rainy, drizzle, raining, downpour, shower'),
  ...words(shows('snowfall', 'snow'), 'snowfall, snowing, snowflake, blizzard, falling snow'),
  ...words(shows('snow'), 'snow, snowy, ice, icy, frozen, frost, glacier, arctic, frosty'),
  ...words(shows('fog'), 'fog, mist, misty, foggy, haze, hazy'),
  ...words({ time: 'dawn', things: ['sun'] }, 'dawn, sunrise, morning, daybreak, early morning'),
  ...words({ time: 'day' }, 'day, noon, midday, daytime, afternoon, daylight'),
  ...words({ time: 'sunset', things: ['sun'] }, 'sunset, golden hour, evening, sundown, setting sun'),
  ...words({ time: 'dusk' }, 'dusk, twilight, blue hour, nightfall'),
  ...words({ time: 'night' }, 'night, midnight, nighttime, nocturnal, night sky'),
  ...words({ season: 'spring' }, 'spring, springtime'),
  ...words({ season: 'summer' }, 'summer, summertime'),
  ...words({ season: 'autumn' }, 'autumn, fall, autumnal, autumn leaf, fall colour, fall color'),
  ...words({ season: 'winter', things: ['snow'] }, 'winter, wintry, wintertime, christmas'),
  ...words({ colour: 'red' }, 'red, scarlet, ruby'),
  ...words({ colour: 'crimson' }, 'crimson, burgundy'),
  ...words({ colour: 'orange' }, 'orange, amber, copper, peach'),
  ...words({ colour: 'gold' }, 'gold, golden'),
  ...words({ colour: 'yellow' }, 'yellow, lemon'),
  ...words({ colour: 'green' }, 'green, emerald, lush, olive, jade'),
  ...words({ colour: 'teal' }, 'teal, petrol'),
  ...words({ colour: 'turquoise' }, 'turquoise, cyan, aqua, mint'),
  ...words({ colour: 'blue' }, 'blue, azure, navy, cobalt, sapphire'),
  ...words({ colour: 'indigo' }, 'indigo'),
  ...words({ colour: 'purple' }, 'purple, violet, mauve'),
  ...words({ colour: 'lavender' }, 'lavender, lilac'),
  ...words({ colour: 'pink' }, 'pink, rosy, pastel'),
  ...words({ colour: 'magenta' }, 'magenta, fuchsia'),
  ...words({ colour: 'white' }, 'white, ivory'),
  ...words({ colour: 'grey' }, 'grey, gray, silver'),
  ...words({ colour: 'black' }, 'black, ebony'),
  ...words({ colour: 'brown' }, 'brown, rust, bronze'),
  ...words({ negates: true }, 'no, without, not, minus, except'),
  ...words({ count: 1 }, 'one, single, lone, lonely, solitary'),
  ...words({ count: 2 }, 'two, pair, couple'),
  ...words({ count: 3 }, 'three'),
  ...words({ count: 4 }, 'four, few'),
  ...words({ count: 5 }, 'five, several, some'),
  ...words({ count: 6 }, 'six'),
  ...words({ count: 7 }, 'seven'),
  ...words({ count: 8 }, 'eight, group'),
  ...words({ count: 9 }, 'nine'),
  ...words({ count: 10 }, 'ten, many, lot, dozen, hundred, countless'),
  ...words(
    { filler: true },
    'a, an, the, of, in, on, at, with, and, or, by, to, from, over, under, above, below, behind, between, near, through, into, ' +
      'along, across, around, beside, next, front, background, foreground, distance, distant, far, is, are, it, its, there, as, ' +
      'for, very, big, small, large, tiny, huge, tall, high, low, wide, long, beautiful, pretty, nice, ' +
      'lovely, stunning, epic, dramatic, peaceful, calm, quiet, serene, tranquil, majestic, magical, dreamy, mystical, ' +
      'cinematic, detailed, highly, ultra, quality, hd, 4k, 8k, photo, photograph, picture, image, painting, drawing, ' +
      'illustration, render, art, artwork, style, view, scene, ' +
      'scenery, vista, panorama, sky, horizon, air, nature, natural, light, lighting, shining, glowing, bright, dark, soft, ' +
      'warm, cold, clear, colourful, colorful, vivid, vibrant, wild, deep, rolling, flowing, floating, flying, sailing, ' +
      'standing, rising, setting, covered, full, reflected, reflecting, surrounded, lit, overlooking, winding, sandy, ' +
      "little, one's, my, our, your, this, that, where, while, during, top, edge, side, middle, time, season, ground, land, " +
      'weather, gentle, still, s, be, i, me, show, make, draw, ' +
      'paint, create, generate, please, masterpiece, trending, up, down, out, off, open, empty, out',
  ),
]);

/** Maximum words of a phrase. */
export const longestPhrase = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(' ').length));
