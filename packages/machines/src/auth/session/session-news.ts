import type { AuthUser } from '../auth.types';
import type { AuthContext, SessionNews } from './session.types';

/** Whether anything about the person is different. */
export function isNewsOf(known: AuthUser | null, told: AuthUser | null): boolean {
  if (known === null || told === null) return known !== told;
  const keys = Object.keys(told) as (keyof AuthUser)[];
  return keys.some((key) => known[key] !== told[key]);
}

/** A refresh or an update of the session that was ended here: it was under way then. */
export const isLateNews = ({ leaverId }: AuthContext, { user, cause }: SessionNews): boolean =>
  user?.id === leaverId && (cause === 'refreshed' || cause === 'updated');

/**
 * Whether somebody really signs in while the session is being ended. The leaver's own session is still stored then,
 * so that another tab, or a look back at this one, may tell of it once more: that is no sign-in.
 */
export function isArrivalWhileLeaving({ leaverId }: AuthContext, { user, cause }: SessionNews): boolean {
  if (user === null) return false;
  return cause === 'signed-in-here' || (cause === 'signed-in-elsewhere' && user.id !== leaverId);
}
