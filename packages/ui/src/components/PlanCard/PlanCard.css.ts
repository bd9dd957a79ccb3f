import { keyframes } from '@vanilla-extract/css';
import { cardFrame } from '../../theme/card-frame';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Head, price, action and features, aligned across the cards. */
const parts = 4;

export const cards = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [screens.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `repeat(${parts}, auto)`,
    },
  },
});

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.s})` } });

const asTwoColumns = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.xl,
  padding: vars.space.l,
};

export const card = componentStyle({
  ...cardFrame,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  selectors: {
    '&[data-highlight]': { borderColor: vars.color.text, paddingBlockStart: vars.space.l },
  },
  '@media': {
    [screens.tablet]: asTwoColumns,
    [screens.desktop]: {
      gridRow: `span ${parts}`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: vars.space.l,
    },
    [screens.motionOk]: {
      animationName: enter,
      animationDuration: vars.duration.slow,
      animationTimingFunction: vars.easing.standard,
      animationFillMode: 'backwards',
    },
  },
});

export const head = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** On the card's upper edge. */
export const highlight = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.space.m,
  transform: 'translateY(-50%)',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  '@media': { [screens.tablet]: { insetInlineStart: vars.space.l } },
});

export const action = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlL,
});

export const features = componentStyle({
  paddingBlockStart: vars.space.m,
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: vars.color.hairline,
  '@media': {
    [screens.tablet]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      paddingBlockStart: 0,
      borderBlockStartStyle: 'none',
    },
    [screens.desktop]: {
      gridColumn: 'auto',
      gridRow: 'auto',
      paddingBlockStart: vars.space.l,
      borderBlockStartStyle: 'solid',
    },
  },
});

export const compact = componentStyle({});

componentGlobalStyle(`${compact} ${features}`, { '@media': { [screens.phone]: { display: 'none' } } });
