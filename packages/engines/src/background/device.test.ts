import { expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import { type CutOutPhase, type CutOutResult, cutOutPhases } from './contract';
import { createDeviceBackgroundRemover } from './device';
import type { CutOutJob } from './run-cut-out';

const people = { name: 'people', url: 'https://example.test/people.onnx', sha256: 'ab', bytes: 1 };
const anything = { name: 'anything', url: 'https://example.test/anything.onnx', sha256: 'cd', bytes: 2 };
const picture = pictureOf(40, 30);

it('has phases whose weights sum to 1', () => {
  expect(cutOutPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it.each([
  ['anything', {}, anything],
  ['anything', { subject: 'anything' }, anything],
  ['people', { subject: 'people' }, people],
] as const)('looks for %s with %o, with the weights for that', (subject, options, expected) => {
  const worker = new FakeWorker<CutOutJob, CutOutResult, CutOutPhase>();
  const remover = createDeviceBackgroundRemover({
    weights: { people, anything },
    startWorker: () => worker,
  });
  void remover.run({ picture, method: 'best', ...options }, recordProgress().options);
  expect(worker.jobs).toEqual([{ file: picture.file, method: 'best', subject, weights: expected }]);
});
