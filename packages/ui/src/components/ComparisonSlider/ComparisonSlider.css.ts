import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** The divider's position, 0 to 100, written straight to the style of what moves. */
export const positionProperty = '--comparison-position';

const position = `var(${positionProperty})`;
const fromStart = `calc(${position} * 1%)`;
const fromEnd = `calc(100% - ${position} * 1%)`;

export const stage = recipe({
  variants: {
    orientation: {
      // Whatever the direction of the slider, a finger that goes up or down over it scrolls the page.
      horizontal: componentStyle({ cursor: 'ew-resize', touchAction: 'pan-y' }),
      vertical: componentStyle({ cursor: 'ns-resize', touchAction: 'pan-x pan-y' }),
    },
  },
});

/**
 * Each picture is cut off at the divider, so that transparent pixels of one never show the other. Cutting a layer
 * that holds an already drawn picture is work for the compositor alone.
 */
export const sides = {
  horizontal: {
    before: componentStyle({
      transitionProperty: 'none',
      clipPath: `inset(0 ${fromEnd} 0 0)`,
      selectors: { '[dir="rtl"] &': { clipPath: `inset(0 0 0 ${fromEnd})` } },
    }),
    after: componentStyle({
      transitionProperty: 'none',
      clipPath: `inset(0 0 0 ${fromStart})`,
      selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${fromStart} 0 0)` } },
    }),
  },
  vertical: {
    before: componentStyle({ transitionProperty: 'none', clipPath: `inset(0 0 ${fromEnd} 0)` }),
    after: componentStyle({ transitionProperty: 'none', clipPath: `inset(${fromStart} 0 0 0)` }),
  },
} as const;

export const label = recipe({
  base: componentStyle({
    position: 'absolute',
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.s,
    background: vars.color.onPictureScrim,
    color: vars.color.onPicture,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.normal} ${vars.easing.standard}`,
    selectors: { '&[data-crowded]': { opacity: 0 } },
  }),
  variants: {
    side: {
      before: componentStyle({ insetInlineStart: vars.space.s, insetBlockStart: vars.space.s }),
      after: componentStyle({ insetInlineEnd: vars.space.s }),
    },
    orientation: {
      horizontal: componentStyle({ insetBlockStart: vars.space.s }),
      vertical: {},
    },
  },
  compoundVariants: [
    {
      variants: { side: 'after', orientation: 'vertical' },
      style: componentStyle({ insetBlockEnd: vars.space.s }),
    },
  ],
});
