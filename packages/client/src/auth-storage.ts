import type { Session, SupportedStorage } from '@supabase/auth-js';
import * as v from 'valibot';
import { isStorageBlocked, readItem, removeItem } from '@verapix/domain';
import { storedSessionKey } from '@verapix/domain';

/** The maximum length of a stored text in characters. A session takes about 3,000. */
const maxCharacters = 200_000;

/** The storage for auth-js, on top of the browser's. */
export interface AuthStorage extends SupportedStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /**
   * False if there was no room for something: it is lost after a reload. True where the browser refuses to store anything, of
   * which the app tells the user at its start.
   */
  isPersistent: () => boolean;
  /** How often this tab removed the session. */
  removals: () => number;
}

interface AuthStorageOptions {
  /** A function, as accessing a blocked storage throws. */
  storage: () => Storage;
  /** Called once, when there was no room for a text. Not called where the browser refuses to store anything. */
  onUnavailable: () => void;
}

/** Whether a text may be passed to auth-js, which accepts any object with the right keys as a session. */
function isAcceptable(key: string, value: string): boolean {
  return value.length <= maxCharacters && (key !== storedSessionKey || parseSession(value) !== null);
}

/**
 * Stores the session in local storage and never throws. Stored text is validated, and invalid text removed. If storage is
 * blocked or full, the session is kept in memory.
 */
export function createAuthStorage({ storage, onUnavailable }: AuthStorageOptions): AuthStorage {
  /** The texts that could not be stored, by key. They take precedence. */
  const held = new Map<string, string>();
  let isReported = false;
  let removals = 0;
  return {
    getItem(key) {
      const value = held.get(key) ?? readItem(storage, key);
      if (value === null || isAcceptable(key, value)) return value;
      removeItem(storage, key);
      return null;
    },
    setItem(key, value) {
      if (!isAcceptable(key, value)) return;
      try {
        storage().setItem(key, value);
        held.delete(key);
      } catch {
        held.set(key, value);
        // The stored text is older, and would come back after a reload.
        removeItem(storage, key);
        if (isReported || isStorageBlocked(storage)) return;
        isReported = true;
        onUnavailable();
      }
    },
    removeItem(key) {
      if (key === storedSessionKey) removals += 1;
      held.delete(key);
      removeItem(storage, key);
    },
    isPersistent: () => held.size === 0 || isStorageBlocked(storage),
    removals: () => removals,
  };
}

/** The year 2100, in seconds since 1970. Sessions never last longer. */
const latestExpiry = 4_102_444_800;

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__')
    throw new SyntaxError('The stored session has the key __proto__, which no session has.');
  return value;
}

const sessionSchema = v.pipe(
  v.string(),
  v.parseJson({ reviver: refusePrototype }),
  v.looseObject({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    refresh_token: v.pipe(v.string(), v.nonEmpty()),
    expires_at: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(latestExpiry)),
    user: v.looseObject({
      id: v.pipe(v.string(), v.nonEmpty()),
      email: v.optional(v.string()),
      user_metadata: v.optional(v.looseObject({})),
    }),
  }),
);

/** Parses a stored session; null if it is invalid. */
export function parseSession(
  text: string | null,
): Pick<Session, 'access_token' | 'user' | 'expires_at'> | null {
  const result = v.safeParse(sessionSchema, text);
  // The schema validates the parts that are used; auth-js' type has more.
  return result.success ? (result.output as unknown as Session) : null;
}
