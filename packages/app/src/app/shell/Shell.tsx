import { headerTranslucentAfterPx } from '@verapix/domain';
import { Footer, SkipLink, ThemeSwitch } from '@verapix/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { footerGroups, socialLink } from '../../content/navigation';
import { CurrentPathContext } from '../seo/Head';
import { useAccount, useAccountView } from '../account/account';
import { ChatContext } from '../chat';
import { useAppChat } from '../../features/chat/use-app-chat';
import { ChatEntry } from './ChatEntry';
import { ConsentEntry } from './ConsentEntry';
import { RouteAnnouncer } from './navigation';
import * as css from './Shell.css';
import { ShellHeader } from './ShellHeader';
import { DemoBackendEntry } from './DemoBackendEntry';
import { Toasts } from './Toasts';
import { chooseTheme, useTheme } from './theme';
import { scrollToTop, useNavigationEffects } from './navigation';
import { useScrolled } from './navigation';

/** The frame around every page: skip link, header, main area, footer, toasts and the chat. */
export function Shell() {
  const { pathname } = useLocation();
  const scrolled = useScrolled(headerTranslucentAfterPx);
  useNavigationEffects();
  const { signOut } = useAccount();
  const view = useAccountView();
  const chat = useAppChat();
  return (
    <ChatContext value={chat}>
      <div className={css.root}>
        <SkipLink />
        <ShellHeader account={view} currentPath={pathname} translucent={scrolled} onSignOut={signOut} />
        <main id="main" tabIndex={-1} key={pathname} className={css.main}>
          <CurrentPathContext value={pathname}>
            <Outlet />
          </CurrentPathContext>
        </main>
        <Footer
          groups={footerGroups}
          social={socialLink}
          tagline="Image tools that work on your own device."
          note="© Verapix"
          currentPath={pathname}
          onCurrentLinkClick={scrollToTop}
          themeSwitch={<Theme />}
        />
        <RouteAnnouncer />
        <Toasts />
        <ChatEntry />
        <DemoBackendEntry />
        <ConsentEntry />
        <ScrollRestoration />
      </div>
    </ChatContext>
  );
}

function Theme() {
  return <ThemeSwitch value={useTheme()} onChange={chooseTheme} />;
}
