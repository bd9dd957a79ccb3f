import type { Colour } from '../picture/pixels';
import type { HeadshotLook } from './types';

/** How a studio is set up for one look. */
export interface Look {
  label: string;
  /** The backdrop where the light falls on it, behind the head. */
  middle: Colour;
  /** The backdrop in the corners, where the light falls off. */
  corner: Colour;
  /** How much the person's shadow darkens the backdrop, 0 to 1. */
  shadow: number;
  /** How much of the backdrop's light comes round the person's edge, 0 to 1. */
  wrap: number;
  /** How much the corners of the whole picture are darkened, 0 to 1. */
  vignette: number;
}

const colour = (red: number, green: number, blue: number): Colour => ({ red, green, blue });

export const looks: Record<HeadshotLook, Look> = {
  slate: {
    label: 'Slate',
    middle: colour(142, 149, 156),
    corner: colour(70, 76, 83),
    shadow: 0.22,
    wrap: 0.3,
    vignette: 0.1,
  },
  navy: {
    label: 'Navy',
    middle: colour(66, 92, 132),
    corner: colour(20, 32, 56),
    shadow: 0.25,
    wrap: 0.3,
    vignette: 0.12,
  },
  warm: {
    label: 'Warm',
    middle: colour(214, 196, 172),
    corner: colour(146, 122, 98),
    shadow: 0.2,
    wrap: 0.3,
    vignette: 0.08,
  },
  white: {
    label: 'White',
    middle: colour(252, 252, 252),
    corner: colour(232, 233, 235),
    shadow: 0.1,
    wrap: 0.35,
    vignette: 0,
  },
};
