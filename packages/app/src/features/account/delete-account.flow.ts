import type { AccountApi } from '@verapix/client/api/account';
import { deleteAccountMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';

/** Deletes the account of the signed-in user and ends the session in this browser. It finishes on any page. */
export const deleteAccountFlow = defineFlow({
  machine: deleteAccountMachine,
  keepAlive: (snapshot) => snapshot.matches('deleting'),
  run: async ({ account }: FlowContext<void, { api: AccountApi }>) => {
    const { api, view, forgetSession } = await account.start();
    const userId = view().user?.id;
    return {
      actors: { deleteAccount: (_, signal) => api.deleteAccount(signal) },
      on: { 'account.deleted': () => forgetSession(userId) },
    };
  },
});
