import { ChevronDown, UserRound } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { Menu } from '../Menu';
import * as css from './Header.css';
import { accountLabel, accountLinks, currentPage, type Navigation, signOutLabel } from './navigation';

export interface AccountMenuProps
  extends Pick<Navigation, 'paths' | 'currentPath' | 'signingOut' | 'onSignOut'> {
  user: { name: string | null };
}

/** What a signed-in user reaches from the header. It stays open while signing out, to say so. */
export function AccountMenu({ user, paths, currentPath, signingOut = false, onSignOut }: AccountMenuProps) {
  const label = accountLabel(user);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button look="ghost" icon={<Icon of={UserRound} />}>
          <span className={css.userName} title={label}>
            {label}
          </span>
          <Icon of={ChevronDown} size="s" className={css.chevron} />
        </Button>
      </Menu.Trigger>
      <Menu.Content align="end">
        {accountLinks({ paths }).map((link) => (
          <Menu.Item key={link.path} asChild>
            <InternalLink to={link.path} aria-current={currentPage(link.path, currentPath)}>
              {link.label}
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
