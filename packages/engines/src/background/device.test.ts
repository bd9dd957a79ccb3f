import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createDeviceBackgroundRemover } from './device';
import { type CutOutPhase, cutOutPhases } from './phases';
import type { CutOutJob, CutOutResult } from './run-cut-out';
import type { CutOutInput } from './types';

const people = { name: 'people', url: 'https://example.test/people.onnx', sha256: 'ab', bytes: 1 };
const anything = { name: 'anything', url: 'https://example.test/anything.onnx', sha256: 'cd', bytes: 2 };
const picture = pictureOf(40, 30);

function start(options: Omit<CutOutInput, 'picture'>) {
  const worker = new FakeWorker<CutOutJob, CutOutResult, CutOutPhase>();
  const remover = createDeviceBackgroundRemover({
    weights: { people, anything },
    startWorker: () => worker,
  });
  const { controller, heard, options: listening } = listener();
  return { worker, controller, heard, outcome: remover.run({ picture, ...options }, listening) };
}

describe('createDeviceBackgroundRemover', () => {
  it('has phases whose weights sum to 1', () => {
    expect(cutOutPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it.each([
    ['anything', {}, anything],
    ['anything', { subject: 'anything' }, anything],
    ['people', { subject: 'people' }, people],
  ] as const)('looks for %s with %o, with the weights for that', (subject, options, expected) => {
    const { worker } = start({ method: 'best', ...options });
    expect(worker.jobs).toEqual([{ file: picture.file, method: 'best', subject, weights: expected }]);
  });

  it('ends the worker in the same tick when aborted', async () => {
    const { worker, controller, outcome } = start({ method: 'best' });
    controller.abort();
    expect(worker.terminated).toBe(1);
    await expect(outcome).rejects.toBe(controller.signal.reason);
  });

  it('says so when the worker dies', async () => {
    const { worker, outcome } = start({ method: 'instant' });
    worker.dispatchEvent(new Event('error'));
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });
});
