import { expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { prepareWorker } from './prepare-worker';
import { prepareRequest } from './protocol';

it('asks a worker to get ready, and ends it when it is', async () => {
  const worker = new FakeWorker<unknown, never>();
  const prepared = prepareWorker(() => worker);
  expect(worker.jobs).toEqual([prepareRequest]);
  expect(worker.terminated).toBe(0);
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
  await prepared;
  expect(worker.terminated).toBe(1);
});

it('ends a worker whose code cannot be fetched, and says nothing of it', async () => {
  const worker = new FakeWorker<unknown, never>();
  const prepared = prepareWorker(() => worker);
  const fault = new Event('error', { cancelable: true });
  worker.dispatchEvent(fault);
  await prepared;
  expect(worker.terminated).toBe(1);
  expect(fault.defaultPrevented).toBe(true);
});

it('goes on where a browser starts no worker at all', async () => {
  const refused = () => {
    throw new DOMException('No workers here.');
  };
  await expect(prepareWorker(refused)).resolves.toBeUndefined();
});
