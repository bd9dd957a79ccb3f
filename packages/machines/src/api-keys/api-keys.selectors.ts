import type { ApiKeyRow, ApiKeyType } from '@verapix/facts';
import type { Problem } from '../tool-run/tool-run.types';
import type { ApiKeysContext } from './api-keys.types';

interface ApiKeysView<Key extends keyof ApiKeysContext> {
  context: Pick<ApiKeysContext, Key>;
}

/** A key of the list. */
export interface SelectedApiKey {
  row: ApiKeyRow;
  /** The whole key; undefined when it was not created in this tab. */
  secret: string | undefined;
  isShown: boolean;
}

/** The kind of key that is looked at. */
export const selectApiKeyType = ({ context: { type } }: ApiKeysView<'type'>): ApiKeyType => type;

/** The keys of the kind that is looked at, the newest first. */
export const selectApiKeys = ({
  context: { keys, type, secrets, shownIds },
}: ApiKeysView<'keys' | 'type' | 'secrets' | 'shownIds'>): readonly SelectedApiKey[] =>
  keys
    .filter((row) => row.type === type)
    .map((row) => ({ row, secret: secrets[row.id], isShown: shownIds.includes(row.id) }));

/** What is wrong with the name of a new key. */
export const selectApiKeyNameProblem = ({
  context: { nameProblem },
}: ApiKeysView<'nameProblem'>): string | undefined => nameProblem;

/** The key that was created last. */
export const selectCreatedApiKeyId = ({
  context: { createdId },
}: ApiKeysView<'createdId'>): string | undefined => createdId;

/** The key that is asked about, or that is being revoked. */
export const selectChosenApiKey = ({
  context: { keys, chosenId },
}: ApiKeysView<'keys' | 'chosenId'>): ApiKeyRow | undefined => keys.find(({ id }) => id === chosenId);

/** Why the list could not be read. */
export const selectApiKeysProblem = ({ context: { problem } }: ApiKeysView<'problem'>): Problem | undefined =>
  problem;
