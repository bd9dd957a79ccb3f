import type { PreferencePage } from '@verapix/facts';
import {
  type LoadPreferencesOutcome,
  preferencesMachine,
  type SavePreferencesInput,
  type SavePreferencesOutcome,
  type StartTwoFactorOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { BackendApi } from '../../../backend';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

interface StartPreferences {
  api: Pick<BackendApi, 'loadPreferences' | 'savePreferences' | 'startTwoFactorSetup'>;
  page: PreferencePage;
  /** Whose settings they are. */
  userId: string;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine of a settings page with its real actors and forwards what it says. */
export function startPreferences({ api, page, userId, notify }: StartPreferences): PreferencesActor {
  const machine = preferencesMachine.provide({
    actors: {
      loadPreferences: fromPromise<LoadPreferencesOutcome, void>(({ signal }) =>
        api.loadPreferences(userId, signal),
      ),
      savePreferences: fromPromise<SavePreferencesOutcome, SavePreferencesInput>(({ input, signal }) =>
        api.savePreferences(userId, input.changes, signal),
      ),
      startTwoFactor: fromPromise<StartTwoFactorOutcome, void>(({ signal }) =>
        api.startTwoFactorSetup(signal),
      ),
    },
  });
  const actor = createActor(machine, { input: { page } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
