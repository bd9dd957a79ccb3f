import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createDeviceUpscaler } from './device';
import { type UpscalePhase, upscalePhases } from './phases';
import type { UpscaleJob, UpscaleResult } from './run-upscale';
import type { UpscaleInput } from './types';
import { inputOf } from './upscale.fixture';

const weights = { name: 'w', url: 'https://example.test/weights/w.ort', sha256: 'ab', bytes: 1 };

const result: UpscaleResult = { blob: new Blob(), width: 80, height: 60, mime: 'image/png', method: 'sharp' };

function start(input: UpscaleInput = inputOf()) {
  const worker = new FakeWorker<UpscaleJob, UpscaleResult, UpscalePhase>();
  const upscaler = createDeviceUpscaler({
    weights,
    startWorker: () => worker,
  });
  const { controller, heard, options } = listener();
  return { worker, upscaler, controller, heard, outcome: upscaler.run(input, options) };
}

describe('createDeviceUpscaler', () => {
  it('has phases whose weights sum to 1', () => {
    expect(upscalePhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker the file, what to do and which weights to believe', () => {
    const input = inputOf({ factor: 4, format: 'webp', picture: pictureOf(40, 30, 88) });
    const { worker } = start(input);
    expect(worker.jobs).toEqual([
      {
        file: input.picture.file,
        factor: 4,
        method: 'sharp',
        format: 'webp',
        quality: 0.9,
        jpegQuality: 88,
        weights,
      },
    ]);
  });

  it('reports the worker’s steps as progress of the whole', () => {
    const { worker, heard } = start();
    worker.say({ type: 'progress', step: { phase: 'read' } });
    worker.say({ type: 'progress', step: { phase: 'enlarge', done: 0.5, etaMs: 2000 } });
    expect(heard).toEqual([
      { phase: 'read', phaseLabel: 'Reading the picture', overall: 0 },
      {
        phase: 'enlarge',
        phaseLabel: 'Enlarging the picture',
        phaseDone: 0.5,
        overall: expect.closeTo(0.525),
        etaMs: 2000,
      },
    ]);
  });

  it('gives the result with its time, and ends the worker', async () => {
    const { worker, outcome } = start();
    worker.say({ type: 'outcome', outcome: { ok: true, value: result } });
    expect(await outcome).toEqual({ ok: true, value: { ...result, durationMs: expect.any(Number) } });
    expect(worker.terminated).toBe(1);
  });

  it('passes an expected failure on', async () => {
    const { worker, outcome } = start();
    const failure = { code: 'decode-failed', message: 'No.', fix: 'Yes.' } as const;
    worker.say({ type: 'outcome', outcome: { ok: false, failure } });
    expect(await outcome).toEqual({ ok: false, failure });
    expect(worker.terminated).toBe(1);
  });

  it('ends the worker in the same tick when aborted, and rejects with the reason', async () => {
    const { worker, controller, outcome } = start();
    controller.abort();
    expect(worker.terminated).toBe(1);
    await expect(outcome).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
  });

  it('does not start a worker when aborted before', async () => {
    let started = 0;
    const startWorker = () => {
      started++;
      return new FakeWorker<UpscaleJob, UpscaleResult, UpscalePhase>();
    };
    const upscaler = createDeviceUpscaler({ weights, startWorker });
    const { controller, options } = listener();
    controller.abort();
    await expect(upscaler.run(inputOf(), options)).rejects.toBe(controller.signal.reason);
    expect(started).toBe(0);
  });

  it('drops what a worker says after its end', async () => {
    const { worker, controller, heard, outcome } = start();
    controller.abort();
    await expect(outcome).rejects.toThrow();
    worker.say({ type: 'progress', step: { phase: 'enlarge', done: 1 } });
    worker.say({ type: 'outcome', outcome: { ok: true, value: result } });
    worker.dispatchEvent(new Event('error'));
    expect(heard).toEqual([]);
    expect(worker.terminated).toBe(1);
  });

  it('does nothing when aborted after the result', async () => {
    const { worker, controller, outcome } = start();
    worker.say({ type: 'outcome', outcome: { ok: true, value: result } });
    await outcome;
    controller.abort();
    expect(worker.terminated).toBe(1);
  });

  it.each(['error', 'messageerror'])('says so when the worker fails with %s', async (type) => {
    const { worker, outcome } = start();
    worker.dispatchEvent(new Event(type));
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
    expect(worker.terminated).toBe(1);
  });

  it('says so when the worker can’t even be made', async () => {
    const startWorker = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const upscaler = createDeviceUpscaler({ weights, startWorker });
    const outcome = await upscaler.run(inputOf(), listener().options);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });

  it('ends once, whatever comes in whatever order, and is silent afterwards', async () => {
    const events = ['progress', 'done', 'failed', 'error', 'abort'] as const;
    const failure = { code: 'encode-failed', message: 'No.', fix: 'Yes.' } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 12 }), async (sequence) => {
        const { worker, controller, heard, outcome } = start();
        outcome.catch(() => undefined);
        const happen: Record<(typeof events)[number], () => void> = {
          progress: () => worker.say({ type: 'progress', step: { phase: 'enlarge', done: 0.1 } }),
          done: () => worker.say({ type: 'outcome', outcome: { ok: true, value: result } }),
          failed: () => worker.say({ type: 'outcome', outcome: { ok: false, failure } }),
          error: () => worker.dispatchEvent(new Event('error')),
          abort: () => controller.abort(),
        };
        for (const event of sequence) happen[event]();
        const end = sequence.findIndex((event) => event !== 'progress');
        expect(heard).toHaveLength(end === -1 ? sequence.length : end);
        expect(worker.terminated).toBe(end === -1 ? 0 : 1);
        if (sequence[end] === 'abort') await expect(outcome).rejects.toBe(controller.signal.reason);
        else if (end !== -1) expect((await outcome).ok).toBe(sequence[end] === 'done');
      }),
    );
  });

  it('refuses what would not fit, without a worker', async () => {
    const { worker, outcome } = start(inputOf({ picture: pictureOf(6000, 4000), factor: 4 }));
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'too-large' } });
    expect(worker.jobs).toEqual([]);
  });
});
