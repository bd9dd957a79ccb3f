import type { ColourWord, DayTime, Season, Thing, Wish } from '../prompt/wish';
import { type Atmosphere, atmosphereOf } from './atmosphere';
import { clamp, mix, type Rgb, times } from './colour';
import type { Look } from './look';

/** What is to be painted, with everything decided. Lengths are pixels. */
export interface Scene {
  width: number;
  height: number;
  /** The shorter side: the measure of everything. */
  unit: number;
  seed: number;
  look: Look;
  air: Atmosphere;
  time: DayTime;
  season: Season;
  overcast: boolean;
  /** Where the land or the water meets the sky. */
  horizon: number;
  sunX: number;
  sunY: number;
  has: (thing: Thing) => boolean;
  /** How many are wished for, or this many. */
  count: (thing: Thing, usual: number) => number;
  colour: (thing: Thing) => ColourWord | undefined;
  water: 'sea' | 'lake' | undefined;
}

export interface Frame {
  width: number;
  height: number;
  seed: number;
}

const landThings: readonly Thing[] = [
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
  'snow',
];

/** What goes without saying: boats and bridges need water, a sky alone stands over hills, the night has stars. */
function completed({ things, banned }: Wish, time: DayTime, overcast: boolean): Set<Thing> {
  const all = new Set(things.keys());
  const add = (thing: Thing) => !banned.has(thing) && all.add(thing);
  const wet = all.has('sea') || all.has('lake') || all.has('river');
  if (all.has('boats') && !all.has('sea') && !all.has('lake')) add('lake');
  if (all.has('bridge') && !wet) add('lake');
  if (all.has('lighthouse') && !wet) add('sea');
  if (all.has('palms') && !all.has('desert') && !wet) add('beach');
  if (all.has('beach') && !all.has('lake')) add('sea');
  if (!landThings.some((thing) => all.has(thing))) add('hills');
  if (all.has('snowfall')) add('snow');
  if ((time === 'night' || time === 'dusk') && !overcast) add('stars');
  if (time === 'night' && !overcast && !all.has('aurora')) add('moon');
  if ((time === 'dawn' || time === 'sunset') && !overcast) add('sun');
  if (time === 'day' || time === 'sunset' || time === 'dawn') add('clouds');
  if (overcast) add('clouds');
  return all;
}

function timeOf({ time, things }: Wish): DayTime {
  if (time) return time;
  return ['moon', 'stars', 'aurora'].some((thing) => things.has(thing as Thing)) ? 'night' : 'day';
}

function horizonShare(has: Scene['has'], isTall: boolean): number {
  const skyThings = (['stars', 'aurora', 'rainbow'] as const).filter(has).length;
  if (has('field') || has('flowers') || has('road') || has('river')) return 0.54;
  if (has('sea') || has('lake')) return isTall ? 0.62 : 0.58;
  if (has('hills') && skyThings > 0) return 0.76;
  return has('forest') ? 0.58 : 0.62;
}

/** Decides everything about the picture that a wish leaves open; the seed decides what is left to chance. */
export function sceneOf(wish: Wish, { width, height, seed }: Frame, look: Look): Scene {
  const time = timeOf(wish);
  const all = completed(wish, time, wish.overcast);
  const has = (thing: Thing) => all.has(thing);
  const air = atmosphereOf({ time, overcast: wish.overcast, tint: wish.tint });
  const horizon = Math.round(height * horizonShare(has, height > width));
  const chance = ((seed * 7919) % 1000) / 1000;
  const sunShare = has('moon') && time === 'night' ? 0.3 : air.sunHeight;
  return {
    width,
    height,
    seed,
    look,
    air,
    time,
    has,
    horizon,
    unit: Math.min(width, height),
    season: wish.season ?? 'summer',
    overcast: wish.overcast,
    sunX: width * (0.26 + chance * 0.46),
    sunY: horizon * sunShare,
    count: (thing, usual) => clamp(wish.things.get(thing)?.count ?? usual, 0, 12),
    colour: (thing) => wish.things.get(thing)?.colour,
    water: has('lake') ? 'lake' : has('sea') ? 'sea' : undefined,
  };
}

/** Light in a few flat tones where the look wants them. */
export function toned(light: number, { look }: Pick<Scene, 'look'>): number {
  if (look.cel === 0) return light;
  const flat = light > 0.62 ? 0.85 : light > 0.38 ? 0.55 : 0.26;
  return light + (flat - light) * look.cel;
}

/** A surface in the light of the hour: `light` from 0, in shade, to 1. */
export function lit(albedo: Rgb, light: number, { air }: Pick<Scene, 'air'>): Rgb {
  const { ambient, light: sun } = air;
  const share = 0.95 * light;
  return times(albedo, [
    ambient[0] * 0.8 + sun[0] * share,
    ambient[1] * 0.8 + sun[1] * share,
    ambient[2] * 0.8 + sun[2] * share,
  ]);
}

/** What air between here and there does to a colour; `depth` from 0, near, to 1. */
export function hazed(colour: Rgb, depth: number, { air, has }: Pick<Scene, 'air' | 'has'>): Rgb {
  return mix(colour, air.haze, clamp(depth * (has('fog') ? 1.35 : 1) + (has('fog') ? 0.12 : 0), 0, 0.94));
}
