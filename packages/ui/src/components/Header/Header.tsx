import * as messages from '@verapix/messages/ui';
import { type ComponentProps, type ComponentType, memo, useId } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { LoadOnInteraction } from '../LoadOnInteraction';
import { Logo } from '../Logo';
import { MobileMenuTrigger } from '../MobileMenu/MobileMenuTrigger';
import { Skeleton } from '../Skeleton';
import * as css from './Header.css';
import { AccountTrigger, ToolsTrigger } from './HeaderTriggers';
import { currentPage, type Navigation } from './navigation';

interface HeaderMenus {
  /** A `ToolsMenu` with its tools. It may load later than the header. */
  toolsMenu: ComponentType<{ id: string; currentPath: string }>;
  /** A `MobileMenu` with its tools. It may load later than the header. */
  mobileMenu: ComponentType<Navigation & { id: string }>;
  /** The page is one of the tools. */
  inTools?: boolean;
}

export interface HeaderProps extends Navigation, HeaderMenus, Omit<ComponentProps<'header'>, 'children'> {
  /** Lets the page show through, once it has been scrolled. */
  translucent?: boolean;
}

/** The top of every page: links to the home page, the tools, the main pages and the account. */
export function Header({
  translucent = false,
  className,
  toolsMenu,
  mobileMenu,
  inTools = false,
  links,
  paths,
  accountPages,
  currentPath,
  user,
  loading = false,
  signingOut = false,
  onSignOut,
  ...rest
}: HeaderProps) {
  const navigation = {
    toolsMenu,
    mobileMenu,
    inTools,
    links,
    paths,
    accountPages,
    currentPath,
    user,
    loading,
    signingOut,
    onSignOut,
  };
  return (
    <header {...rest} className={classNames(css.root, className)} data-translucent={translucent || undefined}>
      <HeaderRow {...navigation} />
    </header>
  );
}

/** Memoized: scrolling changes the header's background alone. */
const HeaderRow = memo(function HeaderRow({
  toolsMenu: ToolsMenu,
  mobileMenu: MobileMenu,
  inTools = false,
  ...navigation
}: Navigation & HeaderMenus) {
  const { links, paths, currentPath } = navigation;
  const id = useId();
  const toolsId = `${id}-tools`;
  const mobileId = `${id}-mobile`;
  return (
    <div className={css.row}>
      <InternalLink to={paths.home} className={css.home} aria-current={currentPage(paths.home, currentPath)}>
        <Logo />
      </InternalLink>
      <nav aria-label={messages.main} className={css.nav}>
        <ToolsTrigger current={inTools} popoverTarget={toolsId} />
        <ToolsMenu id={toolsId} currentPath={currentPath} />
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
        <MobileMenuTrigger opens={mobileId} />
        <MobileMenu {...navigation} id={mobileId} />
      </div>
    </div>
  );
});

const loadAccountMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** Reserved space. */
function AccountRoom() {
  return (
    <div className={css.accountRoom}>
      <Skeleton shape="block" style={{ minBlockSize: '100%' }} />
    </div>
  );
}

type HeaderAccountProps = Pick<
  Navigation,
  'paths' | 'accountPages' | 'currentPath' | 'user' | 'loading' | 'signingOut' | 'onSignOut'
>;

/** The header's end: the account menu, the sign-in link, or reserved space while the session is unknown. */
function HeaderAccount({ user, loading = false, ...navigation }: HeaderAccountProps) {
  if (loading) return <AccountRoom />;
  if (user) {
    return (
      <LoadOnInteraction load={loadAccountMenu} placeholder={<AccountTrigger user={user} />}>
        {(AccountMenu) => <AccountMenu {...navigation} user={user} defaultOpen />}
      </LoadOnInteraction>
    );
  }
  return (
    <Button asChild className={css.signIn}>
      <InternalLink to={navigation.paths.signIn}>{messages.signIn}</InternalLink>
    </Button>
  );
}
