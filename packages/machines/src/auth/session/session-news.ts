import type { AuthUser } from '../auth.types';
import type { AuthContext, SessionNews } from './session.types';

interface Listener {
  context: AuthContext;
}

/** Whether anything about the person is different. */
export function isNews({ context: { user: known } }: Listener, { user: told }: SessionNews): boolean {
  if (known === null || told === null) return known !== told;
  const keys = Object.keys(told) as (keyof AuthUser)[];
  return keys.some((key) => known[key] !== told[key]);
}

/** Whether there is somebody, and it is not a refresh or an update that was under way when they signed out here. */
export function isFresh({ context: { leaverId } }: Listener, { user, cause }: SessionNews): boolean {
  if (user === null) return false;
  return user.id !== leaverId || (cause !== 'refreshed' && cause !== 'updated');
}

/**
 * Whether somebody really signs in while the session is being ended. The leaver's own session is still stored then,
 * so that another tab, or a look back at this one, may tell of it once more: that is no sign-in.
 */
export function isArrivalWhileLeaving(
  { context: { leaverId } }: Listener,
  { user, cause }: SessionNews,
): boolean {
  if (user === null) return false;
  return cause === 'signed-in-here' || (cause === 'signed-in-elsewhere' && user.id !== leaverId);
}
