/**
 * The picture that the squares resolve into: two ridges, a foreground and a sun. `1`–`4` are greys from faint to
 * strong, `@` is the one square in the accent colour.
 */
const picture = [
  '11111111111111111111',
  '111111111111111@1111',
  '11111111111111111111',
  '11111121111111111111',
  '11111222111111221111',
  '11112222211112222111',
  '11122222232122222211',
  '11222222333222222221',
  '12222223333322223333',
  '22233333333333333333',
  '33333344333333444433',
  '44444444444444444444',
] as const;

export const columns = picture[0].length;
export const rows = picture.length;

export interface Pixel {
  /** Column and row of the square. */
  x: number;
  y: number;
  tone: '1' | '2' | '3' | '4' | '@';
  /** Its side relative to the full square: 0, 0.25, 0.5, 0.75 or 1. */
  scale: number;
}

/** A fixed number in [0, 1) for each square that looks random. */
function noise(x: number, y: number): number {
  let mixed = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** The size of a square: the picture grows from its end to its start. */
function scaleAt(x: number, y: number, resolved: number): number {
  const reach = (x / (columns - 1)) * 1.3 + resolved * 2.2 - 1;
  const grown = resolved === 1 ? 1 : reach + (noise(x, y) - 0.5) * 0.9;
  return Math.round(Math.min(1, Math.max(0, grown)) * 4) / 4;
}

/** All squares of the picture when it is resolved by `resolved` (0–1). The accent square is always full. */
export function pixels(resolved: number): Pixel[] {
  return picture.flatMap((row, y) =>
    Array.from(row, (character, x) => {
      const tone = character as Pixel['tone'];
      return { x, y, tone, scale: tone === '@' ? 1 : scaleAt(x, y, resolved) };
    }),
  );
}
