/** Media queries by purpose. The product is designed for widths of 360 (the base), 768 and 1280 px. */
export const screens = {
  /** Below 768 px: one column. Only for what has another form there; the base needs no query. */
  phone: 'screen and (width < 48rem)',
  /** From 768 px: two columns. */
  tablet: 'screen and (min-width: 48rem)',
  /** From 1024 px: the navigation in the header. */
  desktop: 'screen and (min-width: 64rem)',
  /** From 1280 px: the maximum width of the content. */
  wide: 'screen and (min-width: 80rem)',
  /** From 1376 px: a floating button fits into the margin beside the page's content. */
  gutter: 'screen and (min-width: 86rem) and (min-height: 30rem)',
  /** From 480 px of height: there is room for what sticks or floats. Less is left at a zoom of 400 %. */
  tall: 'screen and (min-height: 30rem)',
  /** Both: controls beside a picture that stays in view. */
  tallDesktop: 'screen and (min-width: 64rem) and (min-height: 30rem)',
  /** A finger is the only pointer: nothing can be dropped, and there is no keyboard at hand. */
  touch: '(hover: none) and (pointer: coarse)',
  /** There is a pointer that can hover. */
  hover: '(hover: hover)',
  /** The user has no preference for reduced motion. */
  motionOk: '(prefers-reduced-motion: no-preference)',
  /** The user prefers reduced motion: nothing moves. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** System colours replace the theme: backgrounds and fills that carry meaning need a border as well. */
  forcedColors: '(forced-colors: active)',
} as const;
