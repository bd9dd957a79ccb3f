import { useLocation } from 'react-router-dom';
import { safePath } from '../backend/safe-path';

/**
 * Where to go after signing in: the place that sent one here, in the navigation's state or in `?redirect=` or
 * `?returnTo=`. Only a path of this site is followed; anything else is the home page.
 */
export function useReturnTo(): string {
  const { state, search } = useLocation();
  const query = new URLSearchParams(search);
  const named = [...query.getAll('redirect'), ...query.getAll('returnTo')];
  if (typeof state === 'object' && state && 'returnTo' in state) return safePath(state.returnTo);
  // Named twice, one of them may have been smuggled in.
  return named.length === 1 ? safePath(named[0]) : safePath(undefined);
}
