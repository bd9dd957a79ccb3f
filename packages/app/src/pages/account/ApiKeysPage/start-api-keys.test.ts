import { type ApiKeyRow, apiKeyFrom } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { startApiKeys } from './start-api-keys';

const secret = apiKeyFrom('live', (length) => new Uint8Array(length));
const row = (id: string, name: string): ApiKeyRow => ({
  id,
  user_id: 'ada',
  name,
  type: 'live',
  prefix: 'vp_live_',
  last4: secret.slice(-4),
  created_at: '2026-03-10T12:00:00Z',
  last_used: null,
});

/** The account of `ada`, in whose tab somebody else may sign in, and what was asked of the server. */
function setup() {
  const asked: string[] = [];
  const listeners: (() => void)[] = [];
  let user: { id: string } | null = { id: 'ada' };
  let keys: ApiKeyRow[] = [];
  const runtime = {
    view: () => ({ user }),
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
    api: {
      listApiKeys: async (userId: string) => {
        asked.push(`list ${userId}`);
        return { ok: true, keys };
      },
      createApiKey: async ({ name, type }: Pick<ApiKeyRow, 'name' | 'type'>) => {
        asked.push(`create ${type} ${name}`);
        const apiKey = row('new', name);
        keys = [apiKey];
        return { ok: true, apiKey, key: secret };
      },
      revokeApiKey: async (id: string) => {
        asked.push(`revoke ${id}`);
        return { ok: true };
      },
    },
  };
  const toasts: string[] = [];
  const open = async () => {
    const actor = startApiKeys({
      runtime: runtime as never,
      userId: 'ada',
      notify: ({ title }) => toasts.push(title),
    });
    const listed = () => waitFor(actor, (snapshot) => snapshot.matches('listed'));
    await listed();
    return { actor, listed, secrets: () => actor.getSnapshot().context.secrets };
  };
  const signInAs = (id: string | null) => {
    user = id === null ? null : { id };
    for (const listener of listeners) listener();
  };
  return { asked, toasts, open, signInAs };
}

async function createOne(test: ReturnType<typeof setup>) {
  const page = await test.open();
  page.actor.send({ type: 'creation.requested', name: 'Web shop' });
  await page.listed();
  return page;
}

describe('the page of the API keys', () => {
  it('asks the server for what the person does', async () => {
    const test = setup();
    const { actor, listed } = await createOne(test);
    actor.send({ type: 'revocation.asked', id: 'new' });
    actor.send({ type: 'revocation.confirmed' });
    await listed();
    expect(test.asked).toEqual(['list ada', 'create live Web shop', 'revoke new']);
    expect(test.toasts).toEqual(['New live API key created successfully', 'API key revoked successfully']);
  });

  it('still knows a key that was created in this tab when it is left and come back to', async () => {
    const test = setup();
    (await createOne(test)).actor.stop();
    expect((await test.open()).secrets()).toEqual({ new: secret });
  });

  it('knows none when its person signed out, or somebody else was here', async () => {
    const test = setup();
    (await createOne(test)).actor.stop();
    test.signInAs(null);
    test.signInAs('ada');
    expect((await test.open()).secrets()).toEqual({});
  });

  it('keeps no key for somebody else who signed in while it was created', async () => {
    const test = setup();
    const page = await test.open();
    page.actor.send({ type: 'creation.requested', name: 'Web shop' });
    test.signInAs('grace');
    await page.listed();
    expect((await test.open()).secrets()).toEqual({});
  });
});
