import type { WebhookSecretApi } from '@verapix/client/api/api-keys';
import { webhookSecretMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** Says whether there is a secret that signs the user's webhooks, and makes one. */
export const webhookSecretFlow = defineFlow({
  machine: webhookSecretMachine,
  // A new secret can be shown only once, by this actor: it must not stop before the answer is there.
  keepAlive: (snapshot) => snapshot.matches('rotating'),
  run: ({ account }: FlowContext<void, { api: WebhookSecretApi }>) => {
    return {
      actors: {
        loadWebhookSecret: (_, signal) => request(account, (api) => api.loadWebhookSecret(signal)),
        rotateWebhookSecret: (_, signal) => request(account, (api) => api.rotateWebhookSecret(signal)),
      },
    };
  },
});
