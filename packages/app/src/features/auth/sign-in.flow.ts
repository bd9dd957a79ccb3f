import type { AuthApi } from '@verapix/client/api/auth';
import type { TwoFactorApi } from '@verapix/client/api/two-factor';
import { signInMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';
import { keepFormAlive, sendPageRestored } from './auth-form-flow';

/** Signs in with e-mail or Google. `RedirectSignedIn` leaves the page once the session is there. */
export const signInFlow = defineFlow({
  machine: signInMachine,
  keepAlive: keepFormAlive,
  run: ({ account, latest }: FlowContext<{ returnTo: string }, { api: AuthApi & TwoFactorApi }>) => ({
    input: { now: Date.now },
    connect: sendPageRestored,
    actors: {
      startGoogle: (_, signal) => request(account, (api) => api.signInWithGoogle(latest().returnTo, signal)),
      signIn: (credentials, signal) => request(account, (api) => api.signIn(credentials, signal)),
      sendReset: ({ email }, signal) => request(account, (api) => api.sendPasswordReset(email, signal)),
      findPendingCode: async (_, signal) =>
        account.hasStoredSession()
          ? request(account, (api) => api.isCodeRequired(signal))
          : { ok: true, codeRequired: false },
      giveCode: (given, signal) => request(account, (api) => api.giveCode(given, signal)),
      abandonSignIn: (_, signal) => request(account, (api) => api.abandonSignIn(signal)),
      resendConfirmation: ({ email }, signal) =>
        request(account, (api) => api.resendConfirmation(email, signal)),
    },
  }),
});
