import type { TwoFactorApi } from '@verapix/client/api/two-factor';
import { twoFactorMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Turns two-factor authentication on and off. A code that was submitted is checked even if the page is left. */
export const twoFactorFlow = defineFlow({
  machine: twoFactorMachine,
  keepAlive: (snapshot) => snapshot.matches('verifying') || snapshot.matches('removing'),
  run: ({ account }: FlowContext<void, { api: TwoFactorApi }>) => {
    return {
      actors: {
        load: (_, signal) => request(account, (api) => api.loadTwoFactor(signal)),
        enrol: (_, signal) => request(account, (api) => api.enrolTwoFactor(signal)),
        confirm: (first, signal) => request(account, (api) => api.confirmTwoFactor(first, signal)),
        makeCodes: (given, signal) => request(account, (api) => api.createRecoveryCodes(given, signal)),
        remove: (given, signal) => request(account, (api) => api.removeTwoFactor(given, signal)),
      },
    };
  },
});
