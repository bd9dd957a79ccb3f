import { headerTranslucentAfterPx } from '@verapix/domain';
import { Header } from '@verapix/ui';
import { useEffect } from 'react';
import { headerLinks, toolLinks } from '../../content/navigation';
import type { AccountView } from '../account/account';
import { paths } from '../paths';
import { useScrolled } from './navigation';

interface ShellHeaderProps {
  account: Pick<AccountView, 'status' | 'user' | 'states'>;
  currentPath: string;
  onSignOut: () => void;
}

/** The header of every page, for visitors and signed-in users. */
export function ShellHeader({ account: { status, user, states }, currentPath, onSignOut }: ShellHeaderProps) {
  const translucent = useScrolled(headerTranslucentAfterPx);
  const signingOut = status === 'signing-out';
  useEffect(() => {
    // The stored session is read: `before-paint.js` hid the header's link to sign in until now.
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);
  return (
    <Header
      data-machine-state={states.join(' ')}
      translucent={translucent}
      tools={toolLinks}
      links={headerLinks}
      paths={paths}
      currentPath={currentPath}
      // On sign-out the name disappears at once; the menu stays until the server has ended the session.
      user={user || signingOut ? { name: user?.fullName || null } : undefined}
      loading={status === 'loading'}
      signingOut={signingOut}
      onSignOut={onSignOut}
    />
  );
}
