import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const appear = keyframes({ from: { opacity: 0 } });

export const content = componentStyle({
  zIndex: vars.zIndex.popover,
  maxInlineSize: vars.size.menu,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  border: `${vars.line.hairline} solid transparent`,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
});
