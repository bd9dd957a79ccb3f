import { afterEach, describe, expect, it } from 'vitest';
import { createSignedInBackend, disposeBackends, json, offline, unhurried } from './backend.test-kit';

const row = {
  id: 'cloud-1',
  user_id: 'ada',
  result_id: 'result-1',
  tool: 'image-upscaler',
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
  files: [{ name: 'boats.png', mime: 'image/png', bytes: 7 }],
  width: 20,
  height: 10,
  excerpt: null,
  bytes: 7,
  made_at: '2026-03-10T12:00:00+00:00',
  created_at: '2026-03-10T13:00:00+00:00',
};

const result = {
  id: 'cloud-1',
  resultId: 'result-1',
  tool: 'image-upscaler',
  size: { width: 20, height: 10 },
  madeAt: Date.parse('2026-03-10T12:00:00Z'),
  keptAt: Date.parse('2026-03-10T13:00:00Z'),
  bytes: 7,
};

const toKeep = {
  id: 'result-1',
  tool: 'image-upscaler' as const,
  steps: [],
  size: { width: 20, height: 10 },
  madeAt: result.madeAt,
  files: [{ name: 'boats.png', blob: new Blob(['picture'], { type: 'image/png' }) }],
};

afterEach(disposeBackends);

describe('results in the cloud', () => {
  it('are listed as the app knows them', async () => {
    const { api, server } = createSignedInBackend();
    server.on('GET /rest/v1/cloud_results', () => json([row]));
    expect(await api.listCloudResults('ada', unhurried())).toMatchObject({ ok: true, results: [result] });
  });

  it('are kept with their files, in one form', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/keep-result', () => json({ cloud_result: row }));
    expect(await api.keepResult(toKeep, unhurried())).toMatchObject({ ok: true, result });
    const [request] = server.seen;
    // The browser writes the type of a form, with its boundary.
    expect([request?.method, request?.headers.get('content-type')]).toEqual(['POST', null]);
  });

  it('are opened with the type of their file', async () => {
    const { api, server } = createSignedInBackend();
    const headers = { 'Content-Type': 'application/octet-stream' };
    server.on('POST /functions/v1/open-cloud-result', () => new Response('picture', { headers }));
    const outcome = await api.readCloudFile({ id: 'cloud-1', file: 0, mime: 'image/png' }, unhurried());
    const blob = outcome.ok ? outcome.blob : new Blob();
    expect([blob.type, await blob.text()]).toEqual(['image/png', 'picture']);
  });

  it.each([
    ['cloud_storage_full', () => json({ code: 'cloud_storage_full', message: 'It is full.' }, 403)],
    ['unreachable', offline],
    ['invalid_response', () => json({ cloud_result: { ...row, tool: 'nowhere' } })],
    ['not_implemented', () => json({ code: 'NOT_FOUND', message: 'No function' }, 404)],
  ])('say why they were not kept: %s', async (code, answer) => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/keep-result', answer);
    expect(await api.keepResult(toKeep, unhurried())).toMatchObject({ ok: false, problem: { code } });
  });

  it('are deleted once', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/delete-cloud-result', () => json({ deleted: true }));
    expect(await api.deleteCloudResult('cloud-1', unhurried())).toEqual({ ok: true });
    expect(server.seen[0]).toMatchObject({ body: { id: 'cloud-1' } });
  });
});
