import {
  type ApiTrialActor,
  apiTrialMachine,
  type SendTrialOutcome,
  type TrialRequest,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { BackendConnection } from '../../../../wiring/account/connect-backend';
import { sendTrialRequest } from './send-trial-request';

interface StartApiTrial {
  connect: () => Promise<BackendConnection>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Starts the machine of the form that tries the API, with the real API. */
export function startApiTrial({ connect, now }: StartApiTrial): ApiTrialActor {
  const machine = apiTrialMachine.provide({
    actors: {
      sendRequest: fromPromise<SendTrialOutcome, TrialRequest>(async ({ input, signal }) => {
        const { connection, fetch } = await connect();
        return sendTrialRequest({ base: connection.url, fetch, now: () => performance.now() }, input, signal);
      }),
    },
  });
  const actor = createActor(machine, { input: { now } });
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
