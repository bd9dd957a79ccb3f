import { delays } from '@verapix/facts';
import { describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../testing/fake-worker';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { createProceduralPainter } from './device';
import { createProviderImaginer, providerAddress } from './provider';
import type { ImagineResult } from './run-imagine';
import { createSimulatedImaginer } from './simulated';
import type { ImagineInput } from './types';

const input: ImagineInput = {
  prompt: 'a lake & a boat?',
  negative: '',
  strength: 70,
  width: 512,
  height: 512,
  seed: 3,
};
const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });

describe('the simulated generator', () => {
  it('takes 2 s, goes to 99 and then to the end, with a placeholder', async () => {
    const { clock, wait } = fastClock();
    const { heard, options } = listener();
    const outcome = await createSimulatedImaginer({ wait, draw: async () => picture }).run(input, options);
    expect(clock.now).toBe(delays.simulatedImage);
    expect(heard.at(-2)?.overall).toBeCloseTo(0.99);
    expect(heard.at(-1)?.overall).toBe(1);
    expect(outcome).toMatchObject({ ok: true, value: { method: 'simulated', width: 512, seed: 3 } });
  });

  it('fails with the words of the specification, and stops when it is cancelled', async () => {
    const { wait } = fastClock();
    const broken = createSimulatedImaginer({ wait, draw: () => Promise.reject(new Error('No canvas.')) });
    expect(await broken.run(input, listener().options)).toMatchObject({
      ok: false,
      failure: {
        message: 'Failed to generate the image.',
        fix: expect.stringContaining('Please try again.'),
      },
    });
    const { controller, options } = listener();
    controller.abort();
    await expect(createSimulatedImaginer({ wait }).run(input, options)).rejects.toThrow();
  });
});

describe('the procedural painter', () => {
  it('sends the worker the input and ends it with the result', async () => {
    const worker = new FakeWorker<ImagineInput, ImagineResult>();
    const running = createProceduralPainter(() => worker as unknown as Worker).run(input, listener().options);
    expect(worker.jobs).toEqual([input]);
    const value: ImagineResult = {
      blob: picture,
      width: 512,
      height: 512,
      seed: 3,
      method: 'procedural',
      painted: ['lake'],
      notPainted: [],
    };
    worker.say({ type: 'outcome', outcome: { ok: true, value } });
    expect(await running).toMatchObject({ ok: true, value });
    expect(worker.terminated).toBe(1);
  });
});

describe('a service', () => {
  const template = 'https://images.example/{prompt}?w={width}&s={style}&n={negative}';
  const rewrite = async () => ({ blob: picture, width: 512, height: 512 });

  it('is asked with everything encoded, so that a description changes nothing else of the address', () => {
    const address = new URL(providerAddress(template, { ...input, prompt: '../../x?w=9#{width}' }));
    expect(address.origin).toBe('https://images.example');
    expect(address.searchParams.get('w')).toBe('512');
    expect(address.hash).toBe('');
  });

  it('gives its picture, written anew', async () => {
    const get = vi.fn<typeof fetch>(async () => new Response(picture));
    const outcome = await createProviderImaginer({ template, fetch: get, rewrite }).run(
      input,
      listener().options,
    );
    expect(outcome).toMatchObject({ ok: true, value: { method: 'provider', painted: [] } });
    expect(get.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it.each([
    ['answers with an error', async () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'takes too long',
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    ],
  ])('that %s is a failure with what to do', async (_, get) => {
    const engine = createProviderImaginer({ template, fetch: get as typeof fetch, rewrite, timeoutMs: 20 });
    expect(await engine.run(input, listener().options)).toMatchObject({
      ok: false,
      failure: { code: 'model-unavailable', fix: 'The image service did not answer. Please try again.' },
    });
  });

  it('is let go when the run is cancelled', async () => {
    const { controller, options } = listener();
    const get = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const running = createProviderImaginer({ template, fetch: get as typeof fetch, rewrite }).run(
      input,
      options,
    );
    controller.abort();
    await expect(running).rejects.toThrow();
  });
});
