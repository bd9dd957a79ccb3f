import type { GlobalStyleRule } from '@vanilla-extract/css';
import { screens } from './screens';
import { vars } from './theme.css';

/** What all text inherits. */
export const inherited = {
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
} as const;

/** Of every element and its generated content. */
export const everywhere = { boxSizing: 'border-box', margin: 0, padding: 0, border: 0 } as const;

/** Of some elements, by their names. */
export const elements: readonly (readonly [names: string, rule: GlobalStyleRule])[] = [
  ['img, picture, svg, canvas, video', { display: 'block', maxInlineSize: '100%' }],
  ['img, video', { blockSize: 'auto' }],
  ['button, input, textarea, select', { font: 'inherit', color: 'inherit', background: 'none' }],
  [
    'h1, h2, h3, h4',
    { fontFamily: vars.font.heading, lineHeight: vars.lineHeight.tight, textWrap: 'balance' },
  ],
  ['p, li', { overflowWrap: 'break-word' }],
  ['ul, ol', { listStyle: 'none' }],
  ['a', { color: 'inherit' }],
  ['table', { borderCollapse: 'collapse' }],
];

/** A brand may change what is inherited. */
export const branded = { color: vars.color.text, fontFamily: vars.font.text } as const;

export const focused = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} as const;

/** Receives focus by script only, to mark the current place. It is not interactive. */
export const focusedPlace = ':is(h1, h2, main, section)[tabindex="-1"]:focus';

export const withoutMotion = {
  '@media': {
    [screens.reducedMotion]: {
      // Neither gets a short duration: Chromium can leave an animation of 0.01 ms at its first keyframe forever,
      // and an inherited colour would be one frame late per level of the tree.
      animationName: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} satisfies GlobalStyleRule;
