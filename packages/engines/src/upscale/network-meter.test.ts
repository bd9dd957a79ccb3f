import { expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { createNetworkMeter } from './network-meter';

const sourceOf = (name: string) => ({ name, url: `https://example.test/${name}`, sha256: 'ab', bytes: 1 });
const weights = { sharp: sourceOf('s'), detail: sourceOf('d') };

it('sends a worker the network with its weights, and says when the browser stops the worker', async () => {
  const worker = new FakeWorker<unknown, object>();
  const outcome = createNetworkMeter({ weights, startWorker: () => worker }).run(
    'detail',
    recordProgress().options,
  );
  expect(worker.jobs).toEqual([{ network: 'detail', weights: weights.detail }]);
  worker.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
});
