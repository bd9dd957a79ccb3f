import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** How long one round takes. Written straight to the track's style. */
export const lapProperty = '--review-lap';
/** Where the track is after one round: the second has taken the place of the first. */
const roundProperty = '--review-round';

const pass = keyframes({ to: { transform: `translateX(var(${roundProperty}))` } });

const scripted = '(scripting: enabled)';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minInlineSize: 0,
});

/** Its scrollbar has its room in every state, so that nothing moves when one follows another. */
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
    [`${screens.motionOk} and ${scripted}`]: {
      selectors: { '[data-loop="still"] > &': { scrollbarColor: 'transparent transparent' } },
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

/** Keeps its room where the page's HTML will become a loop. */
export const tools = componentStyle({
  display: 'flex',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [`${screens.motionOk} and ${scripted}`]: {
      minBlockSize: vars.size.controlM,
      selectors: { '&:empty': { display: 'flex' } },
    },
  },
});
