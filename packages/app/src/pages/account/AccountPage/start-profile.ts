import {
  type Profile,
  profileMachine,
  type SaveProfileInput,
  type SaveProfileOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { BackendApi } from '../../../backend';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

interface StartProfile {
  api: Pick<BackendApi, 'updateProfile'>;
  profile: Profile;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine of the profile card with its real actor and forwards what it says. */
export function startProfile({ api, profile, notify }: StartProfile): ProfileActor {
  const machine = profileMachine.provide({
    actors: {
      saveProfile: fromPromise<SaveProfileOutcome, SaveProfileInput>(({ input, signal }) =>
        api.updateProfile(input, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: profile });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
