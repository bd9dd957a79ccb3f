import alps480 from './pictures/alps-480.avif?url';
import alps960 from './pictures/alps-960.avif?url';
import boats480 from './pictures/boats-480.avif?url';
import boats960 from './pictures/boats-960.avif?url';
import cat480 from './pictures/cat-480.avif?url';
import cat960 from './pictures/cat-960.avif?url';
import sheep480 from './pictures/sheep-480.avif?url';
import sheep960 from './pictures/sheep-960.avif?url';

/** The picture of an article in its two widths, 480 and 960 pixels, each half as high as wide. */
interface Cover {
  small: string;
  large: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Photographs of the Getty Open Content, public domain. Made by `npm run blog-pictures`. */
export const covers = {
  alps: { small: alps480, large: alps960, alt: 'Snow on the peaks of the French Alps behind dark firs' },
  boats: { small: boats480, large: boats960, alt: 'Boats on the river at Nagasaki, houses on the bank' },
  cat: { small: cat480, large: cat960, alt: 'A cat walking and running, in rows of small photographs' },
  sheep: { small: sheep480, large: sheep960, alt: 'Sheep with their lambs on a meadow in March' },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof covers;
