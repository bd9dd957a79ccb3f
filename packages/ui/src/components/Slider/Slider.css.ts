import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** The filled part of the track, 0 to 1. */
export const filledProperty = '--slider-filled';

const thumb = vars.size.iconL;
const [fill, rest] = ['--slider-fill', '--slider-rest'];
/** The middle of the thumb, which never leaves the track. */
const end = `calc(${thumb} / 2 + var(${filledProperty}) * (100% - ${thumb}))`;

const trackStyle = {
  blockSize: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, var(${fill}) ${end}, var(${rest}) ${end})`,
} as const;
const trackFromTheRight = {
  background: `linear-gradient(to left, var(${fill}) ${end}, var(${rest}) ${end})`,
} as const;

const thumbStyle = {
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  borderRadius: vars.radius.full,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: `var(${fill})`,
  background: vars.color.surface,
} as const;
const focusedThumb = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} as const;

/** Each browser has names of its own for the parts; one that a browser does not know makes a whole rule void. */
const chromium = { track: '::-webkit-slider-runnable-track', thumb: '::-webkit-slider-thumb' };
const firefox = { track: '::-moz-range-track', thumb: '::-moz-range-thumb' };

/** As high as a finger needs, in the space of a small control. */
export const input = componentStyle({
  vars: { [fill]: vars.color.accent, [rest]: vars.color.outline },
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.size.touch,
  marginBlock: `calc((${vars.size.controlS} - ${vars.size.touch}) / 2)`,
  background: 'none',
  // A finger that moves down still scrolls the page.
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: {
    '&:disabled': {
      vars: { [fill]: vars.color.textDisabled, [rest]: vars.color.pressed },
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outline: 'none' },
    [`&${chromium.track}`]: trackStyle,
    [`&${firefox.track}`]: trackStyle,
    [`[dir="rtl"] &${chromium.track}`]: trackFromTheRight,
    [`[dir="rtl"] &${firefox.track}`]: trackFromTheRight,
    [`&${chromium.thumb}`]: {
      ...thumbStyle,
      appearance: 'none',
      marginBlockStart: `calc((${vars.space.xxs} - ${thumb}) / 2)`,
    },
    [`&${firefox.thumb}`]: thumbStyle,
    [`&:focus-visible${chromium.thumb}`]: focusedThumb,
    [`&:focus-visible${firefox.thumb}`]: focusedThumb,
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        [`&:enabled:hover${chromium.thumb}`]: { background: vars.color.accentSoft },
        [`&:enabled:hover${firefox.thumb}`]: { background: vars.color.accentSoft },
      },
    },
    [screens.forcedColors]: {
      vars: { [fill]: 'Highlight', [rest]: 'GrayText' },
      forcedColorAdjust: 'none',
    },
  },
});

export const value = componentStyle({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-disabled]': { color: vars.color.textMuted } },
});
