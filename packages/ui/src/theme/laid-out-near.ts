import { vars } from './theme.css';

/**
 * A part of a page below its first view: the browser lays it out and paints it when it comes near, and remembers its
 * height. Until then it has an estimated height: at least its own, or its controls seem to overlap those of the next part. It clips what it contains, except for the outline of what has the focus.
 */
export const laidOutNear = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 48rem',
  overflowClipMargin: vars.space.xs,
} as const;
