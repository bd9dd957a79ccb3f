import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import { useId, useState } from 'react';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import {
  accountLabel,
  accountLinks,
  currentPage,
  type Navigation,
  type NavigationLink,
  signOutLabel,
} from '../Header/navigation';
import { InternalLink } from '../Link';
import { Skeleton } from '../Skeleton';
import * as css from './MobileMenu.css';
import { MobileMenuTrigger } from './MobileMenuTrigger';

export interface MobileMenuProps extends Navigation {
  /** Starts open. */
  defaultOpen?: boolean;
}

/** The header's links on a narrow window: a button that opens a panel. It closes when the user follows a link. */
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
  // Any navigation closes it, including the browser's Back.
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
      <Dialog.Content title={messages.menu} placement="inline-end" closeLabel={messages.closeMenu}>
        <nav aria-label={messages.main} className={css.nav}>
          <MobileLinks title={common.tools} links={toolLinks} {...following} />
          <MobileLinks title={messages.pages} links={links} {...following} />
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

interface MobileLinksProps {
  /** Props shared by the links. */
  title: string;
  links: readonly (NavigationLink & { icon?: IconDrawing })[];
  currentPath: string;
  onFollow: () => void;
}

/** A titled group of the mobile menu's links. */
function MobileLinks({ title, links, currentPath, onFollow }: MobileLinksProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={css.groupTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {links.map(({ label, path, icon }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className={css.link}
              aria-current={currentPage(path, currentPath)}
              onClick={onFollow}
            >
              {icon && <Icon of={icon} className={css.linkIcon} />}
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For a visitor: the link to the sign-in page. */
function SignIn({ path, onFollow }: { path: string; onFollow: () => void }) {
  return (
    <Button asChild size="l" wide>
      <InternalLink to={path} onClick={onFollow}>
        {messages.signIn}
      </InternalLink>
    </Button>
  );
}

/** While the session is unknown. */
function AccountRoom() {
  return (
    <div className={css.accountRoom}>
      <Skeleton shape="block" style={{ minBlockSize: '100%' }} />
    </div>
  );
}

/** For a signed-in user. It shows when it is running, and then ignores presses. */
function SignOut({ signingOut, onSignOut }: Required<Pick<Navigation, 'signingOut' | 'onSignOut'>>) {
  return (
    <Button size="l" wide aria-disabled={signingOut} {...(!signingOut && { onClick: onSignOut })}>
      {signOutLabel(signingOut)}
    </Button>
  );
}
