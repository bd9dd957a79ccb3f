import { delays } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { FakeWorker, fastClock, recordProgress } from '../testing/fakes';
import { type WatermarkInput, type WatermarkPhase, watermarkPhases } from './contract';
import { createDeviceWatermarkRemover } from './device';
import { boxMask, inputOf, videoInputOf, videoOf } from './masks.fixture';
import type { WatermarkResult } from './run-picture';
import { createSimulatedWatermarkRemover } from './simulated';
import type { WatermarkJob } from './worker';

const weights = { name: 'w', url: 'https://example.test/weights/w.onnx', sha256: 'ab', bytes: 1 };

function start(input: WatermarkInput = inputOf()) {
  const worker = new FakeWorker<WatermarkJob, WatermarkResult, WatermarkPhase>();
  const remover = createDeviceWatermarkRemover({ weights, startWorker: () => worker });
  const { options } = recordProgress();
  return { worker, outcome: remover.run(input, options) };
}

describe('createDeviceWatermarkRemover', () => {
  it('has phases whose weights sum to 1', () => {
    expect(watermarkPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker a picture with its mask, and a video with its areas and the number of frames to keep', () => {
    const input = inputOf();
    const { file } = input.source;
    expect(start(input).worker.jobs).toEqual([
      { kind: 'picture', file, mask: input.mask, method: 'best', weights },
    ]);
    const { source, areas } = videoInputOf();
    const job = { kind: 'video', file: source.file, areas, keep: undefined, frames: 50 };
    expect(start({ source, areas }).worker.jobs).toEqual([job]);
    const keep = { start: 0.5, end: 1 };
    expect(start({ source, areas, keep }).worker.jobs).toEqual([{ ...job, keep, frames: 13 }]);
    const rest = { start: 1.5, end: Number.POSITIVE_INFINITY };
    expect(start({ source, areas, keep: rest }).worker.jobs).toEqual([{ ...job, keep: rest, frames: 13 }]);
  });

  it.each([
    ['nothing-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 0, 0]) })],
    ['everything-marked', inputOf({ mask: boxMask(40, 30, [0, 0, 40, 30]) })],
    ['nothing-marked', videoInputOf({ areas: [] })],
    [
      'unsupported-browser',
      videoInputOf({
        source: videoOf({ support: { ok: false, message: 'No H.265.', fix: 'Use another.' } }),
      }),
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
    ['video', 'video/webm', videoInputOf()],
  ] as const)('returns the original %s after the specified time', async (kind, mime, input) => {
    const { clock, wait } = fastClock();
    const outcome = await createSimulatedWatermarkRemover({ wait }).run(input, recordProgress().options);
    expect(clock.now).toBe(delays.simulatedWatermark);
    expect(outcome).toMatchObject({ ok: true, value: { kind, mime, method: 'simulated', width: 40 } });
    expect(outcome.ok && outcome.value.blob).toBe(input.source.file);
  });
});
