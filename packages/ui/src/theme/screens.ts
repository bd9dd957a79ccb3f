/** Media queries by purpose. Widths are those the product is looked at in: 360 (the base), 768 and 1280 px. */
export const screens = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 80rem)',
  hover: '(hover: hover)',
  motionOk: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
