import { createEmitter, readItem, removeItem, writeItem } from '@verapix/domain';
import { useSyncExternalStore } from 'react';

/** The theme's key in local storage. `public/before-paint.js` reads it too. */
export const themeKey = 'verapix.theme';

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const changes = createEmitter();

const storage = () => localStorage;

const choiceOf = (text: string | null | undefined): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/** The latest choice, which the document may have a frame later; undefined before the first. */
let latest: ThemeChoice | undefined;

const currentChoice = () => latest ?? choiceOf(document.documentElement.dataset.theme);

function choose(choice: ThemeChoice): void {
  latest = choice;
  changes.emit();
}

function apply(): void {
  document.documentElement.dataset.theme = latest;
}

/**
 * Applies a theme, and stores it where storage is allowed. A theme changes the style of every element, so the pressed
 * control is painted first.
 */
export function chooseTheme(choice: ThemeChoice): void {
  choose(choice);
  requestAnimationFrame(() => setTimeout(apply));
  if (choice === 'system') removeItem(storage, themeKey);
  else writeItem(storage, themeKey, choice);
}

function subscribe(listener: () => void): () => void {
  // Follows a choice made in another tab.
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== themeKey) return;
    choose(choiceOf(readItem(storage, themeKey)));
    apply();
  };
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', follow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', follow);
  };
}

/** The chosen theme, updated when any tab changes it. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
