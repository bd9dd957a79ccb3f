import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPicture } from './browser-tools';

const never = new AbortController().signal;
const address = new URL('https://pictures.example.com/boats.jpg');
const errorWith = (code: string) => expect.objectContaining({ code, more: { field: 'image_url' } });

/** A response of the browser's `fetch`; `url` is the target of a redirect. */
function answerWith(answer: Response, url?: string) {
  if (url !== undefined)
    Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
  const asked = vi.fn(async (..._args: Parameters<typeof fetch>) => answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetching a picture in the browser', () => {
  it('returns its bytes, and sends neither cookies nor a referrer', async () => {
    const asked = answerWith(new Response('picture'));
    expect(new TextDecoder().decode(await fetchPicture(address, never))).toBe('picture');
    expect(asked.mock.calls[0]).toMatchObject([
      address,
      { credentials: 'omit', referrerPolicy: 'no-referrer' },
    ]);
  });

  it('sends nothing to a private address', async () => {
    const asked = answerWith(new Response('picture'));
    await expect(fetchPicture(new URL('http://127.0.0.1/'), never)).rejects.toEqual(
      errorWith('forbidden_address'),
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('rejects a redirect to a private address', async () => {
    answerWith(new Response('picture'), 'http://192.168.1.1/boats.jpg');
    await expect(fetchPicture(address, never)).rejects.toEqual(errorWith('forbidden_address'));
  });

  it('follows a redirect', async () => {
    answerWith(new Response('picture'), 'https://elsewhere.example.com/boats.jpg');
    expect(await fetchPicture(address, never)).toHaveLength('picture'.length);
  });

  it('stops at the maximum size', async () => {
    const cancel = vi.fn();
    const part = new Uint8Array(1024 * 1024);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(part), cancel });
    answerWith(new Response(endless));
    await expect(fetchPicture(address, never)).rejects.toEqual(errorWith('image_too_large'));
    expect(cancel).toHaveBeenCalled();
  });

  it.each([404, 500])('fails for the status %s', async (status) => {
    answerWith(new Response('', { status }));
    await expect(fetchPicture(address, never)).rejects.toEqual(errorWith('image_unreachable'));
  });

  it('fails when the connection breaks', async () => {
    answerWith(
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) })),
    );
    await expect(fetchPicture(address, never)).rejects.toEqual(errorWith('image_unreachable'));
  });

  it('fails when the browser blocks or fails the request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchPicture(address, never)).rejects.toEqual(errorWith('image_unreachable'));
  });
});
