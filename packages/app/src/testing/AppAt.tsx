import { hasStoredSession } from '@verapix/domain';
import { setDeviceOwner, visitors } from '@verapix/domain';
import { anonKey } from '@verapix/mocks/storybook';
import { useEffect, useState } from 'react';
import { createMemoryRouter, createPath, parsePath } from 'react-router-dom';
import { App, type AppParts } from '../app/App';
import { type Account, createAccount } from '../app/account/account';
import { startAccountRuntime } from '../app/account/account-runtime';
import { loadBackend } from '../app/account/load-backend';
import { withCodePrompt } from '../app/code-prompt/with-code-prompt';
import { type AddressBar, watchAuthCallbacks } from '../app/auth-callback-params';
import { routes } from '../app/routes';
import { createToasts, type Toasts } from '../app/toasts';
import { startToasts } from '../app/shell/ToastArea';
import { installUploadMeter, type Sender } from '../app/upload-meter';

interface AppAtProps {
  /** An address of the app, with query and hash: `/pricing?feature=api-keys`. Another address starts a new visit. */
  path: string;
}

/**
 * The whole app in a story, opened at an address: its own routes and wiring, against the backend of the story's
 * `parameters.mockBackend`. It ends with the story.
 */
export function AppAt({ path }: AppAtProps) {
  const [app, setApp] = useState<StoryApp>();
  useEffect(() => {
    const started = startStoryApp(path);
    setApp(started);
    return () => {
      setApp(undefined);
      started.stop();
    };
  }, [path]);
  return app && <App {...app.parts} />;
}

/** The parts of a running app, and a function that stops it. */
interface StoryApp {
  parts: AppParts;
  stop: () => void;
}

/** Starts the app at an address such as `/auth/callback#access_token=…`, as `main.tsx` does at the browser's address. */
function startStoryApp(path: string): StoryApp {
  const address = createStoryAddress(path);
  const authCallbacks = watchAuthCallbacks(address);
  const router = createMemoryRouter(routes, { initialEntries: [shownIn(address)] });
  const toasts = createToasts(startLastingToasts);
  const sender = createStorySender();
  const uploadMeter = installUploadMeter(sender);
  const account = createStoryAccount({
    toasts,
    fetch: (...request) => sender.fetch(...request),
    navigate: (to, options) => void router.navigate(to, options),
  });
  return {
    parts: { router, authCallbacks, uploadMeter, toasts, account },
    stop: () => {
      account.stop();
      toasts.display()?.stop();
      router.dispose();
      forgetNavigation();
    },
  };
}

/**
 * Toasts stay until they are closed, so that a screenshot of a page shows them: their display sees a hidden document, which
 * pauses their timers.
 */
const startLastingToasts = async () => startToasts(document.implementation.createHTMLDocument());

/** Removes the marks of a navigation from the document, which stories share. */
function forgetNavigation(): void {
  const { dataset } = document.documentElement;
  delete dataset.navigated;
  delete dataset.anchorScroll;
}

interface StoryAccountOptions {
  toasts: Toasts;
  fetch: typeof globalThis.fetch;
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** The account of an app in a story, in a browser of its own. It stops with the story. */
function createStoryAccount({ toasts: { notify }, fetch, navigate }: StoryAccountOptions): Account & {
  stop: () => void;
} {
  // The story's backend is behind this page's own origin.
  const connect = async () => ({
    connection: { url: location.origin, anonKey, flowType: 'implicit' as const },
    fetch,
  });
  let stop = () => {};
  let isStopped = false;
  const account = createAccount({
    hasStoredSession: () => hasStoredSession(() => localStorage),
    load: async (codePrompt) => {
      const api = withCodePrompt(await loadBackend(notify, connect), codePrompt);
      const runtime = startAccountRuntime({ api, notify, navigate });
      stop = runtime.stop;
      if (isStopped) stop();
      return runtime;
    },
  });
  if (account.view().status === 'loading') account.start().catch(console.error);
  return {
    ...account,
    stop: () => {
      isStopped = true;
      stop();
      setDeviceOwner(visitors);
    },
  };
}

/** The address bar of an app in a story. It never changes later. */
function createStoryAddress(path: string): AddressBar {
  const { pathname = '/', search = '', hash = '' } = parsePath(path);
  const location = { pathname, search, hash };
  return {
    location,
    history: {
      state: null,
      replaceState: (_state, _unused, url) => {
        Object.assign(location, { search: '', hash: '', ...parsePath(String(url ?? '')) });
      },
    },
    addEventListener: () => {},
  };
}

/** The text of the address bar. */
const shownIn = ({ location }: AddressBar): string => createPath(location);

/** The sending functions of a story, for its upload meter: the page's own are shared with the tests and Storybook. */
function createStorySender(): Sender {
  return {
    fetch: (...request) => fetch(...request),
    XMLHttpRequest: class extends XMLHttpRequest {},
    WebSocket: class extends WebSocket {},
    navigator: Object.create(navigator),
    Request,
  };
}
