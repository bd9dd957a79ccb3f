import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageEnv, initialOptions } from './image-options';
import { imageGenerator } from './definition';

const failure = { code: 'prompt-refused', message: 'The service refused this prompt: No.', fix: '' } as const;
const { signal } = new AbortController();

beforeEach(() => void vi.stubGlobal('location', { search: '', href: 'https://app.example/' }));

/** Runs the generator on a page that asks the image service, or does not. */
async function runWith(request: ImageEnv['request']) {
  const { engine } = imageGenerator;
  const options = { ...initialOptions, prompt: 'a lake', style: 'anime' as const, seed: 4 };
  const env = { request } as Partial<ImageEnv> as ImageEnv;
  return engine.run({ source: 'no-file', options, report: () => {} }, signal, env);
}

describe('a description', () => {
  it('is sent to the image service if the page asks it', async () => {
    const request = vi.fn<NonNullable<ImageEnv['request']>>(async () => ({ ok: false, failure }));
    expect(await runWith(request)).toEqual({ ok: false, failure: { ...failure, title: 'Error' } });
    expect(request).toHaveBeenCalledWith(
      { prompt: 'a lake', negative: '', style: 'anime', strength: 70, width: 1024, height: 1024, seed: 4 },
      signal,
    );
  });

  // @spec call.no-server
  it('is sent nowhere otherwise: rules paint in a worker', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    // Node has no workers of the web, so the preview fails here. ONNX Runtime, in another test, sets Node's own ones.
    vi.stubGlobal('Worker', undefined);
    expect(await runWith(undefined)).toMatchObject({ failure: { code: 'engine-unavailable' } });
    expect(fetched).not.toHaveBeenCalled();
  });
});
