import { useSyncExternalStore } from 'react';
import {
  isSampleLanguage,
  type SampleLanguage,
  sampleLanguages,
} from '../../../content/docs/sample-languages';
import { readItem, writeItem } from '../../../wiring/safe-storage';

const key = 'verapix.sample-language';
const localStorageOrNone = () => localStorage;
const listeners = new Set<() => void>();

/** Chosen on this page view: it holds where nothing can be stored. */
let chosen: SampleLanguage | undefined;

function current(): SampleLanguage {
  if (chosen) return chosen;
  const stored = readItem(localStorageOrNone, key);
  return isSampleLanguage(stored) ? stored : sampleLanguages[0].id;
}

/** Shows every sample in a language, on every page and at the next visit too. */
export function chooseSampleLanguage(language: SampleLanguage): void {
  chosen = language;
  writeItem(localStorageOrNone, key, language);
  for (const listener of listeners) listener();
}

/** Forgets what was chosen on this page view, as a reload does. */
export function forgetSampleLanguage(): void {
  chosen = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that samples are shown in. */
export function useSampleLanguage(): SampleLanguage {
  return useSyncExternalStore(subscribe, current, () => sampleLanguages[0].id);
}
