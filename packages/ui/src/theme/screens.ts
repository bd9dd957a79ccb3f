/** Media queries by purpose. Widths are those the product is looked at in: 360 (the base), 768 and 1280 px. */
export const screens = {
  /** From 768 px: two columns. */
  tablet: 'screen and (min-width: 48rem)',
  /** From 1024 px: the navigation in the header. */
  desktop: 'screen and (min-width: 64rem)',
  /** From 1280 px: as wide as the content grows. */
  wide: 'screen and (min-width: 80rem)',
  /** From 1600 px: there is room beside the page's content. */
  beside: 'screen and (min-width: 100rem)',
  /** There is a pointer that can hover, so that hovering may change something. */
  hover: '(hover: hover)',
  /** Nobody asked for less motion. */
  motionOk: '(prefers-reduced-motion: no-preference)',
  /** Somebody asked for less motion: nothing moves. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system's colours replace ours: what a ground or a fill said needs a line. */
  forcedColors: '(forced-colors: active)',
} as const;
