import type { MerchantApi } from '@verapix/client/api/merchant';
import { merchantSettingsMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';
import { parseMerchantForm } from './parse-merchant-form';

/** Reads, saves and tests the payment settings. A save finishes on any page. */
export const merchantSettingsFlow = defineFlow({
  machine: merchantSettingsMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: ({ account }: FlowContext<void, { api: MerchantApi }>) => {
    return {
      input: { parse: parseMerchantForm },
      actors: {
        loadConfig: (_, signal) => request(account, (api) => api.loadMerchantConfig(signal)),
        saveConfig: ({ config }, signal) => request(account, (api) => api.saveMerchantConfig(config, signal)),
        testConnection: ({ config }, signal) =>
          request(account, (api) => api.testMerchantConnection(config, signal)),
      },
    };
  },
});
