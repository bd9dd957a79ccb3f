import { cardFrame } from '../../theme/card-frame';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Ends with a gap, so that two rounds are exactly twice as wide as one. Fills the row with few reviews too. */
export const list = componentStyle({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.m,
  minInlineSize: '100cqi',
  paddingInlineEnd: vars.space.m,
});

/** On a phone the next one is in sight at the edge. */
export const item = componentStyle({
  display: 'grid',
  flexShrink: 0,
  inlineSize: 'min(22rem, 85cqi)',
  scrollSnapAlign: 'start',
});

export const card = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.snug,
});

export const content = componentStyle({ color: vars.color.textMuted });

export const name = componentStyle({
  marginBlockStart: 'auto',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});
