import { type ColourWord, colourWords, type DayTime } from '../prompt/lexicon';
import { hex, lumaOf, mix, type Rgb, scaled } from './colour';

/** The colours of a time of day and weather. */
export interface Atmosphere {
  /** Sky colours from the top to the horizon. */
  sky: readonly [Rgb, Rgb, Rgb, Rgb];
  /** Direct light of the sun or the moon, and ambient light. */
  light: Rgb;
  ambient: Rgb;
  /** The colour that distant objects fade to. */
  haze: Rgb;
  /** Cloud colours in the light and in the shade. */
  cloudLit: Rgb;
  cloudShade: Rgb;
  /** Vertical position of the sun or the moon: 0 at the top of the picture, 1 at the horizon. */
  sunHeight: number;
  isDark: boolean;
}

const at = (...colours: [string, string, string, string]) =>
  colours.map(hex) as unknown as readonly [Rgb, Rgb, Rgb, Rgb];

const hours: Record<DayTime, Atmosphere> = {
  dawn: {
    sky: at('#5d86c4', '#a7b4dc', '#f3c3b4', '#ffe2b0'),
    light: hex('#ffd3a4'),
    ambient: hex('#8f97b8'),
    haze: hex('#f2cfc0'),
    cloudLit: hex('#ffe3cf'),
    cloudShade: hex('#c3a3b8'),
    sunHeight: 0.8,
    isDark: false,
  },
  day: {
    sky: at('#2a6cc0', '#5a9bdc', '#9ccaec', '#d7ecf5'),
    light: hex('#fff2d8'),
    ambient: hex('#8aa3c0'),
    haze: hex('#c5dcec'),
    cloudLit: hex('#ffffff'),
    cloudShade: hex('#a9bdd4'),
    sunHeight: 0.26,
    isDark: false,
  },
  sunset: {
    sky: at('#2c3a7c', '#7d4c93', '#ec6f5c', '#ffbe62'),
    light: hex('#ffa35a'),
    ambient: hex('#6d5a86'),
    haze: hex('#f0906a'),
    cloudLit: hex('#ffb27a'),
    cloudShade: hex('#7d4a78'),
    sunHeight: 0.84,
    isDark: false,
  },
  dusk: {
    sky: at('#141d4a', '#36407e', '#80639d', '#e69a8d'),
    light: hex('#b995b5'),
    ambient: hex('#4b4f86'),
    haze: hex('#7c6a98'),
    cloudLit: hex('#c98fa6'),
    cloudShade: hex('#4a4677'),
    sunHeight: 1.1,
    isDark: true,
  },
  night: {
    sky: at('#050a1e', '#0b1738', '#152a58', '#2c4a7c'),
    light: hex('#8aa4da'),
    ambient: hex('#1e2b52'),
    haze: hex('#22386a'),
    cloudLit: hex('#4c6494'),
    cloudShade: hex('#17244a'),
    sunHeight: 0.24,
    isDark: true,
  },
};

/** Mixes in the hue of a named colour and keeps the lightness; `ratio` from 0 to 1. */
export function tinted(colour: Rgb, word: ColourWord | undefined, ratio: number): Rgb {
  if (!word) return colour;
  const hue: Rgb = colourWords[word];
  return mix(colour, scaled(hue, (lumaOf(colour) + 0.08) / (lumaOf(hue) + 0.08)), ratio);
}

function everyColour(air: Atmosphere, change: (colour: Rgb) => Rgb): Atmosphere {
  const [top, upper, lower, horizon] = air.sky;
  return {
    ...air,
    sky: [change(top), change(upper), change(lower), change(horizon)],
    light: change(air.light),
    ambient: change(air.ambient),
    haze: change(air.haze),
    cloudLit: change(air.cloudLit),
    cloudShade: change(air.cloudShade),
  };
}

const greyed = (colour: Rgb): Rgb => {
  const grey = lumaOf(colour) * 0.78;
  return mix(colour, [grey * 0.96, grey, grey * 1.05], 0.72);
};

interface AtmosphereOptions {
  time: DayTime;
  overcast: boolean;
  tint?: ColourWord | undefined;
}

export function atmosphereOf({ time, overcast, tint }: AtmosphereOptions): Atmosphere {
  const covered = overcast ? everyColour(hours[time], greyed) : hours[time];
  return tint ? everyColour(covered, (colour) => tinted(colour, tint, 0.5)) : covered;
}
