import { delays } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import { EngineStop } from '../failures';
import { FakeWorker, fastClock, recordProgress } from '../testing/fakes';
import type { ImageGeneratorInput } from './contract';
import { createProceduralImageGenerator } from './device';
import type { ImageGeneratorResult } from './run-image-generator';
import { createServiceImageGenerator, type RequestPicture } from './service';
import { createSimulatedImageGenerator } from './simulated';

const input: ImageGeneratorInput = {
  prompt: 'a lake & a boat?',
  negative: '',
  strength: 70,
  width: 512,
  height: 512,
  seed: 3,
};
const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });

describe('createSimulatedImageGenerator', () => {
  // @spec call.image limit.simulated limit.progress
  it('returns a placeholder after 2 s, with progress to 99 before', async () => {
    const { clock, wait } = fastClock();
    const { reported, options } = recordProgress();
    const outcome = await createSimulatedImageGenerator({ wait, draw: async () => picture }).run(
      input,
      options,
    );
    expect(clock.now).toBe(delays.simulatedImage);
    expect(reported.at(-2)?.overall).toBeCloseTo(0.99);
    expect(reported.at(-1)?.overall).toBe(1);
    expect(outcome).toMatchObject({ ok: true, value: { method: 'simulated', width: 512, seed: 3 } });
  });

  // @spec error.image
  it('fails with the specified message', async () => {
    const { wait } = fastClock();
    const broken = createSimulatedImageGenerator({
      wait,
      draw: () => Promise.reject(new Error('No canvas.')),
    });
    expect(await broken.run(input, recordProgress().options)).toMatchObject({
      ok: false,
      failure: {
        message: 'Failed to generate the image.',
        fix: expect.stringContaining('Please try again.'),
      },
    });
  });
});

describe('createProceduralImageGenerator', () => {
  it('sends the worker the input and resolves with its result', async () => {
    const worker = new FakeWorker<ImageGeneratorInput, ImageGeneratorResult>();
    const running = createProceduralImageGenerator(() => worker as unknown as Worker).run(
      input,
      recordProgress().options,
    );
    expect(worker.jobs).toEqual([input]);
    const value: ImageGeneratorResult = {
      blob: picture,
      width: 512,
      height: 512,
      seed: 3,
      method: 'procedural',
      painted: ['lake'],
      notPainted: [],
    };
    worker.reply({ type: 'outcome', outcome: { ok: true, value } });
    expect(await running).toMatchObject({ ok: true, value });
    expect(worker.terminated).toBe(1);
  });
});

describe('createServiceImageGenerator', () => {
  const reencode = vi.fn(async () => picture);
  const generate = (request: RequestPicture) => createServiceImageGenerator({ request, reencode });

  it('returns the picture in the size that was asked for, labelled in its metadata as made by AI', async () => {
    const answer = new Blob(['from the service']);
    const { reported, options } = recordProgress();
    const outcome = await generate(async () => ({ ok: true, picture: answer })).run(input, options);
    expect(outcome).toMatchObject({ ok: true, value: { method: 'service', width: 512, painted: [] } });
    expect(reencode).toHaveBeenCalledWith(answer, { width: 512, height: 512 });
    const file = outcome.ok ? await outcome.value.blob.text() : '';
    expect(file).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(file).toContain('Made by an AI model');
    expect(reported.map(({ phaseLabel }) => phaseLabel)).toContain('Waiting for the image service');
  });

  it('returns why the service made no picture', async () => {
    const failure = {
      code: 'prompt-refused',
      message: 'The service declined this prompt.',
      fix: '',
    } as const;
    const outcome = await generate(async () => ({ ok: false, failure })).run(input, recordProgress().options);
    expect(outcome).toEqual({ ok: false, failure });
  });

  it('fails if the browser cannot open the picture', async () => {
    const engine = createServiceImageGenerator({
      request: async () => ({ ok: true, picture }),
      reencode: () => Promise.reject(new EngineStop('decode-failed')),
    });
    expect(await engine.run(input, recordProgress().options)).toMatchObject({
      ok: false,
      failure: { code: 'decode-failed', message: 'Failed to generate the image.' },
    });
  });

  it('ends when the run is cancelled, also if the answer comes afterwards', async () => {
    const { controller, options } = recordProgress();
    const running = generate(async () => {
      controller.abort();
      return { ok: true, picture };
    }).run(input, options);
    await expect(running).rejects.toThrow();
  });
});
