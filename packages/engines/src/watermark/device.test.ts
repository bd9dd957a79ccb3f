import { delays } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { FakeWorker, fastClock, recordProgress } from '../testing/fakes';
import { type WatermarkPhase, watermarkPhases } from './contract';
import { createDeviceWatermarkRemover } from './device';
import { boxMask, inputOf, videoOf } from './masks.fixture';
import type { WatermarkResult } from './run-picture';
import { createSimulatedWatermarkRemover } from './simulated';
import type { WatermarkJob } from './worker';

const weights = { name: 'w', url: 'https://example.test/weights/w.onnx', sha256: 'ab', bytes: 1 };

function start(input = inputOf()) {
  const worker = new FakeWorker<WatermarkJob, WatermarkResult, WatermarkPhase>();
  const remover = createDeviceWatermarkRemover({ weights, startWorker: () => worker });
  const { options } = recordProgress();
  return { worker, outcome: remover.run(input, options) };
}

describe('createDeviceWatermarkRemover', () => {
  it('has phases whose weights sum to 1', () => {
    expect(watermarkPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker a picture with its mask, and a video with its number of frames', () => {
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

  it.each([
    ['nothing-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 0, 0]) })],
    ['everything-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 40, 30]) })],
    [
      'unsupported-browser',
      inputOf({ source: videoOf({ support: { ok: false, message: 'No H.265.', fix: 'Use another.' } }) }),
    ],
  ] as const)('fails without starting a worker: %s', async (code, input) => {
    const { worker, outcome } = start(input);
    expect(await outcome).toMatchObject({ ok: false, failure: { code } });
    expect(worker.jobs).toEqual([]);
  });
});

describe('createSimulatedWatermarkRemover', () => {
  it.each([
    ['image', 'image/jpeg', inputOf()],
    ['video', 'video/webm', inputOf({ source: videoOf() })],
  ] as const)('returns the original %s after the specified time', async (kind, mime, input) => {
    const { clock, wait } = fastClock();
    const outcome = await createSimulatedWatermarkRemover({ wait }).run(input, recordProgress().options);
    expect(clock.now).toBe(delays.simulatedWatermark);
    expect(outcome).toMatchObject({ ok: true, value: { kind, mime, method: 'simulated', width: 40 } });
    expect(outcome.ok && outcome.value.blob).toBe(input.source.file);
  });
});
