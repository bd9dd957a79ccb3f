import { type AuthUser, createEmitter, loadOnce, type OfferStatus, type PlanId } from '@verapix/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { createPrompt, type Prompt } from '../prompt';

/** Who is signed in and what they may do. The server enforces it; this only decides what the app shows. */
export interface AccountView {
  /** `loading` while a stored session is being read; `signing-out` while the server ends one. */
  status: 'loading' | 'signed-out' | 'signed-in' | 'signing-out';
  user: AuthUser | null;
  /** The plan that applies: free until a subscription is read; the highest with full access. */
  planId: PlanId;
  /** `pending` until the plan was read, `failed` if it could not be read. The free plan applies in both cases. */
  planStatus: 'pending' | 'known' | 'failed';
  /** Whether the offer still runs for the user: plans have their regular prices once it is `over`. */
  offer: OfferStatus;
  /** The user is a founder: no limit applies. */
  hasFullAccess: boolean;
  /** The states of the auth machine, for `data-machine-state`. */
  states: readonly string[];
}

const signedOut: AccountView = {
  status: 'signed-out',
  user: null,
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
  states: ['auth.signedOut'],
};
const loading: AccountView = {
  ...signedOut,
  status: 'loading',
  planStatus: 'pending',
  offer: 'pending',
  states: ['auth.loading'],
};

/**
 * What runs beside the session: the calls to the backend, the subscription, the offer. `account-runtime.ts` says what they
 * are. A flow names those that it uses, so that it knows of no others.
 */
export interface AccountServices {
  /** Stops the machines and the client. */
  stop: () => void;
}

/** The session, once its code is loaded. */
export interface Session {
  view: () => AccountView;
  subscribe: (listener: () => void) => () => void;
  /** Signs out at once. */
  signOut: () => void;
  /** Signs out, once the user has said what stays on this device. */
  requestSignOut: () => void;
  /** Ends the session without a toast: the flow that ended it tells the user itself. */
  endSession: () => void;
  /** Deletes the stored session of a user and ends it, unless another user has signed in meanwhile. */
  forgetSession: (userId: string | undefined) => Promise<void>;
}

/** The session and the services of a started account. */
export type AccountRuntime<Services = AccountServices> = Session & Services;

/** The account of the user. Most visits have none, so its code is loaded on demand. */
export interface Account<Services = AccountServices> {
  view: () => AccountView;
  subscribe: (listener: () => void) => () => void;
  /** Signs out, once the user has said what stays on this device. */
  signOut: () => void;
  /** Asks for the code of the second factor when a call needs it. */
  codePrompt: Prompt;
  /** Loads and starts the runtime. Rejects if its code cannot be loaded; the next call tries again. */
  start: () => Promise<AccountRuntime<Services>>;
  /** What `start` has resolved with; undefined until then. */
  runtime: () => AccountRuntime<Services> | undefined;
  /** Whether this browser stores a session, which may wait for its code. If not, there is no need to start and ask. */
  hasStoredSession: () => boolean;
}

interface AccountOptions {
  /** Whether this browser stores a session. Otherwise there is nothing to wait for. */
  hasStoredSession: () => boolean;
  load: (codePrompt: Prompt) => Promise<AccountRuntime>;
}

export function createAccount({ hasStoredSession, load }: AccountOptions): Account {
  const codePrompt = createPrompt();
  let view = hasStoredSession() ? loading : signedOut;
  const { emit, subscribe } = createEmitter();

  const show = (next: AccountView) => {
    // `hasStoredSession` has already said whether there is a session to wait for: no flash of a placeholder.
    if (next.status === 'loading') return;
    view = next;
    emit();
  };

  let runtime: AccountRuntime | undefined;
  const start = loadOnce(async () => {
    runtime = await load(codePrompt);
    emit();
    show(runtime.view());
    const { view: current } = runtime;
    runtime.subscribe(() => show(current()));
    return runtime;
  });

  return {
    codePrompt,
    view: () => view,
    subscribe,
    start,
    runtime: () => runtime,
    hasStoredSession,
    signOut: () => void start().then(({ requestSignOut }) => requestSignOut(), console.error),
  };
}

export const AccountContext = createContext<Account | null>(null);

/** The account, to start it or to sign out. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount found no account: render the component within Providers.');
  return account;
}

/** The current view of the account. */
export function useAccountView(): AccountView {
  const { subscribe, view } = useAccount();
  return useSyncExternalStore(subscribe, view, () => signedOut);
}
