import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Where a toast leaves when it is swiped: its inline end. */
const away = createVar('away');
/** How far it has been dragged. */
const swiped = 'translateX(var(--radix-toast-swipe-move-x, 0))';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(50%)' } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: `translateX(${away})` },
});

const base = componentStyle({
  vars: { [away]: '50%' },
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  boxShadow: vars.shadow.floating,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.standard,
  animationFillMode: 'both',
  selectors: {
    '[dir="rtl"] &': { vars: { [away]: '-50%' } },
    '&[data-state="open"]': { animationName: enter },
    '&[data-state="closed"]': { animationName: leave, animationDuration: vars.duration.normal },
    '&[data-swipe="move"]': { transform: swiped, animationName: 'none' },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transitionProperty: 'transform',
      transitionDuration: vars.duration.normal,
      transitionTimingFunction: vars.easing.standard,
      animationName: 'none',
    },
    '&[data-state="closed"][data-swipe="end"]': { animationName: swipeOut },
  },
});

const plain = { background: vars.color.floating, borderColor: vars.color.hairline };

export const toast = recipe({
  base,
  variants: {
    tone: {
      ...variantsOf(['neutral', 'info', 'success'], () => plain),
      ...variantsOf(['warning', 'danger'], (tone) => ({
        background: vars.color[`${tone}Soft`],
        borderColor: vars.color[tone],
      })),
    },
  },
});

const iconBase = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  fontSize: vars.fontSize.m,
  marginBlock: `calc((${vars.size.controlS} - ${vars.size.iconM}) / 2)`,
  marginInlineStart: vars.space.xxs,
});

export const icon = recipe({
  base: iconBase,
  variants: {
    tone: {
      neutral: componentStyle({ color: vars.color.textMuted }),
      ...variantsOf(['info', 'success', 'warning', 'danger'], (tone) => ({ color: vars.color[tone] })),
    },
  },
});

/** The first line is level with the icon and the close button. */
export const words = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.controlS} - 1em * ${vars.lineHeight.snug}) / 2)`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingInlineStart: vars.space.xxs } },
});

export const title = componentStyle({ fontWeight: vars.fontWeight.semibold, color: vars.color.text });

export const description = componentStyle({
  marginBlockStart: vars.space.xxs,
  color: vars.color.text,
});

export const action = componentStyle({ marginBlockStart: vars.space.s });

export const close = componentStyle({ flexShrink: 0 });
