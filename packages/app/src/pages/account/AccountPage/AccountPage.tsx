import type { AuthUser } from '@verapix/machines';
import { useState } from 'react';
import { RequireSession } from '../../../access/RequireSession';
import { useAccountView } from '../../../wiring/account/account';
import { AccountSkeleton } from './AccountSkeleton';
import { AccountView, type AccountViewProps } from './AccountView';
import { useDeleteAccount } from './use-delete-account';
import { useProfile } from './use-profile';

/** `/account`: the profile, the ways to the settings, and the deletion of the account. */
export function AccountPage() {
  const { user } = useAccountView();
  const [lastUserId, setLastUserId] = useState(user?.id);
  if (user && user.id !== lastUserId) setLastUserId(user.id);
  // What one person has begun here is never gone on with for another.
  return <AccountOfOne key={lastUserId} />;
}

function AccountOfOne() {
  const deletion = useDeleteAccount();
  // On the way to the home page. The session ends meanwhile, and nobody is to be sent to sign in for that.
  if (deletion.snapshot?.matches('deleted')) return <AccountSkeleton />;
  return (
    <RequireSession notice="Please sign in to view your account" fallback={<AccountSkeleton />}>
      {(user) => <SignedInAccount user={user} deletion={deletion} />}
    </RequireSession>
  );
}

function SignedInAccount({ user, deletion }: { user: AuthUser; deletion: AccountViewProps['deletion'] }) {
  const { planId, hasFullAccess } = useAccountView();
  const profile = useProfile(user);
  return <AccountView {...{ user, planId, hasFullAccess, profile, deletion }} />;
}
