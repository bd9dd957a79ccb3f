import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '@verapix/client/safe-storage';

/** The theme's key in local storage. `public/before-paint.js` reads it too. */
export const themeKey = 'verapix.theme';

/** `system` follows the device. */
const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const listeners = new Set<() => void>();

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

function currentChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isThemeChoice(theme) ? theme : 'system';
}

function apply(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

/** Applies a theme at once, and stores it where storage is allowed. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice);
  if (choice === 'system') removeItem(localStorageOrNone, themeKey);
  else writeItem(localStorageOrNone, themeKey, choice);
}

const localStorageOrNone = () => localStorage;

function subscribe(listener: () => void): () => void {
  // Follows a choice made in another tab.
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== themeKey) return;
    const stored = readItem(localStorageOrNone, themeKey);
    apply(isThemeChoice(stored) ? stored : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The chosen theme, updated when any tab changes it. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
