import type { ApiKeyRow, ApiKeyType } from '@verapix/facts';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** Whole keys by their ids: those that were created in this tab. Never to be stored. */
export type ApiKeySecrets = Readonly<Record<string, string>>;

export interface ApiKeysInput {
  /** Of keys created earlier in the life of this tab. */
  secrets: ApiKeySecrets;
}

export interface ApiKeysContext {
  /** The kind of key that is looked at, and that a new key gets. */
  type: ApiKeyType;
  /** Of both types, the newest first. */
  keys: readonly ApiKeyRow[];
  secrets: ApiKeySecrets;
  /** The keys that are revealed. */
  shownIds: readonly string[];
  /** The name of the key that is being created, trimmed. */
  name: string;
  /** What is wrong with the name. */
  nameProblem: string | undefined;
  /** The key created last: when it changes, the name was used. */
  createdId: string | undefined;
  /** The key that is asked about, or that is being revoked. */
  chosenId: string | undefined;
  /** Why the list could not be read; gone with the next attempt. */
  problem: Problem | undefined;
}

export type ApiKeysEvent =
  | { type: 'load.retried' }
  | { type: 'tab.chosen'; keyType: ApiKeyType }
  /** Creates a key of the chosen type. */
  | { type: 'creation.requested'; name: string }
  /** Shows a key, or hides it again. */
  | { type: 'visibility.toggled'; id: string }
  /** A key was put on the clipboard, or the browser refused to. */
  | { type: 'key.copied' }
  | { type: 'copy.refused' }
  /** Asks whether to revoke a key of the list. */
  | { type: 'revocation.asked'; id: string }
  | { type: 'revocation.confirmed' }
  | { type: 'revocation.dismissed' };

export type ApiKeysEmitted =
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** A key that only this tab knows: to be held in its memory, for when the page is come back to. */
  | { type: 'key.created'; id: string; key: string };

/** The newest first. */
export type ListApiKeysOutcome = Outcome<{ keys: readonly ApiKeyRow[] }>;

/** Input of the `createApiKey` actor. */
export interface CreateApiKeyInput {
  /** Trimmed, and without fault by `apiKeyNameProblem`. */
  name: string;
  type: ApiKeyType;
}
/** `key` is the whole key: it is told this once. */
export type CreateApiKeyOutcome = Outcome<{ apiKey: ApiKeyRow; key: string }>;

/** Input of the `revokeApiKey` actor. */
export interface RevokeApiKeyInput {
  id: string;
}
/** A problem with the code `not_found` means that the key was revoked already. */
export type RevokeApiKeyOutcome = Outcome;
