import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.s})` } });
const slideIn = keyframes({ from: { translate: '100%' } });
const slideInFromLeft = keyframes({ from: { translate: '-100%' } });

const base = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.dialog,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.floating,
  color: vars.color.text,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for the head and the actions, so that neither covers the focused element.
  '@media': { [screens.tall]: { scrollPaddingBlock: `calc(${vars.size.touch} + ${vars.space.l})` } },
  animationDuration: vars.duration.normal,
  animationTimingFunction: vars.easing.standard,
});

const floating = {
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  boxShadow: vars.shadow.dialog,
} as const;

export const content = recipe({
  base,
  variants: {
    size: { s: {}, m: {}, l: {} },
    placement: {
      center: componentStyle({
        animationName: rise,
        '@media': {
          [screens.tablet]: {
            ...floating,
            margin: 'auto',
            blockSize: 'fit-content',
            maxBlockSize: `calc(100dvb - 2 * ${vars.space.xl})`,
            maxInlineSize: `calc(100% - 2 * ${vars.space.xl})`,
            borderRadius: vars.radius.l,
          },
        },
      }),
      'inline-end': componentStyle({
        ...floating,
        insetInlineStart: 'auto',
        inlineSize: `min(100%, ${vars.size.toast})`,
        borderWidth: 0,
        borderInlineStartWidth: vars.line.hairline,
        animationName: slideIn,
        animationDuration: vars.duration.slow,
        selectors: { '[dir="rtl"] &': { animationName: slideInFromLeft } },
      }),
    },
  },
  compoundVariants: (
    [
      ['s', vars.size.toast],
      ['m', vars.size.dialog],
      ['l', `calc(${vars.size.dialog} * 1.5)`],
    ] as const
  ).map(([size, inlineSize]) => ({
    variants: { size, placement: 'center' as const },
    style: componentStyle({ '@media': { [screens.tablet]: { inlineSize } } }),
  })),
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  zIndex: vars.zIndex.raised,
  flexShrink: 0,
  '@media': { [screens.tall]: { position: 'sticky', insetBlockStart: 0 } },
  paddingBlock: `${vars.space.m} ${vars.space.xxs}`,
  paddingInline: `${vars.space.l} ${vars.space.m}`,
  background: vars.color.floating,
});

/** The first line is level with the close button. */
export const title = componentStyle({
  paddingBlock: `calc((${vars.size.controlM} - 1em * ${vars.lineHeight.snug}) / 2)`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  flexGrow: 1,
  flexShrink: 0,
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.xxs} ${vars.space.l}`,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  zIndex: vars.zIndex.raised,
  flexShrink: 0,
  '@media': { [screens.tall]: { position: 'sticky', insetBlockEnd: 0 } },
  background: vars.color.floating,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

/** On phones the buttons share the width. They stack when their labels are too long. */
componentGlobalStyle(`${actions} > *`, {
  flexGrow: 1,
  '@media': { [screens.tablet]: { flexGrow: 0 } },
});
