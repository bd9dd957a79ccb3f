import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
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
