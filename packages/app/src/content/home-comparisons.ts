import type { ComparisonSliderProps } from '@verapix/ui';
import boatsSmall from './pictures/home/boats-after-640.avif?url';
import boats from './pictures/home/boats-after-1024.avif?url';
import boatsBefore from './pictures/home/boats-before.avif?url';
import sheepSmall from './pictures/home/sheep-after-640.avif?url';
import sheep from './pictures/home/sheep-after-960.avif?url';
import sheepBefore from './pictures/home/sheep-before.avif?url';

type Pictures = Pick<ComparisonSliderProps, 'before' | 'after' | 'beforeLabel' | 'afterLabel'>;

/** Half of the page beside text; all of it on a phone. */
const halfOfThePage = '(min-width: 80rem) 36rem, (min-width: 64rem) 48vw, 95vw';

/**
 * What the home page compares: a small picture as the browser enlarges it, and the same as the upscaler did. Made by
 * `npm run home-pictures`.
 */
export const homeComparisons: Record<'boats' | 'sheep', Pictures> = {
  boats: {
    before: { src: boatsBefore, alt: 'Boats at Nagasaki, before', width: 1024, height: 768 },
    after: {
      src: boats,
      srcSet: `${boatsSmall} 640w, ${boats} 1024w`,
      sizes: halfOfThePage,
      alt: 'Boats at Nagasaki, enlarged by the upscaler',
      width: 1024,
      height: 768,
    },
    beforeLabel: '256 × 192',
    afterLabel: '1024 × 768',
  },
  sheep: {
    before: { src: sheepBefore, alt: 'Sheep with their lambs, before', width: 960, height: 480 },
    after: {
      src: sheep,
      srcSet: `${sheepSmall} 640w, ${sheep} 960w`,
      sizes: halfOfThePage,
      alt: 'Sheep with their lambs, enlarged by the upscaler',
      width: 960,
      height: 480,
    },
    beforeLabel: '240 × 120',
    afterLabel: '960 × 480',
  },
};
