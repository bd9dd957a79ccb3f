import type { ThemeOverrides } from './create-theme';

/** Strong outlines, no grey text: all text has at least 7 : 1. */
const highContrast: ThemeOverrides = {
  light: {
    canvas: '#ffffff',
    sunken: '#f4f4f4',
    hairline: '#595959',
    outline: '#333333',
    text: '#000000',
    textMuted: '#333333',
    accent: '#8f2200',
    accentHover: '#6b1900',
    accentText: '#8f2200',
    accentSoft: '#ffffff',
    focus: '#000000',
    info: '#0b3d78',
    success: '#0c4a27',
    warning: '#573a00',
    danger: '#8a0c15',
    dangerHover: '#6b0810',
  },
  dark: {
    canvas: '#000000',
    surface: '#000000',
    sunken: '#0d0d0d',
    floating: '#131313',
    hairline: '#adadad',
    outline: '#dedede',
    text: '#ffffff',
    textMuted: '#ebebeb',
    accent: '#ff9b7d',
    accentHover: '#ffb8a3',
    accentText: '#ff9b7d',
    focus: '#ffffff',
  },
  line: { hairline: '2px', thick: '3px' },
  focus: { width: '3px' },
};

/** Statuses in blue, orange and violet, of different lightness: they stay apart without red or green receptors. */
const colourVision: ThemeOverrides = {
  light: {
    accent: '#00618f',
    accentHover: '#004b70',
    accentText: '#004b70',
    accentSoft: '#e6f2f8',
    focus: '#004b70',
    success: '#00517d',
    successSoft: '#e6f2f8',
    info: '#626262',
    infoSoft: '#f4f4f4',
    warning: '#835000',
    warningSoft: '#fff3dc',
    danger: '#5d0a4d',
    dangerHover: '#42053a',
    dangerSoft: '#faeaf6',
  },
  dark: {
    accent: '#5ab8ec',
    accentHover: '#82caf2',
    onAccent: '#04121b',
    accentText: '#5ab8ec',
    accentSoft: '#0f2430',
    focus: '#9ad6f7',
    success: '#2f94cf',
    successSoft: '#0f2430',
    info: '#ffffff',
    infoSoft: '#222222',
    warning: '#cf9526',
    warningSoft: '#2b2212',
    danger: '#ffbfec',
    dangerHover: '#ffd3f2',
    dangerSoft: '#331a2d',
  },
};

/** Less space and lower controls, for pages of much data. Touch targets keep their size. */
const compact: ThemeOverrides = {
  space: { xxs: '0.125rem', xs: '0.375rem', s: '0.5rem', m: '0.75rem', l: '1rem', xl: '1.5rem', xxl: '2rem' },
  size: { controlS: '1.75rem', controlM: '2.25rem', controlL: '2.5rem', header: '3.5rem' },
};

/** A sample of what a brand changes: one colour and the shape. */
const harbour: ThemeOverrides = {
  light: {
    accent: '#0a6670',
    accentHover: '#084f57',
    accentText: '#084f57',
    accentSoft: '#e3f3f4',
    focus: '#084f57',
  },
  dark: {
    accent: '#4fc3cf',
    accentHover: '#7bd5de',
    onAccent: '#031416',
    accentText: '#4fc3cf',
    accentSoft: '#0e2a2d',
    focus: '#9be3ea',
  },
  radius: { s: '0', m: '0', l: '0' },
};

/** The themes that come with the design system, by the name for `data-brand`. The default has no overrides. */
export const themes = {
  default: {},
  'high-contrast': highContrast,
  'colour-vision': colourVision,
  compact,
  harbour,
} as const satisfies Record<string, ThemeOverrides>;

export type ThemeName = keyof typeof themes;
