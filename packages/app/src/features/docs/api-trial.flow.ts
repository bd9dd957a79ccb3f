import type { PublicApi } from '@verapix/client/api/public-api';
import { apiTrialMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';
import { createTrialRequests } from './trial-requests';

/** Sends requests of the form to the public API. */
export const apiTrialFlow = defineFlow({
  machine: apiTrialMachine,
  run: ({ account }: FlowContext<void, { api: { publicApi: PublicApi } }>) => {
    let requests: ReturnType<typeof createTrialRequests> | undefined;
    const requestsTo = (api: PublicApi) => {
      requests ??= createTrialRequests({ ...api, now: () => performance.now() });
      return requests;
    };
    return {
      input: { now: Date.now },
      actors: {
        sendRequest: (trial, signal) =>
          request(account, ({ publicApi }) => requestsTo(publicApi).send(trial, signal)),
        fetchJob: (job, signal) =>
          request(account, ({ publicApi }) => requestsTo(publicApi).fetchJob(job, signal)),
        cancelJob: (job, signal) =>
          request(account, ({ publicApi }) => requestsTo(publicApi).cancelJob(job, signal)),
      },
    };
  },
});
