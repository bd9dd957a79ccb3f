import * as v from 'valibot';
import { readItem, removeItem, writeItem } from '../wiring/safe-storage';
import { safePath } from './safe-path';

const key = 'verapix-pending-sign-in';
/** How long a sign-in at the provider may take, in milliseconds. */
export const pendingSignInLifeMs = 10 * 60 * 1000;

const pendingSchema = v.object({ startedAt: v.number(), returnTo: v.string() });

/** What came back with a visitor from the provider. */
export interface PendingSignIn {
  /** Whether a sign-in was started in this tab, less than ten minutes ago. If not, ask before signing in. */
  expected: boolean;
  /** Where the visitor wanted to go: a path of the product. */
  returnTo: string;
}

interface PendingSignInOptions {
  /** Session storage: only the tab that started a sign-in expects one. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Remembers that a sign-in starts here. Where storage is blocked nothing is remembered, and the return is asked about. */
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

/** Takes what was remembered: it counts for one return only. */
export function takePendingSignIn({ storage, now }: PendingSignInOptions): PendingSignIn {
  const pending = parse(readItem(storage, key));
  removeItem(storage, key);
  if (!pending) return { expected: false, returnTo: '/' };
  const age = now() - pending.startedAt;
  return { expected: age >= 0 && age < pendingSignInLifeMs, returnTo: safePath(pending.returnTo) };
}
