import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageEnv, initialOptions } from './image-options';
import { imageGenerator } from './tool';

const failure = { code: 'prompt-refused', message: 'The service refused this prompt: No.', fix: '' } as const;
const { signal } = new AbortController();

beforeEach(() => void vi.stubGlobal('location', { search: '', href: 'https://app.example/' }));

/** Runs the generator as a page does that says that `maker` makes the pictures. */
async function runWith(maker: ImageEnv['maker']) {
  const request = vi.fn<ImageEnv['request']>(async () => ({ ok: false, failure }));
  const { engine } = await imageGenerator.load();
  const options = { ...initialOptions, prompt: 'a lake', style: 'anime' as const, seed: 4 };
  const env = { maker, request } as Partial<ImageEnv> as ImageEnv;
  const outcome = await engine
    .run({ source: 'no-file', options, report: () => {} }, signal, env)
    // Rules paint in a worker, which Node does not have.
    .catch(() => undefined);
  return { outcome, request };
}

describe('a description', () => {
  it('is sent to the image service if the page says so', async () => {
    const { outcome, request } = await runWith('service');
    expect(request).toHaveBeenCalledWith(
      { prompt: 'a lake', negative: '', style: 'anime', strength: 70, width: 1024, height: 1024, seed: 4 },
      signal,
    );
    expect(outcome).toEqual({ ok: false, failure: { ...failure, title: 'Error' } });
  });

  it('is sent nowhere otherwise', async () => {
    expect((await runWith('procedural')).request).not.toHaveBeenCalled();
  });
});
