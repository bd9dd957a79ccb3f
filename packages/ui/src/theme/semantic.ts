import { palette as p } from './palette.ts';

/** Semantic colours of the light theme. The dark theme has the same keys. */
export const lightColors = {
  /** The page itself. */
  canvas: p.grey50,
  /** Cards, panels, fields. */
  surface: p.white,
  /** Wells, tracks, the area around a picture. */
  sunken: p.grey150,
  /** Menus, dialogs, toasts. */
  floating: p.white,
  /** The scrim behind a dialog. */
  scrim: 'rgb(0 0 0 / 0.48)',
  /** Decorative line between areas. */
  hairline: p.grey200,
  /** Outline of a control: at least 3:1 against the surfaces. */
  outline: p.grey450,
  /** Text and icons on every surface. */
  text: p.grey950,
  /** Secondary text: at least 4.5:1 on canvas, surface and sunken. */
  textMuted: p.grey600,
  /** Text of disabled controls. */
  textDisabled: p.grey500,
  /** Neutral tint of hovered elements. */
  hover: p.grey100,
  /** Neutral tint of pressed, selected or highlighted elements. */
  pressed: p.grey200,
  /** Interactive elements: the only strong colour of the product. */
  accent: p.vermilion600,
  /** The accent, hovered or pressed. */
  accentHover: p.vermilion700,
  /** Text on the accent. */
  onAccent: p.white,
  /** Accent as text or icon on canvas, surface, sunken. */
  accentText: p.vermilion700,
  /** A tint of the accent, behind accentText. */
  accentSoft: p.vermilion50,
  /** The focus ring. Neutral: it says where, not what. */
  focus: p.grey950,
  /** Information, as text, icon or fill. */
  info: p.blue700,
  /** Its background. */
  infoSoft: p.blue50,
  /** Success, as text, icon or fill. */
  success: p.green700,
  /** Its background. */
  successSoft: p.green50,
  /** A warning, as text, icon or fill. */
  warning: p.amber800,
  /** Its background. */
  warningSoft: p.amber50,
  /** Plain yellow, for a fill with a warning edge: too bright to stand alone on a light background. */
  warningFill: p.amber300,
  /** Errors and destructive actions, as text, icon or fill. Differs from the accent in hue and lightness. */
  danger: p.crimson800,
  /** A danger fill, hovered or pressed. */
  dangerHover: '#6c0a30',
  /** Its background. */
  dangerSoft: p.crimson50,
  /** Text on a solid info, success, warning or danger fill. */
  onStatus: p.white,
  /** One of the two squares of the pattern behind transparent pixels. */
  checkerA: p.white,
  /** The other square. */
  checkerB: p.grey200,
  /** Controls on top of a picture, in both themes. */
  onPicture: p.white,
  /** The background of those controls. */
  onPictureScrim: 'rgb(0 0 0 / 0.72)',
};

export type ColorName = keyof typeof lightColors;

/** The dark theme overrides colours only. */
export const darkColors: Record<ColorName, string> = {
  canvas: p.grey950,
  surface: p.grey925,
  sunken: p.grey1000,
  floating: p.grey900,
  scrim: 'rgb(0 0 0 / 0.64)',
  hairline: p.grey800,
  outline: p.grey450,
  text: p.grey100,
  textMuted: p.grey350,
  textDisabled: p.grey450,
  hover: p.grey850,
  pressed: p.grey800,
  accent: p.vermilion400,
  accentHover: '#ff8359',
  onAccent: p.vermilion950,
  accentText: p.vermilion400,
  accentSoft: p.vermilion900,
  focus: p.grey50,
  info: p.blue300,
  infoSoft: p.blue950,
  success: p.green300,
  successSoft: p.green950,
  warning: p.amber300,
  warningSoft: p.amber950,
  warningFill: p.amber300,
  danger: p.crimson200,
  dangerHover: '#ffc9d8',
  dangerSoft: p.crimson950,
  onStatus: p.grey1000,
  checkerA: p.grey800,
  checkerB: p.grey900,
  onPicture: p.white,
  onPictureScrim: 'rgb(0 0 0 / 0.72)',
};

/** Pairs of colours that are used together, with the minimum contrast that WCAG 2.2 AA requires. A test checks them. */
export const contrastPairs: readonly {
  foreground: ColorName;
  background: ColorName;
  atLeast: 3 | 4.5;
}[] = [
  ...(['canvas', 'surface', 'sunken', 'floating', 'hover'] as const).flatMap((background) => [
    { foreground: 'text' as const, background, atLeast: 4.5 as const },
    { foreground: 'textMuted' as const, background, atLeast: 4.5 as const },
    { foreground: 'accentText' as const, background, atLeast: 4.5 as const },
    { foreground: 'outline' as const, background, atLeast: 3 as const },
    { foreground: 'focus' as const, background, atLeast: 3 as const },
  ]),
  { foreground: 'text', background: 'pressed', atLeast: 4.5 },
  // Inverted: the neutral solid button, normal and hovered.
  { foreground: 'canvas', background: 'text', atLeast: 4.5 },
  { foreground: 'canvas', background: 'textMuted', atLeast: 4.5 },
  { foreground: 'onAccent', background: 'accent', atLeast: 4.5 },
  { foreground: 'onAccent', background: 'accentHover', atLeast: 4.5 },
  { foreground: 'accent', background: 'canvas', atLeast: 3 },
  { foreground: 'accentText', background: 'accentSoft', atLeast: 4.5 },
  ...(['info', 'success', 'warning', 'danger'] as const).flatMap((status) => [
    { foreground: status, background: `${status}Soft` as const, atLeast: 4.5 as const },
    { foreground: 'text' as const, background: `${status}Soft` as const, atLeast: 4.5 as const },
    { foreground: status, background: 'surface' as const, atLeast: 4.5 as const },
    { foreground: status, background: 'canvas' as const, atLeast: 4.5 as const },
    { foreground: 'onStatus' as const, background: status, atLeast: 4.5 as const },
  ]),
  { foreground: 'onStatus', background: 'dangerHover', atLeast: 4.5 },
  { foreground: 'onPicture', background: 'onPictureScrim', atLeast: 4.5 },
];

/** Pairs with a contrast requirement of this project that WCAG does not require, each with the reason. */
export const unmeasuredPairs: readonly { foreground: ColorName; background: ColorName; why: string }[] = [
  ...(['pressed', 'sunken'] as const).map((background) => ({
    foreground: 'textDisabled' as const,
    background,
    why: 'What can not be operated is exempt.',
  })),
  {
    foreground: 'canvas',
    background: 'surface',
    why: 'The tick of a checkbox, which is not there before the box is filled.',
  },
];
