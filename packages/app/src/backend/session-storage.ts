import type { SupportedStorage } from '@supabase/auth-js';
import { readItem, removeItem } from '../wiring/safe-storage';
import { isStorableSession } from './session-schema';
import { storedSessionKey } from './stored-session';

/** Longest text that is ever read or kept under one key, in characters. A session takes about 3,000. */
const maxCharacters = 200_000;

/** auth-js' storage over the browser's, and what the rest of the client wants to know about it. */
export interface SessionStorage extends SupportedStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** False once something could be held in memory only: it is gone after a reload. */
  isPersistent: () => boolean;
  /** How often the session was taken away by this tab. */
  removals: () => number;
}

interface SessionStorageOptions {
  /** Naming the storage is what throws where it is blocked, so it is handed in as a function. */
  storage: () => Storage;
  /** Called once, when the first thing could not be kept. */
  onUnavailable: () => void;
}

/** The texts that could not be kept, by key; reading prefers them. */
function createMemory({ storage, onUnavailable }: SessionStorageOptions) {
  const held = new Map<string, string>();
  let reported = false;
  return {
    held,
    hold(key: string, value: string) {
      held.set(key, value);
      // What lies there is older than what is held, and would come back after a reload.
      removeItem(storage, key);
      if (reported) return;
      reported = true;
      onUnavailable();
    },
  };
}

/** Whether the text may be handed to auth-js, which itself takes any object with the right keys for a session. */
function isAcceptable(key: string, value: string): boolean {
  return value.length <= maxCharacters && (key !== storedSessionKey || isStorableSession(value));
}

/**
 * Keeps the session in local storage and never throws. What is read is checked, and junk is removed; where storage is
 * blocked or full the session is held in memory, and `onUnavailable` is told once.
 */
export function createSessionStorage(options: SessionStorageOptions): SessionStorage {
  const { storage } = options;
  const { held, hold } = createMemory(options);
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
        hold(key, value);
      }
    },
    removeItem(key) {
      if (key === storedSessionKey) removals += 1;
      held.delete(key);
      removeItem(storage, key);
    },
    isPersistent: () => held.size === 0,
    removals: () => removals,
  };
}
