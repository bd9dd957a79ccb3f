import { delays } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { createDeviceWatermarkRemover } from './device';
import type { WatermarkJob } from './jobs';
import { boxMask } from './masks.fixture';
import { type WatermarkPhase, watermarkPhases } from './phases';
import type { WatermarkResult } from './run-picture';
import { createSimulatedWatermarkRemover } from './simulated';
import { inputOf, videoOf } from './watermark.fixture';

const weights = { name: 'w', url: 'https://example.test/weights/w.onnx', sha256: 'ab', bytes: 1 };

function start(input = inputOf()) {
  const worker = new FakeWorker<WatermarkJob, WatermarkResult, WatermarkPhase>();
  const remover = createDeviceWatermarkRemover({ weights, startWorker: () => worker });
  const { controller, heard, options } = listener();
  return { worker, controller, heard, outcome: remover.run(input, options) };
}

describe('createDeviceWatermarkRemover', () => {
  it('has phases whose weights sum to 1', () => {
    expect(watermarkPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker a picture with its mask, and a video with its frames counted', () => {
    const input = inputOf();
    const { file } = input.source;
    expect(start(input).worker.jobs).toEqual([
      { kind: 'picture', file, mask: input.mask, method: 'best', weights },
    ]);
    const source = videoOf();
    expect(start(inputOf({ source })).worker.jobs).toEqual([
      { kind: 'video', file: source.file, mask: input.mask, method: 'best', frames: 50 },
    ]);
  });

  it('ends the worker in the same tick when cancelled', async () => {
    const { worker, controller, outcome } = start();
    controller.abort();
    expect(worker.terminated).toBe(1);
    await expect(outcome).rejects.toBe(controller.signal.reason);
  });

  it.each([
    ['nothing-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 0, 0]) })],
    ['everything-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 40, 30]) })],
    [
      'unsupported-browser',
      inputOf({ source: videoOf({ support: { ok: false, message: 'No H.265.', fix: 'Use another.' } }) }),
    ],
  ] as const)('refuses without a worker: %s', async (code, input) => {
    const { worker, outcome } = start(input);
    expect(await outcome).toMatchObject({ ok: false, failure: { code } });
    expect(worker.jobs).toEqual([]);
  });

  it('says so when the worker fails', async () => {
    const { worker, outcome } = start();
    worker.dispatchEvent(new Event('error'));
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });
});

describe('createSimulatedWatermarkRemover', () => {
  it.each([
    ['image', 'image/jpeg', inputOf()],
    ['video', 'video/webm', inputOf({ source: videoOf() })],
  ] as const)('gives the original %s back after the specification’s time', async (kind, mime, input) => {
    const { clock, wait } = fastClock();
    const { heard, options } = listener();
    const outcome = await createSimulatedWatermarkRemover({ wait }).run(input, options);
    expect(clock.now).toBe(delays.simulatedWatermark);
    expect(outcome).toMatchObject({ ok: true, value: { kind, mime, method: 'simulated', width: 40 } });
    expect(outcome.ok && outcome.value.blob).toBe(input.source.file);
    const overall = heard.map((progress) => progress.overall);
    expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
    expect(overall.at(-1)).toBe(1);
  });

  it('ends its wait at once when cancelled', async () => {
    const { controller, options } = listener();
    const run = createSimulatedWatermarkRemover().run(inputOf(), options);
    controller.abort();
    await expect(run).rejects.toBe(controller.signal.reason);
  });
});
