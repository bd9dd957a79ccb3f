import { Header } from '@verapix/ui';
import { headerLinks, toolLinks } from '../content/navigation';
import { paths } from '../paths';
import type { AccountView } from '../wiring/account/account';

interface ShellHeaderProps {
  account: Pick<AccountView, 'status' | 'user' | 'states'>;
  currentPath: string;
  translucent: boolean;
  onSignOut: () => void;
}

/** The header of every page, for whoever uses it. */
export function ShellHeader({
  account: { status, user, states },
  currentPath,
  translucent,
  onSignOut,
}: ShellHeaderProps) {
  const signingOut = status === 'signing-out';
  return (
    <Header
      data-machine-state={states.join(' ')}
      translucent={translucent}
      tools={toolLinks}
      links={headerLinks}
      paths={paths}
      currentPath={currentPath}
      // Who signs out is forgotten at once; the menu stays, without a name, until the server has been told.
      user={user || signingOut ? { name: user?.fullName || null } : undefined}
      loading={status === 'loading'}
      signingOut={signingOut}
      onSignOut={onSignOut}
    />
  );
}
