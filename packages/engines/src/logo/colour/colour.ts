/** A colour in OKLCH, a perceptually uniform space: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Rgb = readonly [number, number, number];

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Converts to OKLCH, by Björn Ottosson (https://bottosson.github.io/posts/oklab/). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const fits = (rgb: Rgb) => rgb.every((channel) => channel > -0.002 && channel < 1.002);

/** Converts to `#rrggbb`; reduces the chroma of colours outside sRGB. */
export function toHex(colour: Oklch): string {
  let { chroma } = colour;
  while (chroma > 0.002 && !fits(toRgb({ ...colour, chroma }))) chroma -= 0.004;
  return `#${toRgb({ ...colour, chroma: Math.max(0, chroma) })
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Whether a hue is yellow. Darkened yellows look muddy. */
export const isYellow = (hue: number): boolean => hue > 68 && hue < 115;

/** Changes the lightness. Darkened yellows shift towards orange, as pigments do. */
function shaded(colour: Oklch, lightness: number): Oklch {
  if (!isYellow(colour.hue) || lightness >= colour.lightness) return { ...colour, lightness };
  const ratio = Math.min(1, (colour.lightness - lightness) / 0.2);
  return { lightness, chroma: colour.chroma + 0.02 * ratio, hue: colour.hue + (58 - colour.hue) * ratio };
}

/** Darkens or lightens a colour just enough to reach a contrast to the background. */
export function readableOn(background: string, hex: string, minContrast: number): string {
  const step = luminance(background) > 0.18 ? -0.01 : 0.01;
  const colour = toOklch(hex);
  let candidate = hex;
  for (let { lightness } = colour; lightness > 0 && lightness < 1; lightness += step) {
    if (contrast(candidate, background) >= minContrast) return candidate;
    candidate = toHex(shaded(colour, lightness));
  }
  return step < 0 ? '#000000' : '#ffffff';
}
