/** A 32-bit hash of three integers. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Pseudorandom numbers from 0 to below 1, determined by the seed. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let at = 0;
  return () => hash(at++, 77, seed) / 4294967296;
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** 256 gradient directions: x and y of each. */
const slopes = Float64Array.from({ length: 512 }, (_, index) => {
  const angle = ((index >> 1) / 256) * Math.PI * 2;
  return index % 2 ? Math.sin(angle) : Math.cos(angle);
});

function slope(x: number, y: number, seed: number, dx: number, dy: number): number {
  const at = (hash(x, y, seed) & 255) << 1;
  return (slopes[at] ?? 0) * dx + (slopes[at + 1] ?? 0) * dy;
}

/** Perlin gradient noise, about -0.7 to 0.7, with a period of about one unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const u = smooth(dx);
  const v = smooth(dy);
  const a = slope(left, top, seed, dx, dy);
  const b = slope(left + 1, top, seed, dx - 1, dy);
  const c = slope(left, top + 1, seed, dx, dy - 1);
  const d = slope(left + 1, top + 1, seed, dx - 1, dy - 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Fractal noise: octaves of Perlin noise, about -1 to 1. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale, y * scale, seed + octave * 101) * weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum * 1.15;
}

/** Fractal noise with sharp crests, 0 to about 1. */
export function ridged(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x * scale, y * scale, seed + octave * 57)) * 1.9;
    sum += crest * crest * weight;
    weight *= 0.5;
    scale *= 2.1;
  }
  return sum;
}
