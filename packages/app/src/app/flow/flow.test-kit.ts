import type { AnyStateMachine } from 'xstate';
import type { Account, AccountRuntime, AccountServices, AccountView } from '../account/account';
import type { Flow } from './define-flow';

/** The parts of an account that a test provides. */
interface TestAccount {
  api?: { [Name in keyof AccountServices['api']]?: unknown };
  runtime?: Partial<AccountRuntime>;
  view?: () => Partial<AccountView>;
  subscribe?: Account['subscribe'];
  /** Yes, if absent. */
  hasStoredSession?: boolean;
}

/** A context whose account is made of what the test provides, and everything the flow did outside, in order. */
export function createFlowContext<Params>(
  params: Params,
  options: TestAccount = {},
  happened: string[] = [],
) {
  const {
    api = {},
    runtime,
    view = () => ({ user: null }),
    subscribe = () => () => {},
    hasStoredSession = true,
  } = options;
  const account = {
    view,
    subscribe,
    start: async () => ({ view, subscribe, api, ...runtime }),
    hasStoredSession: () => hasStoredSession,
  };
  let latest = params;
  return {
    happened,
    context: {
      params,
      latest: () => latest,
      account: account as unknown as Account,
      toasts: {
        notify: ({ title, description }: { title: string; description?: string }) =>
          void happened.push([title, description].filter(Boolean).join(': ')),
        dismiss: (id: string) => void happened.push(`dismiss ${id}`),
      },
      navigate: (to: string, { state }: { replace: boolean; state?: { returnTo: string } }) =>
        void happened.push([`go to ${to}`, state?.returnTo].filter(Boolean).join(', back to ')),
    },
    /** The page renders again with other values. */
    update: (params: Params) => {
      latest = params;
    },
  };
}

/** Starts a flow in a test context. */
export async function startFlow<Machine extends AnyStateMachine, Params>(
  flow: Flow<Machine, Params>,
  params: Params,
  options?: TestAccount,
) {
  const test = createFlowContext(params, options);
  return { ...test, actor: flow.create(test.context).start() };
}
