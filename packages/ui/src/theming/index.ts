export { type ContrastFailure, contrastFailures } from './contrast-failures';
export { createVerapixTheme, type ThemeOverrides, type ThemeTokens } from './create-theme';
export { type DtcgDocument, fromDtcg, toDtcg } from './dtcg';
export { type FigmaDocument, themeFiles, toCssVariables, toFigma, toTailwind } from './formats';
export { type ThemeName, themes } from './themes';
