import { useState } from 'react';
import { Dialog } from '../Dialog';
import { accountLabel, accountLinks, type Navigation } from '../Header/navigation';
import { AccountRoom, SignIn, SignOut } from './MobileAccount';
import { MobileLinks } from './MobileLinks';
import * as css from './MobileMenu.css';
import { MobileMenuTrigger } from './MobileMenuTrigger';

export interface MobileMenuProps extends Navigation {
  /** Starts open. */
  defaultOpen?: boolean;
}

/** The header's links on a narrow window: a button that opens a panel. It closes when a link is followed. */
export function MobileMenu({
  tools,
  links,
  paths,
  currentPath,
  user: knownUser,
  loading = false,
  signingOut = false,
  onSignOut,
  defaultOpen = false,
}: MobileMenuProps) {
  const user = loading ? undefined : knownUser;
  const [open, setOpen] = useState(defaultOpen);
  const [shownPath, setShownPath] = useState(currentPath);
  // Any navigation closes it, the browser's Back included.
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setOpen(false);
  }
  const close = () => setOpen(false);
  const toolLinks = tools.map(({ title, path, icon }) => ({ label: title, path, icon }));
  const following = { currentPath, onFollow: close };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <MobileMenuTrigger />
      </Dialog.Trigger>
      <Dialog.Content title="Menu" placement="inline-end" closeLabel="Close menu">
        <nav aria-label="Main" className={css.nav}>
          <MobileLinks title="Tools" links={toolLinks} {...following} />
          <MobileLinks title="Pages" links={links} {...following} />
          {user && <MobileLinks title={accountLabel(user)} links={accountLinks({ paths })} {...following} />}
        </nav>
        {loading ? (
          <AccountRoom />
        ) : user ? (
          <SignOut signingOut={signingOut} onSignOut={onSignOut} />
        ) : (
          <SignIn path={paths.signIn} onFollow={close} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
