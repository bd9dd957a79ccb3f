import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const appear = keyframes({ from: { opacity: 0 } });

export const content = componentStyle({
  zIndex: vars.zIndex.popover,
  maxInlineSize: `min(${vars.size.toast}, var(--radix-tooltip-content-available-width))`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
  '@media': { [screens.forcedColors]: { border: `${vars.line.hairline} solid CanvasText` } },
});
