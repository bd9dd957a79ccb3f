import { widths } from './conditions/widths';

const pixels = ({ styles }: { styles: { width: string } }) => Number.parseInt(styles.width, 10);

/**
 * What the hosted visual review photographs of every story: both themes, on a phone and on a desktop, each mode with
 * baselines of its own. A mode sets the toolbar of its name; the widths are the toolbar's. For `parameters.chromatic`.
 */
export const chromatic = {
  disableSnapshot: false,
  modes: {
    'light phone': { theme: 'light', viewport: pixels(widths.narrow) },
    'light desktop': { theme: 'light', viewport: pixels(widths.wide) },
    'dark phone': { theme: 'dark', viewport: pixels(widths.narrow) },
    'dark desktop': { theme: 'dark', viewport: pixels(widths.wide) },
  },
  // As the local baselines are taken: what moves is at rest.
  prefersReducedMotion: 'reduce',
} as const;
