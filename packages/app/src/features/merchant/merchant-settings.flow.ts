import type { MerchantApi } from '@verapix/client/api/merchant';
import { merchantSettingsMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';
import { parseMerchantForm } from './parse-merchant-form';

/** Reads, saves and tests the payment settings. A save finishes on any page. */
export const merchantSettingsFlow = defineFlow({
  machine: merchantSettingsMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: async ({ account }: FlowContext<void, { api: MerchantApi }>) => {
    const { api } = await account.start();
    return {
      input: { parse: parseMerchantForm },
      actors: {
        loadConfig: (_, signal) => api.loadMerchantConfig(signal),
        saveConfig: ({ config }, signal) => api.saveMerchantConfig(config, signal),
        testConnection: ({ config }, signal) => api.testMerchantConnection(config, signal),
      },
    };
  },
});
