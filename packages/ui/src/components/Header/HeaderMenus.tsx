import { InternalLink } from '../Link';
import { Menu } from '../Menu';
import { AccountTrigger, ToolsTrigger } from './HeaderTriggers';
import { accountLinks, currentPage, type Navigation, signOutLabel } from './navigation';

export interface ToolsMenuProps extends Pick<Navigation, 'tools' | 'currentPath'> {
  /** Starts open. */
  defaultOpen?: boolean;
}

/** The tools, in a menu of the header. */
export function ToolsMenu({ tools, currentPath, defaultOpen = false }: ToolsMenuProps) {
  return (
    <Menu.Root defaultOpen={defaultOpen}>
      <Menu.Trigger asChild>
        <ToolsTrigger {...{ tools, currentPath }} />
      </Menu.Trigger>
      <Menu.Content width="l">
        {tools.map(({ path, ...tool }) => (
          <Menu.DescribedItem
            key={path}
            {...tool}
            render={(content) => (
              <InternalLink to={path} aria-current={currentPage(path, currentPath)}>
                {content}
              </InternalLink>
            )}
          />
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

export interface AccountMenuProps
  extends Pick<Navigation, 'paths' | 'currentPath' | 'signingOut' | 'onSignOut'> {
  user: { name: string | null };
  /** Starts open. */
  defaultOpen?: boolean;
}

/** A signed-in user's menu in the header. It stays open while signing out, to show the progress. */
export function AccountMenu({
  user,
  paths,
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
