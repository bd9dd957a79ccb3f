import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { tokenName } from './names';
import { scales } from './scales';
import { darkColors, lightColors } from './semantic';

/** Every design token as a CSS custom property: `vars.color.accent` is `var(--vx-color-accent)`. */
export const vars = createGlobalThemeContract({ color: lightColors, ...scales }, (_value, path) =>
  tokenName(path),
);

// Less specific than a brand, which may be set on the root.
createGlobalTheme(':where(:root)', vars, { '@layer': layers.theme, color: lightColors, ...scales });

const dark = { vars: assignVars(vars.color, darkColors), colorScheme: 'dark' };

globalStyle(':root', { '@layer': { [layers.theme]: { colorScheme: 'light' } } });
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layers.theme]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
});
globalStyle(':root[data-theme="dark"]', { '@layer': { [layers.theme]: dark } });
