/** Photographs a drawn page in simulation: perspective, a table, light and shadow, blur, noise, a JPEG file. */
import sharp from 'sharp';
import {
  inverse,
  mapPoint,
  mapQuad,
  type Quad,
  rectangleToQuad,
} from '../../../packages/engines/src/picture/homography.ts';

/** How a photograph is degraded. */
interface Degradation {
  /** How far the corners are moved, as a ratio of the page's side. */
  perspective: number;
  /** Maximum tilt, in degrees. */
  tilt: number;
  /** Brightness of the darkest corner, where the brightest is 1. */
  darkest: number;
  /** Whether the shadow of an arm or a phone falls on the page. */
  shadow: boolean;
  /** Standard deviations of blur, in pixels, and of noise, in steps of 255. */
  blur: number;
  noise: number;
  /** Height of the page's bow, as a ratio of its height. */
  bow: number;
  quality: number;
}

export const strengths = {
  photo: {
    perspective: 0.05,
    tilt: 3,
    darkest: 0.5,
    shadow: false,
    blur: 0.7,
    noise: 7,
    bow: 0,
    quality: 60,
  },
  hard: {
    perspective: 0.1,
    tilt: 9,
    darkest: 0.38,
    shadow: true,
    blur: 0.95,
    noise: 11,
    bow: 0.006,
    quality: 45,
  },
} as const satisfies Record<string, Degradation>;

interface Picture {
  width: number;
  height: number;
  /** RGB. */
  data: Uint8Array;
}

const between = (next: () => number, from: number, to: number) => from + (to - from) * next();

/** Two normally distributed numbers at a time would be wasted here: the sum of three uniform ones is near enough. */
const normal = (next: () => number) => (next() + next() + next() - 1.5) * 2;

function placed({ width, height }: Picture, strength: Degradation, next: () => number) {
  const margin = 0.09 * Math.max(width, height);
  const angle = (between(next, -strength.tilt, strength.tilt) * Math.PI) / 180;
  const shift = () => between(next, -1, 1) * strength.perspective * Math.min(width, height);
  const page: Quad = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const corners = mapQuad(page, ([x, y]) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [
      dx * Math.cos(angle) - dy * Math.sin(angle) + shift(),
      dx * Math.sin(angle) + dy * Math.cos(angle) + shift(),
    ];
  });
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  const quad = mapQuad(corners, ([x, y]) => [x - left + margin, y - top + margin]);
  return {
    quad,
    width: Math.round(right - left + 2 * margin),
    height: Math.round(bottom - top + 2 * margin),
  };
}

/** Takes the photograph: a JPEG file. `next` is the source of random numbers. */
export async function photograph(page: Picture, strength: Degradation, next: () => number): Promise<Buffer> {
  const { quad, width, height } = placed(page, strength, next);
  const toPage = inverse(rectangleToQuad(page.width, page.height, quad));
  const table = [between(next, 60, 120), between(next, 50, 100), between(next, 40, 85)] as const;
  const light = between(next, 0, 2 * Math.PI);
  const [shadowX, shadowY] = [between(next, 0.3, 0.9) * width, between(next, 0.3, 0.9) * height];
  const shadowRadius = 0.3 * Math.max(width, height);
  const scene = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, flat] = mapPoint(toPage, x + 0.5, y + 0.5);
      const v = flat + strength.bow * page.height * Math.sin((Math.PI * u) / page.width);
      const across = (x / width - 0.5) * Math.cos(light) + (y / height - 0.5) * Math.sin(light);
      const far = Math.hypot(x - shadowX, y - shadowY) / shadowRadius;
      const shade =
        (1 + strength.darkest) / 2 -
        (1 - strength.darkest) * across * 0.75 -
        (strength.shadow && far < 1 ? 0.18 * Math.min(1, (1 - far) * 6) : 0);
      const at = (y * width + x) * 3;
      const inside = u >= 0 && v >= 0 && u < page.width && v < page.height;
      const [left, top] = [
        Math.min(Math.max(u - 0.5, 0), page.width - 1.001),
        Math.min(Math.max(v - 0.5, 0), page.height - 1.001),
      ];
      const [column, row] = [Math.floor(left), Math.floor(top)];
      for (let channel = 0; channel < 3; channel++) {
        const pixel = (dx: number, dy: number) =>
          page.data[((row + dy) * page.width + column + dx) * 3 + channel] ?? 0;
        const value = inside
          ? (pixel(0, 0) * (1 - left + column) + pixel(1, 0) * (left - column)) * (1 - top + row) +
            (pixel(0, 1) * (1 - left + column) + pixel(1, 1) * (left - column)) * (top - row)
          : (table[channel] ?? 0);
        scene[at + channel] = value * Math.min(1.05, Math.max(0.12, shade));
      }
    }
  const bytes = Buffer.from(Uint8ClampedArray.from(scene));
  const raw = { width, height, channels: 3 } as const;
  const blurred = await sharp(bytes, { raw }).blur(strength.blur).raw().toBuffer();
  const noisy = Uint8ClampedArray.from(blurred, (value) => value + strength.noise * normal(next));
  return sharp(Buffer.from(noisy), { raw }).jpeg({ quality: strength.quality }).toBuffer();
}
