import type { TwoFactorApi } from '@verapix/client/api/two-factor';
import { twoFactorMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';

/** Turns two-factor authentication on and off. A code that was submitted is checked even if the page is left. */
export const twoFactorFlow = defineFlow({
  machine: twoFactorMachine,
  keepAlive: (snapshot) => snapshot.matches('verifying') || snapshot.matches('removing'),
  run: async ({ account }: FlowContext<void, { api: TwoFactorApi }>) => {
    const { api } = await account.start();
    return {
      actors: {
        load: (_, signal) => api.loadTwoFactor(signal),
        enrol: (_, signal) => api.enrolTwoFactor(signal),
        confirm: (first, signal) => api.confirmTwoFactor(first, signal),
        remove: (given, signal) => api.removeTwoFactor(given, signal),
      },
    };
  },
});
