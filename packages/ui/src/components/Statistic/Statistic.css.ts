import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** The whole figure keeps its room while the counted one lies over it. */
export const figure = componentStyle({
  display: 'grid',
  justifyContent: 'start',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const whole = componentStyle({
  gridArea: '1 / 1',
  selectors: { '[data-counting] > &': { opacity: 0 } },
  '@media': { print: { selectors: { '[data-counting] > &': { opacity: 1 } } } },
});

export const counted = componentStyle({
  gridArea: '1 / 1',
  '@media': { print: { display: 'none' } },
});

export const label = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
