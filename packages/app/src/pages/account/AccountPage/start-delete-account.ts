import { deleteAccountMachine, type ToastOptions } from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';

export type DeleteAccountActor = ActorRefFrom<typeof deleteAccountMachine>;

interface StartDeleteAccount {
  runtime: Pick<AccountRuntime, 'view' | 'endSession'> & {
    api: Pick<AccountRuntime['api'], 'deleteAccount' | 'forgetSession'>;
  };
  notify: (toast: ToastOptions) => void;
  navigate: (to: string) => void;
}

/**
 * Starts the machine that deletes the account of whoever is signed in now, and forwards what it says. Of an account
 * that is gone this browser forgets the session, unless someone else has signed in meanwhile.
 */
export function startDeleteAccount({ runtime, notify, navigate }: StartDeleteAccount): DeleteAccountActor {
  const { api, view, endSession } = runtime;
  const userId = view().user?.id;
  const machine = deleteAccountMachine.provide({
    actors: { deleteAccount: fromPromise(({ signal }) => api.deleteAccount(signal)) },
  });
  const actor = createActor(machine);
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('navigate', ({ to }) => navigate(to));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('account.deleted', async () => {
    if (view().user?.id !== userId) return;
    await api.forgetSession();
    endSession();
  });
  return actor.start();
}
