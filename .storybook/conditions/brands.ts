import { createVerapixTheme, type ThemeOverrides, themes } from '@verapix/ui/theming';

/** The toolbar's choice of the theme that the theme editor keeps. */
export const editedBrand = 'edited';

export const brands = [...Object.keys(themes), editedBrand];

const editedKey = 'storybook-edited-theme';

/** The theme of the theme editor; without edits, the default. */
export function readEditedTheme(): ThemeOverrides {
  return JSON.parse(localStorage.getItem(editedKey) ?? '{}');
}

/** Keeps the theme of the theme editor, and shows it where the toolbar's choice is `edited`. */
export function storeEditedTheme(theme: ThemeOverrides): void {
  localStorage.setItem(editedKey, JSON.stringify(theme));
  editedCss.textContent = createVerapixTheme(editedBrand, theme);
}

function addStyles(css: string): HTMLStyleElement {
  const styles = document.createElement('style');
  styles.textContent = css;
  document.head.append(styles);
  return styles;
}

const shipped = Object.entries<ThemeOverrides>(themes);
addStyles(shipped.map(([name, theme]) => createVerapixTheme(name, theme)).join(''));
const editedCss = addStyles(createVerapixTheme(editedBrand, readEditedTheme()));

/** Shows the page in a theme. */
export function showBrand(name: string): void {
  document.documentElement.dataset.brand = name;
}
