import { luma } from '../../picture/raster';

/** Red, green and blue, 0 to 1; above 1 for light sources. */
export type Rgb = readonly [number, number, number];

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Smoothstep: 0 below `from`, 1 above `to`. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function mix(a: Rgb, b: Rgb, ratio: number): Rgb {
  return [a[0] + (b[0] - a[0]) * ratio, a[1] + (b[1] - a[1]) * ratio, a[2] + (b[2] - a[2]) * ratio];
}

export const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const scaled = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by];
export const plus = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const lumaOf = ([red, green, blue]: Rgb) => luma(red, green, blue);

/** Parses `#rrggbb`. */
export function hex(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
