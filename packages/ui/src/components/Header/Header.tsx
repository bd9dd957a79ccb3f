import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Deferred } from '../Deferred';
import { InternalLink } from '../Link';
import { Logo } from '../Logo';
import { MobileMenuTrigger } from '../MobileMenu/MobileMenuTrigger';
import * as css from './Header.css';
import { HeaderAccount } from './HeaderAccount';
import { currentPage, type Navigation } from './navigation';
import { ToolsTrigger } from './ToolsTrigger';

const loadToolsMenu = async () => (await import('./ToolsMenu')).ToolsMenu;
const loadMobileMenu = async () => (await import('../MobileMenu/MobileMenu')).MobileMenu;

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
  loading = false,
  signingOut = false,
  onSignOut,
  ...rest
}: HeaderProps) {
  const navigation = { tools, links, paths, currentPath, user, loading, signingOut, onSignOut };
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
          <Deferred load={loadToolsMenu} standIn={<ToolsTrigger {...{ tools, currentPath }} />}>
            {(ToolsMenu) => <ToolsMenu {...{ tools, currentPath }} defaultOpen />}
          </Deferred>
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
          <HeaderAccount {...navigation} />
        </div>
        <div className={css.mobile}>
          <Deferred load={loadMobileMenu} standIn={<MobileMenuTrigger />}>
            {(MobileMenu) => <MobileMenu {...navigation} defaultOpen />}
          </Deferred>
        </div>
      </div>
    </header>
  );
}
