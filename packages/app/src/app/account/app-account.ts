import { hasStoredSession, storedSessionKey } from '@verapix/domain';
import type { Toasts } from '../toasts';
import { type Account, createAccount } from './account';

/**
 * The account of the running app. If this browser stores a session, it starts at once; otherwise it starts with the
 * first page that needs it, or when another tab signs in.
 */
export function createAppAccount(
  notify: Toasts['notify'],
  navigate: (to: string, options: { replace: boolean }) => void,
): Account {
  const account = createAccount({
    hasStoredSession: () => hasStoredSession(() => localStorage),
    load: async (codePrompt) => {
      const { startAppRuntime } = await import('./app-runtime');
      return startAppRuntime({ codePrompt, notify, navigate });
    },
  });
  const start = () => void account.start().catch(console.error);
  const startIfLoading = () => {
    if (account.view().status === 'loading') start();
  };
  startIfLoading();
  addEventListener('online', startIfLoading);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storedSessionKey && newValue !== null) start();
  });
  return account;
}
