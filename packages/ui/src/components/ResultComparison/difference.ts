/** How strongly differences can be amplified. */
export const amplifications = [1, 4, 16] as const;
export type Amplification = (typeof amplifications)[number];

/**
 * Writes the difference of two pictures of the same size into the first: black where they are equal. Both are RGBA, one
 * byte per channel. A difference is amplified and clipped; transparency counts as a difference of its own.
 */
export function writeDifference(
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  amplification: Amplification,
): void {
  for (let at = 0; at < before.length; at += 4) {
    const alpha = Math.abs((before[at + 3] ?? 0) - (after[at + 3] ?? 0));
    for (let channel = at; channel < at + 3; channel++) {
      const colour = Math.abs((before[channel] ?? 0) - (after[channel] ?? 0));
      before[channel] = Math.max(colour, alpha) * amplification;
    }
    before[at + 3] = 255;
  }
}
