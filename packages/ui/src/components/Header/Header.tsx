import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { Logo } from '../Logo';
import { MobileMenu } from '../MobileMenu';
import { AccountMenu } from './AccountMenu';
import * as css from './Header.css';
import { currentPage, type Navigation } from './navigation';
import { ToolsMenu } from './ToolsMenu';

export interface HeaderProps extends Navigation, Omit<ComponentProps<'header'>, 'children'> {
  /** Lets the page show through: for when it has been scrolled. */
  translucent?: boolean;
}

/** The top of every page: the way home, to the tools, to the main pages and to the account. */
export function Header({
  translucent = false,
  className,
  tools,
  links,
  paths,
  currentPath,
  user,
  signingOut = false,
  onSignOut,
  ...rest
}: HeaderProps) {
  const navigation: Navigation = { tools, links, paths, currentPath, user, signingOut, onSignOut };
  return (
    <header {...rest} className={classNames(css.root, className)} data-translucent={translucent || undefined}>
      <div className={css.row}>
        <InternalLink
          to={paths.home}
          className={css.home}
          aria-current={currentPage(paths.home, currentPath)}
        >
          <Logo />
        </InternalLink>
        <nav aria-label="Main" className={css.nav}>
          <ToolsMenu tools={tools} currentPath={currentPath} />
          {links.map(({ label, path }) => (
            <InternalLink
              key={path}
              to={path}
              className={css.navItem}
              aria-current={currentPage(path, currentPath)}
            >
              {label}
            </InternalLink>
          ))}
        </nav>
        <div className={css.account}>
          {user ? (
            <AccountMenu {...navigation} user={user} />
          ) : (
            <Button asChild>
              <InternalLink to={paths.signIn}>Sign In</InternalLink>
            </Button>
          )}
        </div>
        <div className={css.mobile}>
          <MobileMenu {...navigation} />
        </div>
      </div>
    </header>
  );
}
