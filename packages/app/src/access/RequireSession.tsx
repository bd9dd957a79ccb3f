import type { AuthUser, ToastOptions } from '@verapix/machines';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useAccount, useAccountView } from '../wiring/account/account';
import { useToasts } from '../wiring/toasts';
import { ToHome } from './ToHome';

interface RequireSessionProps {
  /** What someone is told who comes signed out, such as 'Please sign in to view your account'. */
  notice: string;
  /** Where signing in leads, said in the sign-in page's address; back to this very page where none is given. */
  returnTo?: string;
  /** Holds the page's room while the session is read. */
  fallback: ReactNode;
  children: (user: AuthUser) => ReactNode;
}

/**
 * Shows a page to whoever is signed in and sends others to the sign-in page, which leads back here. The server guards
 * what the page shows; this spares people an empty page.
 */
export function RequireSession({ notice, returnTo, fallback, children }: RequireSessionProps) {
  const account = useAccount();
  const { status, user } = useAccountView();
  const [error, setError] = useState<unknown>();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (error) throw error;
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (status === 'signing-out' && !isLeaving) setIsLeaving(true);

  useEffect(() => {
    account.start().catch(setError);
  }, [account]);

  if (user) return children(user);
  if (isLeaving) return <ToHome>{fallback}</ToHome>;
  // Someone whose session ended while they looked has been told of it already.
  if (status === 'signed-out')
    return <ToSignIn {...(!wasSignedIn && { notice })} {...(returnTo && { returnTo })} />;
  return fallback;
}

const authenticationRequired = (description: string): ToastOptions => ({
  title: 'Authentication Required',
  description,
  variant: 'destructive',
  type: 'error',
});

/** Says why, once, and goes. */
function ToSignIn({ notice, returnTo }: Partial<Pick<RequireSessionProps, 'notice' | 'returnTo'>>) {
  const { notify } = useToasts();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (notice) notify(authenticationRequired(notice));
  }, [notice, notify]);
  if (returnTo) return <Navigate to={`${paths.signIn}?redirect=${returnTo}`} replace />;
  return <Navigate to={paths.signIn} replace state={{ returnTo: `${pathname}${search}${hash}` }} />;
}
