import type { ApiKeyRow, ApiKeyType } from '@verapix/domain';

/** Whole keys by id, of the keys that were created in this tab. Must never be stored. */
export type ApiKeySecrets = Readonly<Record<string, string>>;

interface View<Context> {
  context: Context;
}

/** A key of the list. */
export interface SelectedApiKey {
  row: ApiKeyRow;
  /** The whole key; undefined if it was not created in this tab. */
  secret: string | undefined;
  isShown: boolean;
}

/** The keys of the selected type, newest first. */
export const selectApiKeys = ({
  context: { keys, type, secrets, shownIds },
}: View<{
  keys: readonly ApiKeyRow[] | undefined;
  type: ApiKeyType;
  secrets: ApiKeySecrets;
  shownIds: readonly string[];
}>): readonly SelectedApiKey[] =>
  (keys ?? [])
    .filter((row) => row.type === type)
    .map((row) => ({ row, secret: secrets[row.id], isShown: shownIds.includes(row.id) }));

/** The key that a dialog is about, or that is being replaced or revoked. */
export const selectChosenApiKey = ({
  context: { keys, chosenId },
}: View<{ keys: readonly ApiKeyRow[] | undefined; chosenId: string | undefined }>): ApiKeyRow | undefined =>
  keys?.find(({ id }) => id === chosenId);
