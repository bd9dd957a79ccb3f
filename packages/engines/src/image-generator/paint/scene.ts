import type { ImageStyle } from '@verapix/domain';
import type { ColourWord, DayTime, ParsedPrompt, Season, Thing } from '../prompt/lexicon';
import { type Atmosphere, atmosphereOf } from './atmosphere';
import { clamp, mix, type Rgb, times } from './colour';

/** How a picture is painted, each from 0 to 1. The strength interpolates between the plain settings and the style's. */
interface StyleSettings {
  /** Fine texture of rock, grass and leaves. */
  texture: number;
  /** Cel shading: light in a few flat tones. */
  cel: number;
  /** Outlines between materials. */
  outline: number;
  /** Cumulus clouds rather than diffuse ones. */
  cumulus: number;
  /** Low-polygon facets. */
  facet: number;
  /** Watercolour on paper. */
  wash: number;
  /** Lens and film effects: bloom, grain, vignette. */
  lens: number;
}

const plain: StyleSettings = { texture: 0.45, cel: 0, outline: 0, cumulus: 0, facet: 0, wash: 0, lens: 0.25 };

const settingsOf: Record<ImageStyle, StyleSettings> = {
  realistic: { ...plain, texture: 1, lens: 1 },
  anime: { ...plain, texture: 0.12, cel: 1, outline: 1, cumulus: 1, lens: 0.3 },
  '3d': { ...plain, texture: 0, cumulus: 1, facet: 1, lens: 0.1 },
  watercolor: { ...plain, texture: 0.35, wash: 1, lens: 0 },
};

/** The settings of a style at a strength from 0 to 100; plain without a style. */
export function styleSettingsOf(style: ImageStyle | undefined, strength: number): StyleSettings {
  if (style === undefined) return plain;
  const ratio = Math.min(1, Math.max(0, strength / 100));
  const to = settingsOf[style];
  const names = Object.keys(plain) as (keyof StyleSettings)[];
  return Object.fromEntries(
    names.map((name) => [name, plain[name] + (to[name] - plain[name]) * ratio]),
  ) as unknown as StyleSettings;
}

/** The scene to paint. Lengths are in pixels. */
export interface Scene {
  width: number;
  height: number;
  /** The shorter side of the picture, the unit of all sizes. */
  unit: number;
  seed: number;
  style: StyleSettings;
  air: Atmosphere;
  time: DayTime;
  season: Season;
  overcast: boolean;
  /** The row where land or water meets the sky. */
  horizon: number;
  sunX: number;
  sunY: number;
  has: (thing: Thing) => boolean;
  /** The number that the prompt requests, or the default. */
  count: (thing: Thing, fallback: number) => number;
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

/** Adds implied things: water for boats and bridges, hills below an empty sky, stars at night. */
function completed({ things, banned }: ParsedPrompt, time: DayTime, overcast: boolean): Set<Thing> {
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

function timeOf({ time, things }: ParsedPrompt): DayTime {
  if (time) return time;
  return ['moon', 'stars', 'aurora'].some((thing) => things.has(thing as Thing)) ? 'night' : 'day';
}

function horizonRatio(has: Scene['has'], isTall: boolean): number {
  const skyThings = (['stars', 'aurora', 'rainbow'] as const).filter(has).length;
  if (has('field') || has('flowers') || has('road') || has('river')) return 0.54;
  if (has('sea') || has('lake')) return isTall ? 0.62 : 0.58;
  if (has('hills') && skyThings > 0) return 0.76;
  return has('forest') ? 0.58 : 0.62;
}

/** Completes a prompt to a scene. Random choices depend on the seed. */
export function sceneOf(prompt: ParsedPrompt, { width, height, seed }: Frame, style: StyleSettings): Scene {
  const time = timeOf(prompt);
  const all = completed(prompt, time, prompt.overcast);
  const has = (thing: Thing) => all.has(thing);
  const air = atmosphereOf({ time, overcast: prompt.overcast, tint: prompt.tint });
  const horizon = Math.round(height * horizonRatio(has, height > width));
  const chance = ((seed * 7919) % 1000) / 1000;
  const sunHeight = has('moon') && time === 'night' ? 0.3 : air.sunHeight;
  return {
    width,
    height,
    seed,
    style,
    air,
    time,
    has,
    horizon,
    unit: Math.min(width, height),
    season: prompt.season ?? 'summer',
    overcast: prompt.overcast,
    sunX: width * (0.26 + chance * 0.46),
    sunY: horizon * sunHeight,
    count: (thing, fallback) => clamp(prompt.things.get(thing)?.count ?? fallback, 0, 12),
    colour: (thing) => prompt.things.get(thing)?.colour,
    water: has('lake') ? 'lake' : has('sea') ? 'sea' : undefined,
  };
}

/** Quantizes light to flat tones, as far as the style has cel shading. */
export function toned(light: number, { style }: Scene): number {
  if (style.cel === 0) return light;
  const flat = light > 0.62 ? 0.85 : light > 0.38 ? 0.55 : 0.26;
  return light + (flat - light) * style.cel;
}

/** The colour of a lit surface; `light` from 0, in the shade, to 1. */
export function lit(albedo: Rgb, light: number, { air }: Scene): Rgb {
  const { ambient, light: sun } = air;
  const direct = 0.95 * light;
  return times(albedo, [
    ambient[0] * 0.8 + sun[0] * direct,
    ambient[1] * 0.8 + sun[1] * direct,
    ambient[2] * 0.8 + sun[2] * direct,
  ]);
}

/** Fades a colour to the haze; `depth` from 0, near, to 1, far. */
export function hazed(colour: Rgb, depth: number, { air, has }: Scene): Rgb {
  return mix(colour, air.haze, clamp(depth * (has('fog') ? 1.35 : 1) + (has('fog') ? 0.12 : 0), 0, 0.94));
}
