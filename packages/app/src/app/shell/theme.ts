import { createEmitter } from '@verapix/domain';
import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '@verapix/client/safe-storage';

/** The theme's key in local storage. `public/before-paint.js` reads it too. */
export const themeKey = 'verapix.theme';

/** `system` follows the device. */
const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const changes = createEmitter();

const storage = () => localStorage;

const choiceOf = (text: string | null | undefined): ThemeChoice =>
  themeChoices.find((choice) => choice === text) ?? 'system';

/** The choice that the next frame applies. */
let pending: ThemeChoice | undefined;

const currentChoice = () => pending ?? choiceOf(document.documentElement.dataset.theme);

function apply(choice: ThemeChoice): void {
  pending = undefined;
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  changes.emit();
}

/** Calls `work` once the browser has painted what has changed so far. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/**
 * Applies a theme, and stores it where storage is allowed. A theme changes the style of every element, so the pressed
 * control is painted first.
 */
export function chooseTheme(choice: ThemeChoice): void {
  pending = choice;
  changes.emit();
  afterPaint(() => {
    if (pending !== undefined) apply(pending);
  });
  if (choice === 'system') removeItem(storage, themeKey);
  else writeItem(storage, themeKey, choice);
}

function subscribe(listener: () => void): () => void {
  // Follows a choice made in another tab.
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed === themeKey) apply(choiceOf(readItem(storage, themeKey)));
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
