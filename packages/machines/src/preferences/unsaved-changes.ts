import type { Preferences } from '@verapix/facts';
import type { PreferencesContext } from './preferences.types';

/** The changes with some more; what is as it was saved is no change. */
export function unsavedChanges(
  { saved, changes }: Pick<PreferencesContext, 'saved' | 'changes'>,
  more: Partial<Preferences>,
): Partial<Preferences> {
  const all = Object.entries({ ...changes, ...more }) as [keyof Preferences, unknown][];
  return Object.fromEntries(all.filter(([key, value]) => value !== saved[key]));
}
