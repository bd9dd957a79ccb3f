import {
  type ListSessionsOutcome,
  type RevokeSessionInput,
  type RevokeSessionOutcome,
  sessionsMachine,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

interface StartSessions {
  runtime: Pick<AccountRuntime, 'view' | 'endSession'> & {
    api: Pick<AccountRuntime['api'], 'listSessions' | 'revokeSession' | 'forgetSession'>;
  };
  notify: (toast: ToastOptions) => void;
}

/**
 * Starts the machine of the list of sessions of whoever is signed in now, and forwards what it says. When it was the
 * session of this browser that ended, the browser forgets it, unless someone else has signed in meanwhile; the page,
 * which needs a session, then gives way to the one for signing in.
 */
export function startSessions({ runtime, notify }: StartSessions): SessionsActor {
  const { api, view, endSession } = runtime;
  const userId = view().user?.id;
  const machine = sessionsMachine.provide({
    actors: {
      listSessions: fromPromise<ListSessionsOutcome, void>(({ signal }) => api.listSessions(signal)),
      revokeSession: fromPromise<RevokeSessionOutcome, RevokeSessionInput>(({ input, signal }) =>
        api.revokeSession(input.id, signal),
      ),
    },
  });
  const actor = createActor(machine);
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('session.ended', async () => {
    if (view().user?.id !== userId) return;
    await api.forgetSession();
    endSession();
  });
  return actor.start();
}
