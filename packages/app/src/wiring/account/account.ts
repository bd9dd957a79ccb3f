import type { PlanId } from '@verapix/facts';
import type { AuthUser } from '@verapix/machines';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountRuntime } from './account-runtime';

/** Who uses the page and what they may do. The server decides; this only spares them a refusal. */
export interface AccountView {
  /** `loading` while a stored session is being read; `signing-out` while the server is told of the end of one. */
  status: 'loading' | 'signed-out' | 'signed-in' | 'signing-out';
  /** Who is signed in. */
  user: AuthUser | null;
  /** The plan that applies: the free one until a subscription says otherwise; the highest with full access. */
  planId: PlanId;
  /** How sure `planId` is: `pending` until it was read, `failed` when it could not be. The free plan applies then. */
  planStatus: 'pending' | 'known' | 'failed';
  /** A founder: no limit applies. */
  hasFullAccess: boolean;
  /** Where the session's machine is: for `data-machine-state`. */
  states: readonly string[];
}

const nobody = { user: null, planId: 'free', hasFullAccess: false } as const;
const loading: AccountView = {
  status: 'loading',
  ...nobody,
  planStatus: 'pending',
  states: ['auth.loading'],
};
const signedOut: AccountView = {
  status: 'signed-out',
  ...nobody,
  planStatus: 'known',
  states: ['auth.signedOut'],
};

/** The account of whoever uses the app. Most visits have none: what it takes is fetched when it is wanted. */
export interface Account {
  view: () => AccountView;
  subscribe: (listener: () => void) => () => void;
  /** Fetches and starts what an account takes. Rejects when it cannot be fetched; the next call tries again. */
  start: () => Promise<AccountRuntime>;
  signOut: () => void;
}

interface AccountOptions {
  /** Whether this browser holds a session: only then is there something to wait for. */
  hasStoredSession: () => boolean;
  load: () => Promise<AccountRuntime>;
}

export function createAccount({ hasStoredSession, load }: AccountOptions): Account {
  let view = hasStoredSession() ? loading : signedOut;
  let starting: Promise<AccountRuntime> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: AccountView) => {
    // Whether there is something to wait for was known before the runtime: no flash of a placeholder.
    if (next.status === 'loading') return;
    view = next;
    for (const listener of listeners) listener();
  };

  const start = () => {
    starting ??= load().then(
      (runtime) => {
        show(runtime.view());
        runtime.subscribe(() => show(runtime.view()));
        return runtime;
      },
      (error) => {
        starting = undefined;
        throw error;
      },
    );
    return starting;
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    signOut: async () => {
      try {
        (await start()).signOut();
      } catch (error) {
        console.error(error);
      }
    },
  };
}

export const AccountContext = createContext<Account | null>(null);

/** The account of the app: for starting it and signing out. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount found no account: render the component within Providers.');
  return account;
}

/** Who uses the page, kept up to date. */
export function useAccountView(): AccountView {
  const { subscribe, view } = useAccount();
  return useSyncExternalStore(subscribe, view, () => signedOut);
}
