import { keyframes } from '@vanilla-extract/css';
import { cardFrame } from '../../theme/card-frame';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** The duration of one round, written directly to the track's style. */
export const lapProperty = '--review-lap';
/** The track's offset after one round, when the second copy has replaced the first. */
const roundProperty = '--review-round';

const pass = keyframes({ to: { transform: `translateX(var(${roundProperty}))` } });

/** The prerendered HTML is a loop that waits for its script. */
const unscripted = '(scripting: none)';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minInlineSize: 0,
});

/** Reserves space for its scrollbar in every state, so that the layout does not shift. */
export const row = componentStyle({
  containerType: 'inline-size',
  paddingBlockEnd: vars.space.xxs,
  overflowX: 'scroll',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.outline} transparent`,
  selectors: {
    '[data-loop="still"] > &': { scrollSnapType: 'inline mandatory' },
    '[data-loop="running"] > &': { scrollbarColor: 'transparent transparent' },
  },
  '@media': {
    [unscripted]: {
      selectors: { '[data-loop="running"] > &': { scrollbarColor: `${vars.color.outline} transparent` } },
    },
  },
});

export const track = componentStyle({
  vars: { [roundProperty]: '-50%' },
  display: 'flex',
  inlineSize: 'max-content',
  selectors: {
    '[dir="rtl"] &': { vars: { [roundProperty]: '50%' } },
    ':not([data-loop="still"]) > * > &': {
      animation: `${pass} var(${lapProperty}, 0s) linear infinite`,
      animationPlayState: 'paused',
    },
    '[data-loop="running"][data-seen="true"] > :not(:focus-within) > &': { animationPlayState: 'running' },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '[data-loop="running"][data-seen="true"] > :not(:focus-within):hover > &': {
          animationPlayState: 'paused',
        },
      },
    },
  },
});

/** Keeps its space where reduced motion takes the button away. */
export const tools = componentStyle({
  display: 'flex',
  minBlockSize: vars.size.controlM,
  '@media': { [unscripted]: { display: 'none' } },
});

/** Ends with a gap, so that two rounds are exactly twice as wide as one. Fills the row even with few reviews. */
export const list = componentStyle({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.m,
  minInlineSize: '100cqi',
  paddingInlineEnd: vars.space.m,
});

/** On phones the edge of the next one is visible. */
export const item = componentStyle({
  display: 'grid',
  flexShrink: 0,
  inlineSize: 'min(22rem, 85cqi)',
  scrollSnapAlign: 'start',
});

export const card = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.snug,
});

export const content = componentStyle({ color: vars.color.textMuted });

export const name = componentStyle({
  marginBlockStart: 'auto',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});

export const stars = componentStyle({ display: 'flex', gap: vars.space.xxs });

export const star = componentStyle({ fill: 'currentColor' });
