import { boxMean } from '../matte/box-mean';
import type { Colour } from '../picture/pixels';
import { createPlane, type Plane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import type { Look } from './looks';

/** Where the backdrop is brightest, and how far its light reaches, in shares of width and height. */
const glow = { across: 0.5, down: 0.42, reach: 0.85 } as const;
/** The shadow's blur and how far it falls to the right and down, in shares of the height. */
const shadow = { blur: 0.035, across: 0.035, down: 0.03 } as const;
/** How far light comes round an edge, in shares of the height. */
const wrapReach = 0.006;
/** The key light from the upper left: the most it adds on its side and takes on the other. */
const key = 0.045;
/** Noise that keeps the backdrop's gradient from showing steps, in steps of 8 bits. */
const grain = 1.2;

/** A person cut out of a photo, with what every look needs of the outline. */
export interface Subject {
  /** In the size of the result. */
  picture: Raster;
  /** How much of the shadow falls on each place, 0 to 1. */
  shadow: Plane;
  /** How much of the outside is around each place, 0 to 1. */
  outside: Plane;
}

/** Three box means make a blur that can't be told from a Gaussian one. */
function blur(plane: Plane, radius: number): Plane {
  const whole = Math.max(1, Math.round(radius));
  return boxMean(boxMean(boxMean(plane, whole), whole), whole);
}

function alphaPlane({ width, height, data }: Raster): Plane {
  const plane = createPlane(width, height);
  for (let pixel = 0; pixel < plane.data.length; pixel++)
    plane.data[pixel] = (data[pixel * 4 + 3] ?? 0) / 255;
  return plane;
}

/** The plane moved to the right and down; what comes in from outside is as its edge is. */
function moved({ width, height, data }: Plane, across: number, down: number): Plane {
  const to = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      to.data[y * width + x] = data[Math.max(0, y - down) * width + Math.max(0, x - across)] ?? 0;
  return to;
}

/** Works out once what all the looks share. */
export function prepareSubject(picture: Raster): Subject {
  const { height } = picture;
  const alpha = alphaPlane(picture);
  const [across, down] = [Math.round(height * shadow.across), Math.round(height * shadow.down)];
  const outside = blur(alpha, height * wrapReach);
  for (let pixel = 0; pixel < outside.data.length; pixel++)
    outside.data[pixel] = 1 - (outside.data[pixel] ?? 0);
  return { picture, shadow: blur(moved(alpha, across, down), height * shadow.blur), outside };
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** A number of -0.5 to 0.5 that looks random and is the same for the same place each time. */
function noiseAt(pixel: number): number {
  let mixed = Math.imul(pixel ^ (pixel >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32 - 0.5;
}

/** How the light lies at a place of the picture, given in shares of its width and height. */
interface Light {
  /** From the middle of the backdrop to its corners, 0 to 1. */
  falloff: number;
  /** Factor of the key light. */
  key: number;
}

function lightAt(across: number, down: number): Light {
  const distance = Math.hypot(across - glow.across, (down - glow.down) * 1.1) / glow.reach;
  return {
    falloff: smooth(Math.min(1, distance)),
    key: 1 + key * (1 - (across + down)) * 1.4,
  };
}

/** A value in the key light: it changes the middle most, and cuts nothing off at white. */
const keyLit = (value: number, factor: number) => value * (1 + (factor - 1) * 2 * (1 - value / 255));

const channels = ['red', 'green', 'blue'] as const satisfies readonly (keyof Colour)[];

/** One pixel of a look: backdrop, shadow, person, the light round the edge, and the vignette. */
function paint(
  to: Raster,
  pixel: number,
  { picture, shadow, outside }: Subject,
  look: Look,
  light: Light,
): void {
  const alpha = (picture.data[pixel * 4 + 3] ?? 0) / 255;
  const wrap = Math.min(0.6, look.wrap * 2 * (outside.data[pixel] ?? 0)) * alpha;
  const shade = 1 - look.shadow * (shadow.data[pixel] ?? 0);
  const vignette = 1 - look.vignette * light.falloff;
  for (const [channel, name] of channels.entries()) {
    const lit = look.middle[name] + (look.corner[name] - look.middle[name]) * light.falloff;
    const back = lit * shade + noiseAt(pixel) * grain;
    const person = keyLit(picture.data[pixel * 4 + channel] ?? 0, light.key);
    const front = person + (lit - person) * wrap;
    to.data[pixel * 4 + channel] = (back + (front - back) * alpha) * vignette;
  }
  to.data[pixel * 4 + 3] = 255;
}

/** The person before the backdrop of a look, in its light. */
export function compose(subject: Subject, look: Look): Raster {
  const { width, height } = subject.picture;
  const to = createRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      paint(to, y * width + x, subject, look, lightAt((x + 0.5) / width, (y + 0.5) / height));
  return to;
}
