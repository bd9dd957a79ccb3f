import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useAccount, useAccountView } from '../wiring/account/account';
import { useReturnTo } from './use-return-to';

/** A page for people without a session: whoever has one, or gets one here, goes where they were going. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const account = useAccount();
  const { user } = useAccountView();
  const returnTo = useReturnTo();
  useEffect(() => {
    account.start().catch(console.error);
  }, [account]);
  return user ? <Navigate to={returnTo} replace /> : children;
}
