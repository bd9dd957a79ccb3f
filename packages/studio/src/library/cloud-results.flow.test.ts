import type { CloudResult } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { CloudApi, PictureApi, ResultToKeep } from '../host';
import { createMemoryStore, type ResultStore } from '../store/result-store';
import { createCloudResults } from './cloud-results.flow';
import { resultOf } from './library.test-kit';

const local = resultOf('letter', {
  tool: 'image-to-text',
  files: [{ name: 'letter.txt', mime: 'text/plain', bytes: 4 }],
  original: { name: 'scan.png', mime: 'image/png', bytes: 9, width: 3, height: 3 },
});
const { original: _, thumbnail: __, ...shared } = local;
const cloud: CloudResult = { ...shared, id: 'cloud-1', resultId: 'letter', keptAt: 1, bytes: 4 };

async function openCloud(store: ResultStore, results: readonly CloudResult[] = []) {
  const kept: ResultToKeep[] = [];
  const api: CloudApi & PictureApi = {
    listCloudResults: async () => ({ ok: true, results }),
    keepResult: async (result: ResultToKeep) => {
      kept.push(result);
      return { ok: true, result: cloud };
    },
    readCloudFile: async () => ({ ok: true, blob: new Blob(['text'], { type: 'text/plain' }) }),
    deleteCloudResult: vi.fn(async () => ({ ok: true as const })),
    generateImage: async () => ({ ok: true, picture: new Blob(), left: null }),
  };
  const happened: string[] = [];
  const actor = createCloudResults(store, 'ada', {
    backend: async () => api,
    notify: ({ title }) => void happened.push(title),
    navigate: (to) => void happened.push(`go to ${to}`),
  }).start();
  await waitFor(actor, (state) => !state.matches('loading'));
  const settled = () => waitFor(actor, (state) => state.matches('ready'));
  return { actor, happened, kept, api, settled };
}

describe('the cloud', () => {
  it('uploads the files of one result, without the original', async () => {
    const store = createMemoryStore();
    await store.add(local, { made: [new Blob(['text'])], original: new Blob(['a picture']) });
    await store.add(resultOf('other'), { made: [new Blob(['other'])] });
    const { actor, kept, settled } = await openCloud(store);
    expect(kept).toEqual([]);
    actor.send({ type: 'result.kept', result: local });
    await settled();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ id: 'letter', files: [{ name: 'letter.txt' }] });
    expect(await kept[0]?.files[0]?.blob.text()).toBe('text');
    expect(JSON.stringify(kept)).not.toContain('scan.png');
  });

  it('uploads nothing of a result whose files are gone', async () => {
    const { actor, kept, settled } = await openCloud(createMemoryStore());
    actor.send({ type: 'result.kept', result: local });
    const snapshot = await settled();
    expect(kept).toEqual([]);
    expect(snapshot.context.problem?.message).toBe('The files of this result couldn’t be opened.');
  });

  it('brings a result back to a device without it, and opens it', async () => {
    const store = createMemoryStore();
    const { actor, settled, happened } = await openCloud(store, [cloud]);
    actor.send({ type: 'result.fetched', result: cloud, purpose: 'open' });
    await settled();
    expect(await store.read()).toMatchObject({
      value: { results: [{ id: 'letter', tool: 'image-to-text' }] },
    });
    const files = await store.files('letter');
    expect(files.ok && (await files.value?.made[0]?.text())).toBe('text');
    expect(happened).toEqual(['go to /library/letter']);
  });

  it('says that a device has no room for it', async () => {
    const { actor, settled } = await openCloud(createMemoryStore(1), [cloud]);
    actor.send({ type: 'result.fetched', result: cloud, purpose: 'open' });
    const snapshot = await settled();
    expect(snapshot.context.problem?.message).toBe('There’s no room for this result on this device.');
  });

  it('deletes what the user confirmed', async () => {
    const { actor, settled, api } = await openCloud(createMemoryStore(), [cloud]);
    actor.send({ type: 'result.deleted', result: cloud });
    const snapshot = await settled();
    expect(api.deleteCloudResult).toHaveBeenCalledOnce();
    expect(snapshot.context.results).toEqual([]);
  });
});
