import type { PreferencesApi } from '@verapix/client/api/account';
import type { PreferencePage } from '@verapix/domain';
import { preferencesMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';

/** Reads and saves the settings of one page. A save finishes on any page. */
export const preferencesFlow = defineFlow({
  machine: preferencesMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: async ({
    account,
    params,
  }: FlowContext<{ page: PreferencePage; userId: string }, { api: PreferencesApi }>) => {
    const { page, userId } = params;
    const { api } = await account.start();
    return {
      input: { page },
      actors: {
        loadPreferences: (_, signal) => api.loadPreferences(userId, signal),
        savePreferences: ({ changes }, signal) => api.savePreferences(userId, changes, signal),
      },
    };
  },
});
