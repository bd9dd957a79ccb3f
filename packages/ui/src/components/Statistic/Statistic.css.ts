import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** The whole figure keeps its space while the counted one covers it. */
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

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  rowGap: vars.space.l,
  columnGap: vars.space.m,
});

export const item = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: vars.color.hairline,
});
