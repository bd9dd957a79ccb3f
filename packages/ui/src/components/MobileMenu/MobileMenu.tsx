import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import { X } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { Button } from '../Button';
import {
  type AccountLink,
  accountLabel,
  accountLinks,
  currentPage,
  type Navigation,
  type NavigationTool,
  signOutLabel,
} from '../Header/navigation';
import { Heading } from '../../primitives/Heading';
import { IconButton } from '../IconButton';
import { useNavigated } from '../Header/use-navigated';
import { InternalLink } from '../Link';
import { Skeleton } from '../Skeleton';
import * as css from './MobileMenu.css';

export interface MobileMenuProps extends Navigation {
  /** The id of the dialog that the button before it opens. */
  id: string;
  tools: readonly NavigationTool[];
}

/** A press beside the panel closes it. */
function closeFromOutside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}

/**
 * The header's links on a narrow window: a panel, which closes when the user follows a link. It is a dialog of the browser's,
 * so that a prerendered one opens and closes before any script has run.
 */
export function MobileMenu({
  id,
  tools,
  links,
  paths,
  accountPages,
  currentPath,
  user: knownUser,
  loading = false,
  signingOut = false,
  onSignOut,
}: MobileMenuProps) {
  const user = loading ? undefined : knownUser;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useNavigated(currentPath, close);
  const toolLinks = tools.map(({ title, path, icon }) => ({ label: title, path, icon }));
  const following = { currentPath, onFollow: close };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog ref={dialog} id={id} aria-labelledby={title} className={css.panel} onClick={closeFromOutside}>
      <div className={css.content}>
        <div className={css.head}>
          <Heading id={title} level={2} size="card">
            {messages.menu}
          </Heading>
          <form method="dialog">
            <IconButton type="submit" label={messages.closeMenu} icon={<Icon of={X} />} />
          </form>
        </div>
        <nav aria-label={messages.main} className={css.nav}>
          <MobileLinks title={common.tools} links={toolLinks} {...following} />
          <MobileLinks title={messages.pages} links={links} {...following} />
          {user && (
            <MobileLinks
              title={accountLabel(user)}
              links={accountLinks({ paths, accountPages })}
              {...following}
            />
          )}
        </nav>
        {loading ? (
          <AccountRoom />
        ) : user ? (
          <SignOut signingOut={signingOut} onSignOut={onSignOut} />
        ) : (
          <SignIn path={paths.signIn} onFollow={close} />
        )}
      </div>
    </dialog>
  );
}

interface MobileLinksProps {
  /** Props shared by the links. */
  title: string;
  links: readonly (AccountLink & { icon?: IconDrawing })[];
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
      <ul aria-labelledby={id} className={css.list}>
        {links.map(({ label, path, icon, note }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className={css.link}
              aria-current={currentPage(path, currentPath)}
              onClick={onFollow}
            >
              {icon && <Icon of={icon} className={css.linkIcon} />}
              {label}
              {note && <span className={css.linkNote}>{note}</span>}
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
