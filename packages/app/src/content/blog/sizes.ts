import { resolutions } from '@verapix/facts';

const { longestSidePx, widthPx, heightPx } = resolutions['4K'];

/** What the articles say of 4K, worked out of its one definition. */
export const fourK = {
  size: `${widthPx} × ${heightPx}`,
  widthPx,
  heightPx,
  longestSidePx,
  pixels: (widthPx * heightPx).toLocaleString('en-US'),
  /** 3:2, the shape of most cameras' photographs. */
  photograph: `${longestSidePx} × ${(longestSidePx * 2) / 3}`,
  photographMegapixels: ((longestSidePx ** 2 * 2) / 3 / 1e6).toFixed(1),
} as const;

export const twoK = { longestSidePx: resolutions['2K'].longestSidePx } as const;
