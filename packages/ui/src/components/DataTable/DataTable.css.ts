import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ inlineSize: '100%', fontSize: vars.fontSize.s });

export const caption = componentStyle({
  captionSide: 'bottom',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  textAlign: 'start',
});

export const cell = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  textAlign: 'end',
  fontWeight: vars.fontWeight.regular,
  selectors: { '&:first-child': { textAlign: 'start' }, '&:last-child': { paddingInlineEnd: 0 } },
});

componentGlobalStyle(`${root} thead ${cell}`, {
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
});
