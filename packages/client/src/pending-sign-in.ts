import * as v from 'valibot';
import { readItem, removeItem, writeItem } from './safe-storage';
import { safePath } from './safe-path';

const key = 'verapix-pending-sign-in';
/** How long a sign-in at the provider may take, in milliseconds. */
export const pendingSignInLifeMs = 10 * 60 * 1000;

const pendingSchema = v.object({ startedAt: v.number(), returnTo: v.string() });

/** What this tab stored before the redirect to the provider. */
export interface PendingSignIn {
  /** Whether a sign-in was started in this tab in the last ten minutes. If not, the user must confirm it. */
  expected: boolean;
  /** Where to go after signing in: a path of this site. */
  returnTo: string;
}

interface PendingSignInOptions {
  /** Session storage, as only the tab that started a sign-in expects one. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Stores that a sign-in starts here. If storage is blocked, nothing is stored, and the user must confirm the sign-in. */
export function startPendingSignIn({ storage, now }: PendingSignInOptions, returnTo: string): void {
  writeItem(storage, key, JSON.stringify({ startedAt: now(), returnTo: safePath(returnTo) }));
}

function parse(text: string | null): v.InferOutput<typeof pendingSchema> | null {
  try {
    return v.parse(pendingSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Reads and deletes the stored sign-in: it is valid for one callback only. */
export function takePendingSignIn({ storage, now }: PendingSignInOptions): PendingSignIn {
  const pending = parse(readItem(storage, key));
  removeItem(storage, key);
  if (!pending) return { expected: false, returnTo: '/' };
  const age = now() - pending.startedAt;
  return { expected: age >= 0 && age < pendingSignInLifeMs, returnTo: safePath(pending.returnTo) };
}
