import type { Preferences } from '@verapix/facts';
import type { Problem } from '../tool-run/tool-run.types';
import type { PreferencesContext } from './preferences.types';

interface PreferencesView<Key extends keyof PreferencesContext> {
  context: Pick<PreferencesContext, Key>;
}

/** The settings as the page shows them: what is saved, with what was changed since. */
export const selectPreferences = ({
  context: { saved, changes },
}: PreferencesView<'saved' | 'changes'>): Preferences => ({ ...saved, ...changes });

/** Whether leaving the page would lose something. */
export const hasUnsavedPreferences = ({ context: { changes } }: PreferencesView<'changes'>): boolean =>
  Object.keys(changes).length > 0;

/** Why the settings could not be read. */
export const selectPreferencesProblem = ({
  context: { problem },
}: PreferencesView<'problem'>): Problem | undefined => problem;
