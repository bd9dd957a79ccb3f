import { headshotSizePx } from './limits';

/** The sizes in which a headshot can be downloaded, the size of a run first. Others are cut from it and scaled down. */
export const headshotSizes = [
  { id: 'portrait', ...headshotSizePx },
  { id: 'square', width: 800, height: 800 },
  { id: 'profile', width: 400, height: 400 },
  // 35 × 45 mm at 300 dots an inch.
  { id: 'cv', width: 413, height: 531 },
] as const;
export type HeadshotSize = (typeof headshotSizes)[number];
