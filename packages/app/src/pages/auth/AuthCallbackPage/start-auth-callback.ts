import {
  authCallbackMachine,
  type FindSessionOutcome,
  type SetSessionInput,
  type SetSessionOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { parseCallbackUrl } from '../../../backend/auth-callback-url';
import type { PendingSignIn } from '../../../backend/pending-sign-in';
import type { Arrival } from '../../../wiring/arrivals';
import type { AskBackend } from '../ask-backend';

export type AuthCallbackActor = ActorRefFrom<typeof authCallbackMachine>;

interface StartAuthCallback {
  arrival: Arrival;
  /** The arrival was dealt with. */
  settle: (arrival: Arrival) => void;
  /** Takes what was remembered of a sign-in that was started in this tab. */
  takePending: () => PendingSignIn;
  ask: AskBackend;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
}

const actors = new WeakMap<Arrival, AuthCallbackActor>();

/** The machine that deals with an arrival: one, however often the page is put on the screen meanwhile. */
export function startAuthCallback(options: StartAuthCallback): AuthCallbackActor {
  const known = actors.get(options.arrival);
  if (known) return known;
  const actor = createCallbackActor(options);
  actors.set(options.arrival, actor);
  actor.start();
  return actor;
}

function createCallbackActor(options: StartAuthCallback): AuthCallbackActor {
  const { arrival, settle, takePending, notify, navigate } = options;
  const brought = parseCallbackUrl(arrival.hash, arrival.search);
  const { expected, returnTo } = takePending();
  const isUsable = brought.kind === 'tokens' || brought.kind === 'code';
  const actor = createActor(authCallbackMachine.provide({ actors: actorsOf(options) }), {
    input: { callback: isUsable ? { ...brought, expected } : brought, returnTo },
  });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('navigate', ({ to, replace = false }) => {
    // Going on is how each of its ways ends.
    settle(arrival);
    navigate(to, { replace });
  });
  return actor;
}

function actorsOf({ ask }: StartAuthCallback) {
  return {
    findSession: fromPromise<FindSessionOutcome, undefined>(({ signal }) =>
      ask((api) => api.currentUser(signal)),
    ),
    setSession: fromPromise<SetSessionOutcome, SetSessionInput>(({ input: { callback }, signal }) =>
      ask(async (api) => {
        if (callback.kind === 'tokens') return api.setSession(callback, signal);
        // Codes come from Google alone: mailed links bring tokens, so that any browser can open them.
        return { ...(await api.exchangeCode(callback.code, signal)), provider: 'google' };
      }),
    ),
  };
}
