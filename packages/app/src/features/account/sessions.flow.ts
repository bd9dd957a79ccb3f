import type { AccountApi } from '@verapix/client/api/account';
import { sessionsMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/**
 * Lists and revokes the sessions of the signed-in user. A revocation finishes even if the list is closed. If the session
 * of this browser was revoked, the browser forgets it, and the page redirects to the sign-in page.
 */
export const sessionsFlow = defineFlow({
  machine: sessionsMachine,
  keepAlive: (snapshot) => snapshot.matches('revoking'),
  run: ({ account }: FlowContext<void, { api: AccountApi }>) => {
    const userId = account.view().user?.id;
    return {
      actors: {
        listSessions: (_, signal) => request(account, (api) => api.listSessions(signal)),
        revokeSession: ({ id }, signal) => request(account, (api) => api.revokeSession(id, signal)),
      },
      on: { 'session.ended': async () => (await account.start()).forgetSession(userId) },
    };
  },
});
