import { ownModelMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { createModelChecker } from './model-checker';

function start(file: { size: number } = { size: 10 }) {
  const worker = new FakeWorker<unknown, object>();
  const limit = new AbortController();
  const checker = createModelChecker({ startWorker: () => worker, timeLimit: () => limit.signal });
  const { options } = recordProgress();
  const abort = new AbortController();
  const outcome = checker.run(file as File, { ...options, signal: abort.signal });
  return { worker, limit, abort, outcome };
}

describe('createModelChecker', () => {
  it.each([
    [0, 'The file is empty.'],
    [ownModelMaxBytes + 1, 'The file is larger than 128 MB.'],
  ])('refuses a file of %i bytes without a worker', async (size, message) => {
    const { worker, outcome } = start({ size });
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'model-refused', message } });
    expect(worker.jobs).toEqual([]);
  });

  it('refuses a model that never ends, and ends its worker', async () => {
    const { worker, limit, outcome } = start();
    limit.abort();
    expect(await outcome).toMatchObject({
      ok: false,
      failure: { message: 'It took more than 90 seconds to enlarge a small tile.' },
    });
    expect(worker.terminated).toBe(1);
  });

  it('refuses a model that breaks its worker', async () => {
    const { worker, outcome } = start();
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'model-refused' } });
  });

  it('rejects with the reason when the user cancels', async () => {
    const { worker, abort, outcome } = start();
    abort.abort();
    await expect(outcome).rejects.toBe(abort.signal.reason);
    expect(worker.terminated).toBe(1);
  });
});
