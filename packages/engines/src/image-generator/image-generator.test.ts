import { delays } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import { FakeWorker, fastClock, recordProgress } from '../testing/fakes';
import type { ImageGeneratorInput } from './contract';
import { createProceduralImageGenerator } from './device';
import { createProviderImageGenerator, providerUrl } from './provider';
import type { ImageGeneratorResult } from './run-image-generator';
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

describe('createProviderImageGenerator', () => {
  const template = 'https://images.example/{prompt}?w={width}&s={style}&n={negative}';
  const reencode = async () => ({ blob: picture, width: 512, height: 512 });

  it('encodes the prompt in the URL, so that it cannot change the rest', () => {
    const url = new URL(providerUrl(template, { ...input, prompt: '../../x?w=9#{width}' }));
    expect(url.origin).toBe('https://images.example');
    expect(url.searchParams.get('w')).toBe('512');
    expect(url.hash).toBe('');
  });

  it('returns the encoded picture and sends no credentials', async () => {
    const get = vi.fn<typeof fetch>(async () => new Response(picture));
    const outcome = await createProviderImageGenerator({ template, fetch: get, reencode }).run(
      input,
      recordProgress().options,
    );
    expect(outcome).toMatchObject({ ok: true, value: { method: 'provider', painted: [] } });
    expect(get.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it.each([
    ['returns an error status', async () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'takes too long',
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    ],
  ])('fails if the service %s', async (_, get) => {
    const engine = createProviderImageGenerator({
      template,
      fetch: get as typeof fetch,
      reencode,
      timeoutMs: 20,
    });
    expect(await engine.run(input, recordProgress().options)).toMatchObject({
      ok: false,
      failure: { code: 'model-unavailable', fix: 'The image service did not answer. Please try again.' },
    });
  });

  it('aborts the request when the run is cancelled', async () => {
    const { controller, options } = recordProgress();
    const get = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const running = createProviderImageGenerator({ template, fetch: get as typeof fetch, reencode }).run(
      input,
      options,
    );
    controller.abort();
    await expect(running).rejects.toThrow();
  });
});
