import { blurPlane } from '../picture/blur';
import type { Colour } from '../picture/pixels';
import { createPlane, type Plane } from '../picture/plane';
import { alphaOf, createRaster, type Raster } from '../picture/raster';
import type { HeadshotPreset } from './contract';
import * as messages from '@verapix/messages/engines-headshots';

/** Backdrop and light of a preset. */
export interface PresetSettings {
  label: string;
  /** Backdrop where it is lit, behind the head. */
  middle: Colour;
  /** Backdrop in the corners, where the light falls off. */
  corner: Colour;
  /** How much the person's shadow darkens the backdrop, 0 to 1. */
  shadow: number;
  /** How much of the backdrop's light wraps around the person's edge, 0 to 1. */
  wrap: number;
  /** How much the corners of the whole picture are darkened, 0 to 1. */
  vignette: number;
}

const colour = (red: number, green: number, blue: number): Colour => ({ red, green, blue });

export const presets: Record<HeadshotPreset, PresetSettings> = {
  slate: {
    label: messages.slate,
    middle: colour(142, 149, 156),
    corner: colour(70, 76, 83),
    shadow: 0.22,
    wrap: 0.3,
    vignette: 0.1,
  },
  navy: {
    label: messages.navy,
    middle: colour(66, 92, 132),
    corner: colour(20, 32, 56),
    shadow: 0.25,
    wrap: 0.3,
    vignette: 0.12,
  },
  warm: {
    label: messages.warm,
    middle: colour(214, 196, 172),
    corner: colour(146, 122, 98),
    shadow: 0.2,
    wrap: 0.3,
    vignette: 0.08,
  },
  white: {
    label: messages.white,
    middle: colour(252, 252, 252),
    corner: colour(232, 233, 235),
    shadow: 0.1,
    wrap: 0.35,
    vignette: 0,
  },
};

/** The light in front of a picture. Its scenery is far behind the person, so no shadow falls on it. */
export const pictureSettings: PresetSettings = {
  ...presets.slate,
  label: messages.yourBackdrop,
  shadow: 0,
  vignette: 0.05,
};

/** The brightest position of the backdrop, and how far its light reaches, in ratios of width and height. */
const glow = { across: 0.5, down: 0.42, reach: 0.85 } as const;
/** Blur of the shadow, and its offset to the right and down, in ratios of the height. */
const shadow = { blur: 0.035, across: 0.035, down: 0.03 } as const;
/** How far light wraps around an edge, as a ratio of the height. */
const wrapReach = 0.006;
/** Strength of the key light from the upper left: what it adds on its side and subtracts on the other. */
const key = 0.045;
/** Amplitude of the noise that hides banding in the backdrop's gradient, in 8-bit steps. */
const grain = 1.2;

/** A person cut out of a photo, with the planes that all presets need. */
export interface Subject {
  /** In the size of the result. */
  picture: Raster;
  /** Strength of the shadow at each pixel, 0 to 1. */
  shadow: Plane;
  /** Ratio of the surroundings of each pixel that is outside the person, 0 to 1. */
  outside: Plane;
}

/** Blurs a plane in place. */
const blur = (plane: Plane, radius: number) => blurPlane(plane, Math.max(1, radius));

function alphaPlane(picture: Raster): Plane {
  const { width, height } = picture;
  return { width, height, data: Float32Array.from(alphaOf(picture), (alpha) => alpha / 255) };
}

/** Moves a plane to the right and down; its edge is repeated. */
function moved({ width, height, data }: Plane, across: number, down: number): Plane {
  const to = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      to.data[y * width + x] = data[Math.max(0, y - down) * width + Math.max(0, x - across)] ?? 0;
  return to;
}

/** Computes what all presets share. */
export function prepareSubject(picture: Raster): Subject {
  const { height } = picture;
  const alpha = alphaPlane(picture);
  const [across, down] = [Math.round(height * shadow.across), Math.round(height * shadow.down)];
  const cast = blur(moved(alpha, across, down), height * shadow.blur);
  const inside = blur(alpha, height * wrapReach);
  const outside = { ...inside, data: inside.data.map((value) => 1 - value) };
  return { picture, shadow: cast, outside };
}

const smoothstep = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/** A pseudorandom number from -0.5 to 0.5 that depends only on the pixel. */
function noiseAt(pixel: number): number {
  let mixed = Math.imul(pixel ^ (pixel >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32 - 0.5;
}

/** The light at a position of the picture. */
interface Light {
  /** 0 in the middle of the backdrop to 1 in its corners. */
  falloff: number;
  /** Factor of the key light. */
  key: number;
}

/** `across` and `down` are ratios of the width and the height. */
function lightAt(across: number, down: number): Light {
  const distance = Math.hypot(across - glow.across, (down - glow.down) * 1.1) / glow.reach;
  return {
    falloff: smoothstep(Math.min(1, distance)),
    key: 1 + key * (1 - (across + down)) * 1.4,
  };
}

/** Applies the key light to a value: it changes midtones most, and clips nothing at white. */
const keyLit = (value: number, factor: number) => value * (1 + (factor - 1) * 2 * (1 - value / 255));

const channels = ['red', 'green', 'blue'] as const satisfies readonly (keyof Colour)[];

/** Paints one pixel: backdrop, shadow, person, wrapped light and vignette. */
function paint(
  to: Raster,
  pixel: number,
  { picture, shadow, outside }: Subject,
  { preset, light, backdrop }: { preset: PresetSettings; light: Light; backdrop: Raster | undefined },
): void {
  const alpha = (picture.data[pixel * 4 + 3] ?? 0) / 255;
  const wrap = Math.min(0.6, preset.wrap * 2 * (outside.data[pixel] ?? 0)) * alpha;
  const shade = 1 - preset.shadow * (shadow.data[pixel] ?? 0);
  const vignette = 1 - preset.vignette * light.falloff;
  for (const [channel, name] of channels.entries()) {
    const lit =
      backdrop?.data[pixel * 4 + channel] ??
      preset.middle[name] + (preset.corner[name] - preset.middle[name]) * light.falloff;
    const back = lit * shade + noiseAt(pixel) * grain;
    const person = keyLit(picture.data[pixel * 4 + channel] ?? 0, light.key);
    const front = person + (lit - person) * wrap;
    to.data[pixel * 4 + channel] = (back + (front - back) * alpha) * vignette;
  }
  to.data[pixel * 4 + 3] = 255;
}

/** The person in front of the backdrop of a preset, or of a picture in the size of the subject, in its light. */
export function compose(subject: Subject, preset: PresetSettings, backdrop?: Raster): Raster {
  const { width, height } = subject.picture;
  const to = createRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      paint(to, y * width + x, subject, {
        preset,
        light: lightAt((x + 0.5) / width, (y + 0.5) / height),
        backdrop,
      });
  return to;
}
