/** What a key is for: real work, or trying things out. */
export const apiKeyTypes = ['live', 'test'] as const;
export type ApiKeyType = (typeof apiKeyTypes)[number];

/** A row of the table `api_keys`, as it travels: never the key itself, of which the backend keeps a hash alone. */
export interface ApiKeyRow {
  id: string;
  user_id: string;
  name: string;
  type: ApiKeyType;
  /** `vp_live_` or `vp_test_`. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** ISO 8601 times. */
  created_at: string;
  /** When a request was last signed with it. */
  last_used: string | null;
}
