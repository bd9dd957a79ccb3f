import type { AuthUser } from '@verapix/machines';
import type { AccountRuntime } from '../../wiring/account/account-runtime';

/** Who is signed in, once a stored session has been read; null for nobody. Waits until then, or until it is aborted. */
export function settledUser(
  runtime: Pick<AccountRuntime, 'view' | 'subscribe'>,
  signal: AbortSignal,
): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && runtime.view().status === 'loading') return;
      unsubscribe();
      resolve(runtime.view().user);
    };
    const unsubscribe = runtime.subscribe(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}
