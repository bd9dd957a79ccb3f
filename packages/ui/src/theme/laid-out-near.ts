import { vars } from './theme.css';

/**
 * A part of a page below its first view: the browser lays it out and paints it when it comes near, and remembers its
 * height. Until then it is as high as a screen. It clips what it contains, except for the outline of what has the focus.
 */
export const laidOutNear = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 40rem',
  overflowClipMargin: vars.space.xs,
} as const;
