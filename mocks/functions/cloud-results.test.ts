import { cloudStorage } from '@verapix/domain';
import { keepResult } from '@verapix/server/functions/cloud-results';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPorts } from '../ports/create-ports';
import { createFiles } from '../ports/files';
import { createSeededBackend, type Member, type SeededBackend, testOrigin } from '../testing/test-backend';

let backend: SeededBackend;
let files: ReturnType<typeof createFiles>;

beforeEach(() => {
  files = createFiles();
  backend = createSeededBackend({ cloudFiles: files });
});

const description = (result_id: string) => ({
  result_id,
  tool: 'image-to-text',
  steps: [{ tool: 'image-to-text', settings: {} }],
  width: null,
  height: null,
  excerpt: null,
  made_at: '2026-03-10T12:00:00.000Z',
});

async function send(name: string, body: FormData | object, persona: Member = 'premium') {
  const { token } = await backend.signIn(persona);
  const isForm = body instanceof FormData;
  const response = await backend.fetch(
    new Request(`${testOrigin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    }),
  );
  type Body = { cloud_result: { id: string }; message: string };
  return { status: response.status, body: (await response.json()) as Body };
}

function keep(resultId: string, bytes = 10, persona: Member = 'premium') {
  const form = new FormData();
  form.set('result', JSON.stringify(description(resultId)));
  form.append('file', new File(['x'.repeat(bytes)], 'letter.txt', { type: 'text/plain' }));
  return send('keep-result', form, persona);
}

/** As if the user kept results of this size already. */
function fill(bytes: number, count = 1): void {
  const { id: user_id } = backend.userOf('premium');
  backend.store.write(({ cloudResults }) => {
    for (let index = 0; index < count; index += 1)
      cloudResults.push({
        ...description(`full-${index}`),
        tool: 'image-to-text',
        steps: [],
        id: crypto.randomUUID(),
        user_id,
        files: [],
        bytes,
        created_at: '2026-03-10T12:00:00.000Z',
        is_complete: true,
      });
  });
}

describe('cloud storage', () => {
  it('takes what exactly fits, and no byte more', async () => {
    fill(cloudStorage.maxBytes - 20);
    expect((await keep('a', 10)).status).toBe(200);
    expect(await keep('b', 11)).toMatchObject({ status: 403, body: { code: 'cloud_storage_full' } });
    expect((await keep('c', 10)).status).toBe(200);
  });

  it('has a number of results', async () => {
    fill(1, cloudStorage.maxResults);
    const answer = await keep('a');
    expect(answer).toMatchObject({ status: 403, body: { code: 'cloud_storage_full' } });
    expect(answer.body.message).toContain(`${cloudStorage.maxResults} results`);
  });

  it('refuses a result that is too large, and stores nothing of it', async () => {
    const { id, email } = backend.userOf('premium');
    const large = new File(['x'.repeat(cloudStorage.maxResultBytes + 1)], 'a.txt', { type: 'text/plain' });
    const form = new FormData();
    form.set('result', JSON.stringify(description('a')));
    form.set('file', large);
    const kept = keepResult({
      user: { id, email, isAdmin: false, hasSecondFactor: false },
      sessionId: '',
      assuranceLevel: 'aal1',
      body: {},
      form: async () => form,
      origin: testOrigin,
      ports: createPorts(backend.options),
    });
    await expect(kept).rejects.toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(backend.store.read().cloudResults).toEqual([]);
  });

  it('has room again for a result whose files could not be stored', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const put = vi.spyOn(files, 'put').mockRejectedValueOnce(new Error('disk on fire'));
    expect((await keep('a')).status).toBe(500);
    expect(backend.store.read().cloudResults).toEqual([]);
    put.mockRestore();
    expect((await keep('a')).status).toBe(200);
    reported.mockRestore();
  });

  it('stays open to a user whose plan has ended, who can keep nothing more', async () => {
    const { body } = await keep('a');
    const { id } = body.cloud_result;
    backend.store.write((draft) => {
      draft.subscriptions = [];
    });
    expect(await keep('b')).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    expect((await send('delete-cloud-result', { id })).status).toBe(200);
  });

  it('deletes the files with their result, and those of an account with the account', async () => {
    const { body } = await keep('a');
    await keep('b');
    const [first, second] = backend.store.read().cloudResults.map(({ id }) => `${id}-0`);
    const { id } = body.cloud_result;
    await send('delete-cloud-result', { id });
    expect(await files.get(first ?? '')).toBeUndefined();
    expect(await files.get(second ?? '')).toBeDefined();
    await send('delete-account', {});
    expect(await files.get(second ?? '')).toBeUndefined();
    expect(backend.store.read()).toMatchObject({ cloudResults: [], unusedCloudFiles: [] });
  });

  it('deletes files later that the storage would not delete at once', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { body } = await keep('a');
    const { id } = body.cloud_result;
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('disk on fire'));
    expect((await send('delete-cloud-result', { id })).status).toBe(200);
    expect(await files.get(`${id}-0`)).toBeDefined();
    remove.mockRestore();
    await keep('b', 10, 'lifetime');
    expect(await files.get(`${id}-0`)).toBeUndefined();
    reported.mockRestore();
  });

  it('deletes the files of a deleted account with the next request, if the storage would not at once', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { body } = await keep('a');
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('disk on fire'));
    await send('delete-account', {});
    expect(await files.get(`${body.cloud_result.id}-0`)).toBeDefined();
    remove.mockRestore();
    await send('list-sessions', {}, 'free');
    expect(await files.get(`${body.cloud_result.id}-0`)).toBeUndefined();
    reported.mockRestore();
  });
});
