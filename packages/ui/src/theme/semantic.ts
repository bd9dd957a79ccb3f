import { palette as p } from './palette';

/** Colours by meaning, light theme. The dark theme has exactly the same keys. */
export const lightColors = {
  /** The page itself. */
  canvas: p.grey50,
  /** Cards, panels, fields. */
  surface: p.white,
  /** Wells, tracks, the area around a picture. */
  sunken: p.grey150,
  /** Menus, dialogs, toasts. */
  floating: p.white,
  /** What covers the page behind a dialog. */
  scrim: 'rgb(0 0 0 / 0.48)',
  /** Decorative line between areas. */
  hairline: p.grey200,
  /** Outline of a control: at least 3:1 against the surfaces. */
  outline: p.grey450,
  text: p.grey950,
  /** Secondary text: at least 4.5:1 on canvas, surface and sunken. */
  textMuted: p.grey600,
  textDisabled: p.grey500,
  /** Neutral tint behind something pointed at, and behind something pressed. */
  hover: p.grey100,
  pressed: p.grey200,
  /** What acts: the only strong colour of the product. */
  accent: p.vermilion600,
  accentHover: p.vermilion700,
  accentPressed: p.vermilion750,
  onAccent: p.white,
  /** Accent as text or icon on canvas, surface, sunken. */
  accentText: p.vermilion700,
  accentSoft: p.vermilion50,
  focus: p.vermilion700,
  info: p.blue700,
  infoSoft: p.blue50,
  success: p.green700,
  successSoft: p.green50,
  warning: p.amber800,
  warningSoft: p.amber50,
  /** Plainly yellow, for a fill with an edge of `warning`: too bright to stand alone on a light ground. */
  warningFill: p.amber300,
  danger: p.red700,
  dangerHover: '#930f18',
  dangerSoft: p.red50,
  /** Text on a solid info, success, warning or danger fill. */
  onStatus: p.white,
  /** The two squares of the pattern behind transparent pixels. */
  checkerA: p.white,
  checkerB: p.grey200,
  /** Controls that lie on a picture, whatever the theme. */
  onPicture: p.white,
  onPictureScrim: 'rgb(0 0 0 / 0.72)',
};

export type ColorName = keyof typeof lightColors;

/** Dark theme: overrides colour alone. */
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
  accentPressed: p.vermilion450,
  onAccent: p.vermilion950,
  accentText: p.vermilion400,
  accentSoft: p.vermilion900,
  focus: p.vermilion300,
  info: p.blue300,
  infoSoft: p.blue950,
  success: p.green300,
  successSoft: p.green950,
  warning: p.amber300,
  warningSoft: p.amber950,
  warningFill: p.amber300,
  danger: p.red300,
  dangerHover: '#ffa3a3',
  dangerSoft: p.red950,
  onStatus: p.grey1000,
  checkerA: p.grey800,
  checkerB: p.grey900,
  onPicture: p.white,
  onPictureScrim: 'rgb(0 0 0 / 0.72)',
};

/** Pairs that are read together, with the least contrast WCAG 2.2 AA asks of them. A test holds them to it. */
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
  { foreground: 'onAccent', background: 'accent', atLeast: 4.5 },
  { foreground: 'onAccent', background: 'accentHover', atLeast: 4.5 },
  { foreground: 'onAccent', background: 'accentPressed', atLeast: 4.5 },
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
];
