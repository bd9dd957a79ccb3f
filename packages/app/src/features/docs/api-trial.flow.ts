import type { PublicApi } from '@verapix/client/api/public-api';
import { apiTrialMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';
import { createTrialRequests } from './trial-requests';

/** Sends requests of the form to the public API. */
export const apiTrialFlow = defineFlow({
  machine: apiTrialMachine,
  run: async ({ account }: FlowContext<void, { api: { publicApi: PublicApi } }>) => {
    const { api } = await account.start();
    const { send, fetchJob, cancelJob } = createTrialRequests({
      ...api.publicApi,
      now: () => performance.now(),
    });
    return {
      input: { now: Date.now },
      actors: { sendRequest: send, fetchJob, cancelJob },
    };
  },
});
