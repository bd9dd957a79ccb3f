import type { AuthApi } from '@verapix/client/api/auth';
import type { AuthUser } from '@verapix/domain';
import { profileMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Edits the user's name. It follows changes of the user made elsewhere. */
export const profileFlow = defineFlow({
  machine: profileMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: ({ account, params: { user } }: FlowContext<{ user: AuthUser }, { api: AuthApi }>) => ({
    input: user,
    actors: {
      saveProfile: (profile, signal) => request(account, (api) => api.updateProfile(profile, signal)),
    },
    connect: (actor) => {
      let lastUser = user;
      return account.subscribe(() => {
        const next = account.view().user;
        if (next?.id !== user.id || next === lastUser) return;
        lastUser = next;
        actor.send({ type: 'profile.changed', user: next });
      });
    },
  }),
});
