import {
  type AuthOutcome,
  type FindIdentityOutcome,
  passwordResetMachine,
  type ToastOptions,
  type UpdatePasswordInput,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Arrival } from '../../../wiring/arrivals';
import type { AskBackend } from '../ask-backend';
import { missingLink, openResetLink, problemOfLink, type ResetLink } from './reset-link';

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>;

interface StartPasswordReset {
  arrival: Arrival;
  /** The arrival was used up. */
  settle: (arrival: Arrival) => void;
  ask: AskBackend;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** Whose password it is, by the link, which nobody has checked yet, or else by the session. */
function findIdentity(link: ResetLink, ask: AskBackend) {
  return fromPromise<FindIdentityOutcome, undefined>(async ({ signal }) => {
    const brought = link.brought();
    if (brought.kind === 'tokens') return { ok: true, email: brought.email ?? '' };
    if (brought.kind !== 'nothing') return { ok: false, problem: problemOfLink(brought) };
    const found = await ask((api) => api.currentUser(signal));
    if (!found.ok) return found;
    return found.user ? { ok: true, email: found.user.email } : { ok: false, problem: missingLink };
  });
}

/** A link becomes a session no sooner than with the password: opening it signs nobody in. */
function updatePassword(link: ResetLink, ask: AskBackend) {
  return fromPromise<AuthOutcome, UpdatePasswordInput>(({ input, signal }) =>
    ask(async (api) => {
      const brought = link.brought();
      if (brought.kind === 'tokens') {
        const signedIn = await api.setSession(brought, signal);
        if (!signedIn.ok) return signedIn;
        link.forget();
      }
      return api.updatePassword(input.password, signal);
    }),
  );
}

/** Starts the machine with its real actors and forwards what it says. */
export function startPasswordReset(options: StartPasswordReset): PasswordResetActor {
  const { arrival, settle, ask, notify, navigate } = options;
  const link = openResetLink(arrival, settle);
  const machine = passwordResetMachine.provide({
    actors: { findIdentity: findIdentity(link, ask), updatePassword: updatePassword(link, ask) },
  });
  const actor = createActor(machine);
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('navigate', ({ to, replace = false }) => navigate(to, { replace }));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.subscribe((snapshot) => {
    // It is not tried again: whoever goes on from there does so by their session.
    if (snapshot.matches('invalid')) link.forget();
  });
  return actor.start();
}
