import type { ComparisonSliderProps } from '@verapix/ui';
import alpsFew from './pictures/alps-few-pixels.avif?url';
import alpsMany from './pictures/alps-many-pixels.avif?url';
import boatsFast from './pictures/boats-fast.avif?url';
import boatsKernel from './pictures/boats-kernel.avif?url';
import boatsSharp from './pictures/boats-sharp.avif?url';
import boatsSquares from './pictures/boats-squares.avif?url';
import catLeftOut from './pictures/cat-left-out.avif?url';
import catWeighed from './pictures/cat-weighed.avif?url';
import sheepAvif from './pictures/sheep-budget.avif?url';
import sheepJpeg from './pictures/sheep-budget.jpg?url';

type Pictures = Pick<ComparisonSliderProps, 'before' | 'after'>;

const size = { width: 960, height: 480 };
const pair = (before: string, after: string, alt: string): Pictures => ({
  before: { ...size, src: before, alt: `${alt}, before` },
  after: { ...size, src: after, alt },
});

/** What the articles compare. Each pair is made of one photograph by `npm run blog-pictures`. */
export const comparisons = {
  alps: pair(alpsFew, alpsMany, 'Peaks behind a wooded slope'),
  boats: pair(boatsFast, boatsSharp, 'Boats on the river at Nagasaki'),
  cat: pair(catLeftOut, catWeighed, 'A walking cat before a grid of lines'),
  kernel: pair(boatsSquares, boatsKernel, 'The hull of a boat, from near'),
  formats: pair(sheepJpeg, sheepAvif, 'Sheep with their lambs on a meadow'),
};

export type ComparisonName = keyof typeof comparisons;
