import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } });

export const content = componentStyle({
  zIndex: vars.zIndex.popover,
  minInlineSize: vars.size.menu,
  maxInlineSize: `min(${vars.size.toast}, var(--radix-popover-content-available-width))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.m,
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
});

/** In the corner, without a line of its own; read after the content. */
export const close = componentStyle({
  selectors: {
    '&&': { position: 'absolute', insetBlockStart: vars.space.xxs, insetInlineEnd: vars.space.xxs },
  },
});
