/** What is known of a network before it runs. */

/** How the tiles of a network are cut. */
export interface TileRules {
  /** Pixels that neighbours overlap on either side of their border, so that no seam shows. */
  overlap: number;
  /** The only input size that the network takes, in pixels; undefined if it takes any multiple of 8. */
  fixed?: { width: number; height: number } | undefined;
}

export interface NetworkFormat {
  /** How many times larger the result is on each side. */
  scale: 2 | 4;
  tiles: TileRules;
}

/** The networks that come with the product: Swin2SR ×2 and GANS ×4. Both take planes of floats, 0 to 1. */
export const networkFormats = {
  sharp: { scale: 2, tiles: { overlap: 8 } },
  detail: { scale: 4, tiles: { overlap: 8 } },
} as const satisfies Record<string, NetworkFormat>;

/** How often a network runs over a picture until it is large enough, and over how many pixels for each of its own. */
export function passesOf(scale: number, factor: number): { count: number; pixels: number } {
  return scale >= factor ? { count: 1, pixels: 1 } : { count: 2, pixels: 1 + scale ** 2 };
}
