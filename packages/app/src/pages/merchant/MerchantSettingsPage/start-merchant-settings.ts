import {
  type LoadMerchantConfigOutcome,
  merchantSettingsMachine,
  type SaveMerchantConfigOutcome,
  type SendMerchantConfigInput,
  type TestMerchantConnectionOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { BackendApi } from '../../../backend';
import { parseMerchantForm } from './parse-merchant-form';

export type MerchantSettingsActor = ActorRefFrom<typeof merchantSettingsMachine>;

interface StartMerchantSettings {
  api: Pick<BackendApi, 'loadMerchantConfig' | 'saveMerchantConfig' | 'testMerchantConnection'>;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine of the payment settings with its real actors and forwards what it says. */
export function startMerchantSettings({ api, notify }: StartMerchantSettings): MerchantSettingsActor {
  const machine = merchantSettingsMachine.provide({
    actors: {
      loadConfig: fromPromise<LoadMerchantConfigOutcome, void>(({ signal }) =>
        api.loadMerchantConfig(signal),
      ),
      saveConfig: fromPromise<SaveMerchantConfigOutcome, SendMerchantConfigInput>(({ input, signal }) =>
        api.saveMerchantConfig(input.config, signal),
      ),
      testConnection: fromPromise<TestMerchantConnectionOutcome, SendMerchantConfigInput>(
        ({ input, signal }) => api.testMerchantConnection(input.config, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: { parse: parseMerchantForm } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
