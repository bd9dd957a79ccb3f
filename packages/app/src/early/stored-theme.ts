import { readItem } from '../wiring/safe-storage';

/** Where a chosen theme lies in local storage. */
export const themeKey = 'verapix.theme';

/** Shows a remembered theme before the first paint, so that the other one does not flash. */
export function showStoredTheme(): void {
  const theme = readItem(() => localStorage, themeKey);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}
