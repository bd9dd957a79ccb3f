import { type ApiKeyRow, apiKeyFrom } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createFlowContext } from '../../app/flow/flow.test-kit';
import { apiKeysFlow } from './api-keys.flow';

const secret = apiKeyFrom('live', (length) => new Uint8Array(length));
const row = (id: string, name: string): ApiKeyRow => ({
  id,
  user_id: 'ada',
  name,
  type: 'live',
  prefix: 'vp_live_',
  last4: secret.slice(-4),
  created_at: '2026-03-10T12:00:00Z',
  scopes: ['upscale', 'jobs:read'],
  expires_at: null,
  replaced_at: null,
  last_used: null,
  use_count: 0,
});

/** The account of `ada`, in a tab where another user may sign in. */
function setup() {
  const requests: string[] = [];
  const listeners: (() => void)[] = [];
  let user: { id: string } | null = { id: 'ada' };
  let keys: ApiKeyRow[] = [];
  const { context, happened } = createFlowContext(
    { userId: 'ada' },
    {
      view: () => ({ user }) as never,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
      api: {
        listApiKeys: async (userId: string) => {
          requests.push(`list ${userId}`);
          return { ok: true, keys };
        },
        createApiKey: async ({ name, type }: Pick<ApiKeyRow, 'name' | 'type'>) => {
          requests.push(`create ${type} ${name}`);
          const apiKey = row('new', name);
          keys = [apiKey];
          return { ok: true, apiKey, key: secret };
        },
        revokeApiKey: async (id: string) => {
          requests.push(`revoke ${id}`);
          return { ok: true };
        },
      },
    },
  );
  const open = async () => {
    const actor = await apiKeysFlow.create(context).start();
    const listed = () => waitFor(actor, (snapshot) => snapshot.matches('listed'));
    await listed();
    return { actor, listed, secrets: () => actor.getSnapshot().context.secrets };
  };
  const signInAs = (id: string | null) => {
    user = id === null ? null : { id };
    for (const listener of listeners) listener();
  };
  return { requests, toasts: happened, open, signInAs };
}

async function createOne(test: ReturnType<typeof setup>) {
  const page = await test.open();
  page.actor.send({ type: 'creation.requested', name: 'Web shop', scopes: ['upscale'], lifetime: null });
  await page.listed();
  return page;
}

describe('the API keys of a user', () => {
  it('are listed, created and revoked on the server', async () => {
    const test = setup();
    const { actor, listed } = await createOne(test);
    actor.send({ type: 'revocation.asked', id: 'new' });
    actor.send({ type: 'revocation.confirmed' });
    await listed();
    expect(test.requests).toEqual(['list ada', 'create live Web shop', 'revoke new']);
    expect(test.toasts).toEqual(['New live API key created successfully', 'API key revoked successfully']);
  });

  it('keep the secret of a key created in this tab when the page is left and opened again', async () => {
    const test = setup();
    (await createOne(test)).actor.stop();
    expect((await test.open()).secrets()).toEqual({ new: secret });
  });

  it('lose their secrets when the user signs out', async () => {
    const test = setup();
    (await createOne(test)).actor.stop();
    test.signInAs(null);
    test.signInAs('ada');
    expect((await test.open()).secrets()).toEqual({});
  });

  it('do not keep a secret for another user who signed in while the key was created', async () => {
    const test = setup();
    const page = await test.open();
    page.actor.send({ type: 'creation.requested', name: 'Web shop', scopes: ['upscale'], lifetime: null });
    test.signInAs('grace');
    await page.listed();
    expect((await test.open()).secrets()).toEqual({});
  });
});
