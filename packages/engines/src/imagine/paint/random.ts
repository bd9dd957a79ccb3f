/** A whole number from whole numbers that looks random and is the same everywhere. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Numbers from 0 to below 1, always the same for a seed. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let at = 0;
  return () => hash(at++, 77, seed) / 4294967296;
}
