import {
  type ApiTrialActor,
  apiTrialMachine,
  type SendTrialOutcome,
  type TrialRequest,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { PublicApi } from '../../../../backend';
import { sendTrialRequest } from './send-trial-request';

interface StartApiTrial {
  publicApi: PublicApi;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Starts the machine of the form that tries the API, with the real API. */
export function startApiTrial({ publicApi, now }: StartApiTrial): ApiTrialActor {
  const machine = apiTrialMachine.provide({
    actors: {
      sendRequest: fromPromise<SendTrialOutcome, TrialRequest>(({ input, signal }) =>
        sendTrialRequest({ ...publicApi, now: () => performance.now() }, input, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: { now } });
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
