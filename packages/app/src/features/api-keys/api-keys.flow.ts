import type { ApiKeysApi } from '@verapix/client/api/api-keys';
import { type ApiKeySecrets, apiKeysMachine } from '@verapix/machines';
import type { Account } from '../../app/account/account';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

type Viewed = Pick<Account, 'view' | 'subscribe'>;

/** The secrets of the API keys that the signed-in user created in this tab. They are kept in memory only. */
function createSecretStore({ view, subscribe }: Viewed) {
  let ownerId = view().user?.id;
  let secrets: ApiKeySecrets = {};
  subscribe(() => {
    const id = view().user?.id;
    if (id === ownerId) return;
    ownerId = id;
    secrets = {};
  });
  return {
    read: () => secrets,
    /** Keeps a secret, unless another user has signed in meanwhile. */
    add: (userId: string, created: { id: string; key: string }) => {
      if (userId === ownerId) secrets = { ...secrets, [created.id]: created.key };
    },
  };
}

const secretStores = new WeakMap<Viewed, ReturnType<typeof createSecretStore>>();

/** The store of an account: the secrets are still there when the user comes back to the page. */
function secretStoreOf(account: Viewed) {
  const store = secretStores.get(account) ?? createSecretStore(account);
  secretStores.set(account, store);
  return store;
}

/** Lists, creates, replaces and revokes a user's API keys. */
export const apiKeysFlow = defineFlow({
  machine: apiKeysMachine,
  // A created key can be shown only once, by this actor: it must not stop before the answer is there.
  keepAlive: (snapshot) => ['creating', 'rotating', 'revoking'].includes(snapshot.value),
  run: ({ account, params: { userId } }: FlowContext<{ userId: string }, { api: ApiKeysApi }>) => {
    const secrets = secretStoreOf(account);
    return {
      input: { secrets: secrets.read() },
      actors: {
        listApiKeys: (_, signal) => request(account, (api) => api.listApiKeys(userId, signal)),
        createApiKey: (wanted, signal) => request(account, (api) => api.createApiKey(wanted, signal)),
        rotateApiKey: (wanted, signal) => request(account, (api) => api.rotateApiKey(wanted, signal)),
        revokeApiKey: ({ id }, signal) => request(account, (api) => api.revokeApiKey(id, signal)),
      },
      on: { 'key.created': (created) => secrets.add(userId, created) },
    };
  },
});
