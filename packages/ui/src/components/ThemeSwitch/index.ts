export { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps, themeChoices } from './ThemeSwitch';
