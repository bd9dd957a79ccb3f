import { expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createDeviceHeadshots } from './device';
import { type HeadshotPhase, headshotPhases } from './phases';
import type { HeadshotsJob, HeadshotsResult } from './run-headshots';

const source = { name: 'w', url: 'https://example.test/weights/w', sha256: 'ab', bytes: 1 };
const weights = { face: source, people: source };
const picture = pictureOf(400, 300);

function start() {
  const worker = new FakeWorker<HeadshotsJob, HeadshotsResult, HeadshotPhase>();
  const engine = createDeviceHeadshots({ weights, startWorker: () => worker });
  const { controller, options } = listener();
  return { worker, controller, outcome: engine.run({ picture }, options) };
}

it('has phases whose weights sum to 1', () => {
  expect(headshotPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('sends the worker the file, its size as seen and which weights to believe', () => {
  expect(start().worker.jobs).toEqual([{ file: picture.file, width: 400, height: 300, weights }]);
});

it('says what to do when the worker dies, and ends it', async () => {
  const { worker, outcome } = start();
  worker.dispatchEvent(new Event('error'));
  expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  expect(worker.terminated).toBe(1);
});

it('is gone at once when aborted', async () => {
  const { worker, controller, outcome } = start();
  controller.abort();
  await expect(outcome).rejects.toBe(controller.signal.reason);
  expect(worker.terminated).toBe(1);
});
