import type { AccountApi } from '@verapix/client/api/account';
import { deleteAccountMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Deletes the account of the signed-in user and ends the session in this browser. It finishes on any page. */
export const deleteAccountFlow = defineFlow({
  machine: deleteAccountMachine,
  keepAlive: (snapshot) => snapshot.matches('deleting'),
  run: ({ account }: FlowContext<void, { api: AccountApi }>) => {
    const userId = account.view().user?.id;
    return {
      actors: { deleteAccount: (_, signal) => request(account, (api) => api.deleteAccount(signal)) },
      on: {
        'account.deleted': async () => {
          await (await account.start()).forgetSession(userId);
          // Nobody can sign in as its owner any more.
          const { deleteOwnData } = await import('@verapix/studio/store/own-data');
          if (userId) await deleteOwnData(userId);
        },
      },
    };
  },
});
