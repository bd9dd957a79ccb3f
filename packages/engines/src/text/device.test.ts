import { expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createDeviceTextReader } from './device';
import { type TextPhase, textPhases } from './phases';
import type { TextJob, TextResult } from './run-text';

const weights = { name: 'eng', url: 'https://example.test/weights/eng.packed', sha256: 'ab', bytes: 1 };

function start() {
  const worker = new FakeWorker<TextJob, TextResult, TextPhase>();
  const reader = createDeviceTextReader({ weights, startWorker: () => worker });
  const { controller, options } = listener();
  const picture = pictureOf(40, 30);
  return { worker, controller, picture, outcome: reader.run({ picture }, options) };
}

it('has phases whose weights sum to 1', () => {
  expect(textPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('sends the worker the file and which language to believe, and leaves no worker behind', async () => {
  const { worker, picture, outcome } = start();
  expect(worker.jobs).toEqual([{ file: picture.file, weights }]);
  const value: TextResult = { text: '', words: [], turn: 0, meanConfidence: 0, method: 'device' };
  worker.say({ type: 'outcome', outcome: { ok: true, value } });
  expect(await outcome).toEqual({ ok: true, value: { ...value, durationMs: expect.any(Number) } });
  expect(worker.terminated).toBe(1);
});

it('ends the worker in the same tick when aborted', async () => {
  const { worker, controller, outcome } = start();
  controller.abort();
  expect(worker.terminated).toBe(1);
  await expect(outcome).rejects.toBe(controller.signal.reason);
});

it('says so when the worker dies', async () => {
  const { worker, outcome } = start();
  worker.dispatchEvent(new Event('error'));
  expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
});
