import type { Artwork } from './artwork';
import { contrast } from './colour/colour';
import { type Background, backgrounds } from './colour/tones';

/** WCAG contrast of a logo with a background, 1 to 21: that of the strongest colour it shows on it. */
export function contrastOf({ drawing }: Artwork, background: Background): number {
  const paper = backgrounds[background];
  const colours = drawing
    .flatMap(({ fill, stroke }) => [fill, stroke?.colour])
    .filter((each) => each !== undefined);
  return Math.max(1, ...colours.map((colour) => contrast(colour, paper)));
}

/** Width of the finest line of a mark, as a ratio of the mark's width; 1 if it has no lines. */
export function finestDetail({ drawing, width }: Artwork): number {
  return Math.min(1, ...drawing.flatMap(({ stroke }) => (stroke ? [stroke.width / width] : [])));
}
