import type { Data } from '../db/schema';
import type { Columns, Row } from './columns';

/** What a token makes of its bearer: nobody, or somebody. */
export type Role = 'anon' | 'authenticated';

export interface SaveContext {
  /** `null` for a visitor. */
  userId: string | null;
  /** What becomes of a row whose key is taken; without it, it is an error. */
  resolution: 'merge' | 'ignore' | null;
  /** Milliseconds since 1970. */
  now: number;
  newId: () => string;
}

/** What came of saving a row: the row, and whether it is new. `null` for a duplicate that was ignored. */
export type Saved = { row: Row; inserted: boolean } | null;

/**
 * A table as people may see it. What is not granted here is refused with 42501, as after a `revoke`; the functions
 * are its row-level security.
 */
export interface Table {
  name: string;
  columns: Columns;
  read?: {
    roles: readonly Role[];
    delay?: 'api-keys.list';
    rows: (data: Data, userId: string | null) => Row[];
  };
  write?: {
    roles: readonly Role[];
    /** Columns that people may give. */
    columns: readonly string[];
    delay: 'preferences.write' | 'contact-messages.write';
    /** Saves one row in the draft, or throws a `Refusal`; `given` holds the columns of the request. */
    save: (draft: Data, given: Row, context: SaveContext) => Saved;
  };
}
