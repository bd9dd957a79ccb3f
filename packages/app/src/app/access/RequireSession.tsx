import type { AuthUser } from '@verapix/domain';
import { errorToast } from '@verapix/machines';
import * as messages from '@verapix/messages/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountView } from '../account/account';
import { useStartedAccount } from '../account/use-started-account';
import { paths } from '../../content/paths';
import { useToasts } from '../toasts';

interface RequireSessionProps {
  /** The toast for a visitor who is not signed in, such as 'Please sign in to view your account'. */
  notice: string;
  /** Where signing in leads, named in the sign-in page's address. Default: back to this page. */
  returnTo?: string;
  /** A placeholder of the page while the session is read. */
  fallback: ReactNode;
  children: (user: AuthUser) => ReactNode;
}

/**
 * Shows a page to a signed-in user and redirects others to the sign-in page, which leads back here. The server protects
 * the page's data; this only avoids an empty page.
 */
export function RequireSession({ notice, returnTo, fallback, children }: RequireSessionProps) {
  useStartedAccount();
  const { status, user } = useAccountView();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (status === 'signing-out' && !isLeaving) setIsLeaving(true);

  if (user) return children(user);
  if (isLeaving) return <RedirectHome>{fallback}</RedirectHome>;
  // A user whose session ends on this page has already been told.
  if (status === 'signed-out') {
    return <RedirectToSignIn notice={wasSignedIn ? undefined : notice} returnTo={returnTo} />;
  }
  return fallback;
}

interface RedirectToSignInProps {
  notice: string | undefined;
  returnTo: string | undefined;
}

function RedirectToSignIn({ notice, returnTo }: RedirectToSignInProps) {
  const { notify } = useToasts();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (notice) notify(errorToast(messages.signInRequired, notice));
  }, [notice, notify]);
  if (returnTo) return <Navigate to={`${paths.signIn}?redirect=${returnTo}`} replace />;
  return <Navigate to={paths.signIn} replace state={{ returnTo: `${pathname}${search}${hash}` }} />;
}

/**
 * Leads to the home page after signing out, with a placeholder while that page loads. The account asks for it as well,
 * but the page's question about unsaved changes may have blocked that first navigation.
 */
export function RedirectHome({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Navigate to={paths.home} replace />
    </>
  );
}
