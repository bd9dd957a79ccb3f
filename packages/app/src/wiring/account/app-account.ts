import { hasStoredSession, storedSessionKey } from '../../backend/stored-session';
import type { Toasts } from '../toasts';
import { type Account, createAccount } from './account';

interface AppAccountOptions {
  toasts: Toasts;
  navigate: (to: string, options: { replace: boolean }) => void;
}

/**
 * The account of the running app. Where this browser holds a session it starts at once; else with the first page
 * that asks for it, or when another tab signs in.
 */
export function createAppAccount({ toasts: { notify }, navigate }: AppAccountOptions): Account {
  const account = createAccount({
    hasStoredSession: () => hasStoredSession(() => localStorage),
    load: async () => {
      const [{ startAccountRuntime }, { loadBackend }, { browserTab }] = await Promise.all([
        import('./account-runtime'),
        import('./load-backend'),
        import('./browser-tab'),
      ]);
      return startAccountRuntime({ api: await loadBackend(notify), tab: browserTab(), notify, navigate });
    },
  });
  const start = () => void account.start().catch(console.error);
  const startWhereWaited = () => {
    if (account.view().status === 'loading') start();
  };
  startWhereWaited();
  addEventListener('online', startWhereWaited);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storedSessionKey && newValue !== null) start();
  });
  return account;
}
