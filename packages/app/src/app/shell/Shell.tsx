import { loadable } from '@verapix/studio/lib/loadable';
import { SkipLink } from '@verapix/ui';
import { memo, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { type LoadChat, useAppChat } from './use-app-chat';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';
import { useAccount, useAccountView } from '../account/account';
import { ChatContext } from '../chat';
import { useAwakening } from '../../lib/early-press';
import { CurrentPathContext } from '../seo/Head';
import { useToasts } from '../toasts';
import { ChatButton } from './ChatButton';
import { RouteAnnouncer, useNavigationEffects } from './navigation';
import * as css from './Shell.css';
import { ShellHeader } from './ShellHeader';

/** Loads after the page, and is not prerendered. If it cannot be loaded, the page stays without it. */
const OptionalParts = loadable(() =>
  import('./later').then(
    (module) => module.OptionalParts,
    () => () => null,
  ),
);

/** Memoized: React shows the fallback if a boundary is rendered again before it is hydrated. */
const Footer = memo(loadable(async () => (await import('./later')).ShellFooter));

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
      <div {...useAwakening<HTMLDivElement>()} className={css.root}>
        <SkipLink />
        <ShellHeader account={view} currentPath={pathname} onSignOut={signOut} />
        <main id="main" tabIndex={-1} key={pathname} className={css.main}>
          <CurrentPathContext value={pathname}>
            <Outlet />
          </CurrentPathContext>
        </main>
        <Footer />
        <RouteAnnouncer />
        <Toasts />
        <ChatButton />
        {isRunning && <OptionalParts />}
        <ScrollRestoration />
      </div>
    </ChatContext>
  );
}

function Toasts() {
  const { subscribe, display } = useToasts();
  const started = useSyncExternalStore(subscribe, display, () => undefined);
  return started && <started.Area />;
}
