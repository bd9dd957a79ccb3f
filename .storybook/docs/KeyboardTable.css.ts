import { componentStyle } from '../../packages/ui/src/theme/component-style';
import { vars } from '../../packages/ui/src/theme/theme.css';

export const table = componentStyle({ inlineSize: '100%', fontSize: vars.fontSize.s });

export const cell = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const head = componentStyle({
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

export const keys = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
