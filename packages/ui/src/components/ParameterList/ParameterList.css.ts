import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  minInlineSize: 0,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const item = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  minInlineSize: 0,
});

export const name = componentStyle({
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
});

export const type = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });

export const required = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  textWrap: 'pretty',
});

/** The nested parameters. */
export const parts = componentStyle({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.thick} solid ${vars.color.hairline}`,
});
