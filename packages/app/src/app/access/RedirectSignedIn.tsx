import { safePath } from '@verapix/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountView } from '../account/account';

/**
 * The path to go to after signing in: from the navigation's state, or from `?redirect=` or `?returnTo=`. Only a path of
 * this site is followed; anything else leads to the home page.
 */
export function useReturnTo(): string {
  const { state, search } = useLocation();
  const query = new URLSearchParams(search);
  const named = [...query.getAll('redirect'), ...query.getAll('returnTo')];
  if (typeof state === 'object' && state && 'returnTo' in state) return safePath(state.returnTo);
  // If it is there twice, an attacker may have added one.
  return named.length === 1 ? safePath(named[0]) : safePath(undefined);
}

/** A page for users without a session: a user who has one, or gets one here, is redirected to where they were going. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const { user } = useAccountView();
  const returnTo = useReturnTo();
  return user ? <Navigate to={returnTo} replace /> : children;
}
