import { headerTranslucentAfterPx, tools } from '@verapix/domain';
import * as messages from '@verapix/messages/shell';
import { loadable } from '@verapix/studio/lib/loadable';
import { Header } from '@verapix/ui/product';
import { useEffect, useMemo } from 'react';
import { headerLinks } from '../../content/navigation';
import type { AccountView } from '../account/account';
import { paths } from '../../content/paths';
import { useScrolled } from './navigation';

const ToolsMenu = loadable(async () => (await import('./later')).ShellToolsMenu);
const MobileMenu = loadable(async () => (await import('./later')).ShellMobileMenu);

const InboxCount = loadable(async () => (await import('./later')).InboxCount);

const memberPages = headerLinks.filter(({ path }) => path === paths.library);

/** What the menu of an administrator has besides. */
const founderPages = [
  ...memberPages,
  { label: messages.inbox, path: paths.merchantInbox, note: <InboxCount /> },
];

interface ShellHeaderProps {
  account: Pick<AccountView, 'status' | 'user' | 'states'>;
  currentPath: string;
  onSignOut: () => void;
}

/** The header of every page, for visitors and signed-in users. */
export function ShellHeader({ account: { status, user, states }, currentPath, onSignOut }: ShellHeaderProps) {
  const translucent = useScrolled(headerTranslucentAfterPx);
  const signingOut = status === 'signing-out';
  // On sign-out the name disappears at once; the menu stays until the server has ended the session.
  const hasMenu = user !== null || signingOut;
  const name = user?.fullName || null;
  const shown = useMemo(() => (hasMenu ? { name } : undefined), [hasMenu, name]);
  useEffect(() => {
    // The stored session is read: `before-paint.js` hid the header's link to sign in until now.
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);
  return (
    <Header
      data-machine-state={states.join(' ')}
      translucent={translucent}
      toolsMenu={ToolsMenu}
      mobileMenu={MobileMenu}
      inTools={tools.some(({ path }) => path === currentPath)}
      links={headerLinks}
      paths={paths}
      accountPages={user?.isAdmin ? founderPages : memberPages}
      currentPath={currentPath}
      user={shown}
      loading={status === 'loading'}
      signingOut={signingOut}
      onSignOut={onSignOut}
    />
  );
}
