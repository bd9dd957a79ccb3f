import type { InboxApi } from '@verapix/client/api/inbox';
import { inboxMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** What waits for the operator. What was begun is finished on any page. */
export const inboxFlow = defineFlow({
  machine: inboxMachine,
  keepAlive: (snapshot) => snapshot.matches('acting'),
  run: ({ account }: FlowContext<void, { api: InboxApi }>) => ({
    actors: {
      loadInbox: (_, signal) => request(account, (api) => api.loadInbox(signal)),
      updateInbox: (action, signal) => request(account, (api) => api.updateInbox(action, signal)),
    },
  }),
});
