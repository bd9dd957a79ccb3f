import { useSyncExternalStore } from 'react';
import { themeKey as key } from '../early/stored-theme';
import { readItem, removeItem, writeItem } from '../wiring/safe-storage';

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

/** Takes a theme at once and remembers it on this device where storage is allowed. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice);
  if (choice === 'system') removeItem(localStorageOrNone, key);
  else writeItem(localStorageOrNone, key, choice);
}

const localStorageOrNone = () => localStorage;

function subscribe(listener: () => void): () => void {
  // Another tab chose: the page follows without a reload.
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return;
    const stored = readItem(localStorageOrNone, key);
    apply(isThemeChoice(stored) ? stored : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The chosen theme; the component renders again when it changes, in this tab or another. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
