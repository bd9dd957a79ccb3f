import type { PreferencesApi } from '@verapix/client/api/account';
import type { Outcome, PreferencePage, Preferences } from '@verapix/domain';
import { preferencesMachine } from '@verapix/machines';
import { chooseByAccount } from '../../app/analytics/account-consent';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** What the user decided about this browser applies at once. */
async function applied(saved: Promise<Outcome<{ preferences: Preferences }>>) {
  const outcome = await saved;
  if (outcome.ok) chooseByAccount(outcome.preferences);
  return outcome;
}

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
        savePreferences: ({ changes }, signal) => {
          const saved = request(account, (api) => api.savePreferences(userId, changes, signal));
          return page === 'privacy' ? applied(saved) : saved;
        },
      },
    };
  },
});
