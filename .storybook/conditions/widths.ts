/** The widths of `parameters.viewport`, with the width of 1280 pixels at 400 % zoom. */
export const widths = {
  zoomed: { name: '320 px, 1280 at 400 %', styles: { width: '320px', height: '256px' }, type: 'mobile' },
  narrow: { name: '360 px, phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  medium: { name: '768 px, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  wide: { name: '1280 px, desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** A width in pixels. */
export const pixelsOf = ({ styles }: { styles: { width: string } }): number =>
  Number.parseInt(styles.width, 10);
