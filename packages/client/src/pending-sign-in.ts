import { safePath, readItem, removeItem, writeItem } from '@verapix/domain';
import * as v from 'valibot';

const key = 'verapix-pending-sign-in';
/** How long a sign-in at the provider may take, in milliseconds. */
export const pendingSignInLifeMs = 10 * 60 * 1000;

const pendingSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ startedAt: v.number(), returnTo: v.string() }),
);

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

/**
 * Reads and deletes the stored sign-in: it is valid for one callback only. `expected` says whether it was started in this
 * tab in the last ten minutes; if not, the user must confirm it. `returnTo` is a path of this site.
 */
export function takePendingSignIn({ storage, now }: PendingSignInOptions) {
  const stored = v.safeParse(pendingSchema, readItem(storage, key));
  removeItem(storage, key);
  if (!stored.success) return { expected: false, returnTo: '/' };
  const { startedAt, returnTo } = stored.output;
  const age = now() - startedAt;
  return { expected: age >= 0 && age < pendingSignInLifeMs, returnTo: safePath(returnTo) };
}
