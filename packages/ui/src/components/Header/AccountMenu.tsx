import { InternalLink } from '../Link';
import { Menu } from '../Menu';
import * as css from '../Menu/Menu.css';
import { AccountTrigger } from './HeaderTriggers';
import { accountLinks, currentPage, type Navigation, signOutLabel } from './navigation';

export interface AccountMenuProps
  extends Pick<Navigation, 'paths' | 'accountPages' | 'currentPath' | 'signingOut' | 'onSignOut'> {
  user: { name: string | null };
  /** Starts open. */
  defaultOpen?: boolean;
}

/** A signed-in user's menu in the header. It stays open while signing out, to show the progress. */
export function AccountMenu({
  user,
  paths,
  accountPages,
  currentPath,
  signingOut = false,
  onSignOut,
  defaultOpen = false,
}: AccountMenuProps) {
  return (
    <Menu.Root defaultOpen={defaultOpen}>
      <Menu.Trigger asChild>
        <AccountTrigger user={user} />
      </Menu.Trigger>
      <Menu.Content align="end">
        {accountLinks({ paths, accountPages }).map((link) => (
          <Menu.Item key={link.path} asChild>
            <InternalLink to={link.path} aria-current={currentPage(link.path, currentPath)}>
              {link.label}
              {link.note && <span className={css.itemNote}>{link.note}</span>}
            </InternalLink>
          </Menu.Item>
        ))}
        <Menu.Separator />
        <Menu.Item
          aria-disabled={signingOut}
          onSelect={(event) => {
            event.preventDefault();
            if (!signingOut) onSignOut();
          }}
        >
          {signOutLabel(signingOut)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
