import { catalogueLocales, languageNames, locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/shell';
import { Footer, SkipLink, ThemeSwitch } from '@verapix/ui';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { footerGroups, socialLink } from '../../content/navigation';
import { type LoadChat, useAppChat } from './use-app-chat';
import { addressOf } from '../../content/address';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';
import { useAccount, useAccountView } from '../account/account';
import { ChatContext } from '../chat';
import { CodePromptQuestion } from '../code-prompt/CodePromptQuestion';
import { CurrentPathContext } from '../seo/Head';
import { useToasts } from '../toasts';
import { ChatButton } from './ChatButton';
import { RouteAnnouncer, scrollToTop, useNavigationEffects } from './navigation';
import * as css from './Shell.css';
import { ShellHeader } from './ShellHeader';
import { chooseTheme, useTheme } from './theme';

/** Loads after the page, and is not prerendered. If it cannot be loaded, the page stays without it. */
const OptionalParts = lazy(
  async (): Promise<{ default: ComponentType }> => ({
    default: await import('./OptionalParts').then(
      (module) => module.OptionalParts,
      () => () => null,
    ),
  }),
);

interface ShellProps {
  /** Called when the chat is first needed. */
  loadChat: LoadChat;
}

/** The frame around every page: skip link, header, main area, footer, toasts and the chat. */
export function Shell({ loadChat }: ShellProps) {
  const { pathname } = useLocation();
  useNavigationEffects();
  const { signOut } = useAccount();
  const view = useAccountView();
  const chat = useAppChat(loadChat);
  const isRunning = useBrowserValue(() => true, false);
  return (
    <ChatContext value={chat}>
      <div className={css.root}>
        <SkipLink />
        <ShellHeader account={view} currentPath={pathname} onSignOut={signOut} />
        <main id="main" tabIndex={-1} key={pathname} className={css.main}>
          <CurrentPathContext value={pathname}>
            <Outlet />
          </CurrentPathContext>
        </main>
        <Footer
          groups={footerGroups}
          social={socialLink}
          tagline={messages.tagline}
          note="© Verapix"
          currentPath={pathname}
          onCurrentLinkClick={scrollToTop}
          languages={useLanguages()}
          themeSwitch={<Theme />}
        />
        <RouteAnnouncer />
        <CodePromptQuestion />
        <Toasts />
        <ChatButton />
        {isRunning && (
          <Suspense>
            <OptionalParts />
          </Suspense>
        )}
        <ScrollRestoration />
      </div>
    </ChatContext>
  );
}

/** The current page in every language of the site. */
function useLanguages() {
  const { pathname, search, hash } = useLocation();
  return catalogueLocales.map((code) => ({
    code,
    name: languageNames[code],
    href: `${addressOf(pathname, code)}${search}${hash}`,
    isCurrent: code === locale,
  }));
}

function Theme() {
  return <ThemeSwitch value={useTheme()} onChange={chooseTheme} />;
}

function Toasts() {
  const { subscribe, display } = useToasts();
  const started = useSyncExternalStore(subscribe, display, () => undefined);
  return started && <started.Area />;
}
