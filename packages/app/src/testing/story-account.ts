import { anonKey } from '@verapix/mocks/storybook';
import { hasStoredSession } from '../backend/stored-session';
import { type Account, createAccount } from '../wiring/account/account';
import { startAccountRuntime } from '../wiring/account/account-runtime';
import { loadBackend } from '../wiring/account/load-backend';
import type { Toasts } from '../wiring/toasts';

interface StoryAccountOptions {
  toasts: Toasts;
  fetch: typeof globalThis.fetch;
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** The account of an app in a story: as the running app's, alone in its browser, and ended with the story. */
export function createStoryAccount({ toasts: { notify }, fetch, navigate }: StoryAccountOptions): Account & {
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
    load: async () => {
      const runtime = startAccountRuntime({ api: await loadBackend(notify, connect), notify, navigate });
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
    },
  };
}
