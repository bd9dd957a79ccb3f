import type { AuthApi } from '@verapix/client/api/auth';
import { signUpMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';
import { keepFormAlive, sendPageRestored } from './auth-form-flow';

/** Signs up with e-mail or Google. */
export const signUpFlow = defineFlow({
  machine: signUpMachine,
  keepAlive: keepFormAlive,
  run: ({ account, latest }: FlowContext<{ returnTo: string }, { api: AuthApi }>) => ({
    input: { now: Date.now },
    connect: sendPageRestored,
    // A user who is signed in at once is already being redirected by `RedirectSignedIn`.
    mayNavigate: () => account.view().user === null,
    actors: {
      startGoogle: (_, signal) => request(account, (api) => api.signInWithGoogle(latest().returnTo, signal)),
      signUp: (details, signal) => request(account, (api) => api.signUp(details, signal)),
    },
  }),
});
