import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A finger can hit it, and it still stands in line with the title. */
export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});

export const category = componentStyle({
  color: vars.color.accentText,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.letterSpacing.wide,
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});
