import type { AuthApi } from '@verapix/client/api/auth';
import { profileMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';

/** Edits the user's name. It follows changes of the user made elsewhere. */
export const profileFlow = defineFlow({
  machine: profileMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: async ({ account }: FlowContext<void, { api: AuthApi }>) => {
    const { api, view } = await account.start();
    const { user } = view();
    if (!user) throw new Error('The profile flow needs a signed-in user: start it within RequireSession.');
    return {
      input: user,
      actors: { saveProfile: (profile, signal) => api.updateProfile(profile, signal) },
      connect: (actor) => {
        let lastUser = user;
        return account.subscribe(() => {
          const next = account.view().user;
          if (next?.id !== user.id || next === lastUser) return;
          lastUser = next;
          actor.send({ type: 'profile.changed', user: next });
        });
      },
    };
  },
});
