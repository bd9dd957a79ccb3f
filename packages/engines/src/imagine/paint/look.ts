import type { ImageStyle } from '../types';

/** How a picture is painted: each from 0 to 1. A style is the way from the plain look to its own. */
export interface Look {
  /** Fine texture of rock, grass and leaves. */
  texture: number;
  /** Light in few flat tones. */
  cel: number;
  /** Drawn lines where one thing ends. */
  outline: number;
  /** Clouds as heaps with edges rather than as vapour. */
  heaps: number;
  /** Straight edges and flat triangles. */
  facet: number;
  /** Pigment that runs, dries darker at its edge, and leaves paper. */
  wash: number;
  /** What a lens and a film add: glow, grain, darker corners. */
  lens: number;
}

const plain: Look = { texture: 0.45, cel: 0, outline: 0, heaps: 0, facet: 0, wash: 0, lens: 0.25 };

const looks: Record<ImageStyle, Look> = {
  realistic: { ...plain, texture: 1, lens: 1 },
  anime: { ...plain, texture: 0.12, cel: 1, outline: 1, heaps: 1, lens: 0.3 },
  '3d': { ...plain, texture: 0, heaps: 1, facet: 1, lens: 0.1 },
  watercolor: { ...plain, texture: 0.35, wash: 1, lens: 0 },
};

/** The look of a style at a strength from 0 to 100; plain without a style. */
export function lookOf(style: ImageStyle | undefined, strength: number): Look {
  if (style === undefined) return plain;
  const share = Math.min(1, Math.max(0, strength / 100));
  const to = looks[style];
  const names = Object.keys(plain) as (keyof Look)[];
  return Object.fromEntries(
    names.map((name) => [name, plain[name] + (to[name] - plain[name]) * share]),
  ) as unknown as Look;
}
