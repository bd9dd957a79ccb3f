import {
  apiKeysMachine,
  type CreateApiKeyInput,
  type CreateApiKeyOutcome,
  type ListApiKeysOutcome,
  type RevokeApiKeyInput,
  type RevokeApiKeyOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';
import { createdKeysOf } from '../../../wiring/account/created-keys';

export type ApiKeysActor = ActorRefFrom<typeof apiKeysMachine>;

interface StartApiKeys {
  runtime: Pick<AccountRuntime, 'view' | 'subscribe'> & {
    api: Pick<AccountRuntime['api'], 'listApiKeys' | 'createApiKey' | 'revokeApiKey'>;
  };
  userId: string;
  notify: (toast: ToastOptions) => void;
}

/**
 * Starts the machine of a person's API keys and forwards what it says. The keys it creates are held in the memory of
 * this tab, so that they are there when the page is come back to.
 */
export function startApiKeys({ runtime, userId, notify }: StartApiKeys): ApiKeysActor {
  const { api } = runtime;
  const created = createdKeysOf(runtime);
  const machine = apiKeysMachine.provide({
    actors: {
      listApiKeys: fromPromise<ListApiKeysOutcome, void>(({ signal }) => api.listApiKeys(userId, signal)),
      createApiKey: fromPromise<CreateApiKeyOutcome, CreateApiKeyInput>(({ input, signal }) =>
        api.createApiKey(input, signal),
      ),
      revokeApiKey: fromPromise<RevokeApiKeyOutcome, RevokeApiKeyInput>(({ input, signal }) =>
        api.revokeApiKey(input.id, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: { secrets: created.read() } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('key.created', ({ id, key }) => created.add({ ownerId: userId, id, key }));
  return actor.start();
}
