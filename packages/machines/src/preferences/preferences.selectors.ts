import type { Preferences } from '@verapix/domain';

/** The settings as the page shows them: the saved ones with the user's changes. */
export const selectPreferences = ({
  context: { saved, changes },
}: {
  context: { saved: Preferences; changes: Partial<Preferences> };
}): Preferences => ({ ...saved, ...changes });

/** Whether leaving the page would lose changes. */
export const hasUnsavedPreferences = ({ context }: { context: { changes: Partial<Preferences> } }): boolean =>
  Object.keys(context.changes).length > 0;
