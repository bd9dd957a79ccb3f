import type { ActivityApi } from '@verapix/client/api/activity';
import { activityMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Loads the log of what happened on the account. */
export const activityFlow = defineFlow({
  machine: activityMachine,
  run: ({ account, params }: FlowContext<{ userId: string }, { api: ActivityApi }>) => ({
    actors: {
      loadActivity: (_, signal) => request(account, (api) => api.loadActivity(params.userId, signal)),
    },
  }),
});
