import type { PreferencesApi } from '@verapix/client/api/account';
import type { PreferencePage } from '@verapix/domain';
import { preferencesMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Reads and saves the settings of one page. A save finishes on any page. */
export const preferencesFlow = defineFlow({
  machine: preferencesMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: ({
    account,
    params,
  }: FlowContext<{ page: PreferencePage; userId: string }, { api: PreferencesApi }>) => {
    const { page, userId } = params;
    return {
      input: { page },
      actors: {
        loadPreferences: (_, signal) => request(account, (api) => api.loadPreferences(userId, signal)),
        savePreferences: ({ changes }, signal) =>
          request(account, (api) => api.savePreferences(userId, changes, signal)),
      },
    };
  },
});
